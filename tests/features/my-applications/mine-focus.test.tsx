import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { application, end, open, press, signIn } from './open-mine.tsx';

afterEach(end);

it.each([
  ['waits for the reader', 'quote-issued', 'quote', 'Service quote'],
  ['waits for nobody', 'published-on-chain', 'details', 'Application details'],
])(
  'a dialog that a link opened leaves the focus on its application, where that %s',
  async (_, scenario, dialog, title) => {
    await signIn(scenario);
    const { here } = await open(`/epd/mineEpd?id=${application().id}&dialog=${dialog}`);
    await screen.findByRole('dialog', { name: title });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
    expect(here()).toBe('/epd/mineEpd');
  },
);

it('a dialog that a button opened still leaves the focus on the button', async () => {
  await signIn('quote-issued');
  await open();
  await press('Application details', await screen.findByRole('article'));
  await screen.findByRole('dialog', { name: 'Application details' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Application details' })).toHaveFocus());
});
