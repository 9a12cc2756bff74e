import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { application, end, open, openPage, press, signIn } from './open-mine.tsx';

afterEach(end);

it.each([
  ['quote-issued', 'quote', 'Service quote'],
  ['published-on-chain', 'contract', 'Contract'],
])(
  'a dialog that a link opened leaves the focus on its application (%s)',
  async (scenario, dialog, title) => {
    await signIn(scenario);
    const { here } = await openPage(`?dialog=${dialog}`);
    await screen.findByRole('dialog', { name: title });
    await userEvent.keyboard('{Escape}');
    const place = screen.getByRole('article').parentElement;
    await waitFor(() => expect(place).toHaveFocus());
    expect(here()).toBe(`/epd/mineEpd/${application().id}`);
  },
);

it('a dialog that a button opened still leaves the focus on the button', async () => {
  await signIn('quote-issued');
  await open();
  await press('Review the quote', await screen.findByRole('article'));
  await screen.findByRole('dialog', { name: 'Service quote' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Review the quote' })).toHaveFocus());
});
