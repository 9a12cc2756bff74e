import { Drawer } from '@mantine/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Language } from '#src/i18n/keys.ts';
import { DayField } from '#src/ui/day-field.tsx';
import { renderPart } from './render.tsx';

const applied = vi.fn<(day: string | undefined) => void>();

function Field() {
  const [day, setDay] = useState<string | undefined>('2026-11-20');
  return (
    <DayField
      label="From"
      value={day}
      onApply={(next) => {
        applied(next);
        setDay(next);
      }}
    />
  );
}
const field = () => screen.getByRole('textbox', { name: 'From' });

async function start(language: Language) {
  applied.mockClear();
  await renderPart(<Field />, language);
  await userEvent.clear(field());
}

it.each([
  ['en', '2026/1/2', '2\u00A0Jan\u00A02026'],
  ['zh', '2 Jan 2026', '2026-01-02'],
] as const)(
  'in %s a day is applied on Enter and shown as the page writes it',
  async (language, typed, shown) => {
    await start(language);
    await userEvent.type(field(), typed);
    expect(applied).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field()).toHaveValue(shown));
    expect(applied.mock.calls).toEqual([['2026-01-02']]);
  },
);

it('what is no day says so, is kept, and does not search; an empty field ends the filter', async () => {
  await start('en');
  await userEvent.type(field(), '202');
  fireEvent.blur(field());
  await waitFor(() => expect(field()).toBeInvalid());
  expect(field()).toHaveAccessibleDescription(/century, such as 20\sNov\s2026$/);
  expect(field()).toHaveValue('202');
  await userEvent.clear(field());
  expect(field()).toBeValid();
  expect(applied).not.toHaveBeenCalled();
  await userEvent.tab();
  await waitFor(() => expect(applied.mock.calls).toEqual([[undefined]]));
});

it('the calendar speaks the language of the page, begins with Monday and ends with the day picked', async () => {
  applied.mockClear();
  await renderPart(<Field />, 'zh');
  await userEvent.click(screen.getByRole('button', { name: 'From' }));
  const month = await screen.findByRole('dialog', { name: 'From' });
  expect(within(month).getByText('2026年11月')).toBeInTheDocument();
  expect(within(month).getAllByRole('columnheader')[0]).toHaveTextContent('一');
  await userEvent.click(within(month).getByRole('button', { name: '2026-11-03' }));
  await waitFor(() => expect(applied.mock.calls).toEqual([['2026-11-03']]));
  expect(field()).toHaveValue('2026-11-03');
});

it('Escape closes the calendar, and not the drawer around it', async () => {
  const close = vi.fn<() => void>();
  await renderPart(
    <Drawer opened onClose={close} title="Filters">
      <Field />
    </Drawer>,
  );
  await userEvent.click(screen.getByRole('button', { name: /From/ }));
  const [day] = await screen.findAllByRole('button', { name: /Nov/ });
  day?.focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /Nov/ })).toEqual([]));
  expect(close).not.toHaveBeenCalled();
});
