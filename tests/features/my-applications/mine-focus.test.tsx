import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { application, openPage, signIn } from './open-mine.tsx';

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
