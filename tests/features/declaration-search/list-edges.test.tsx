import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { begin, mock, open } from './open-register.tsx';

/** The edges of the list of the search: where it begins and ends, and what happens when an answer fails or is late. */

const table = () => screen.queryByRole('table', { name: 'Search results' });
const shown = () => {
  const found = table();
  return found === null ? 0 : within(found).getAllByRole('row').length - 1;
};

beforeEach(() => begin());

it('has a way to more on the first page, none on the last, and moves the focus to the first new row [2§9 search page]', async () => {
  await open('?page=11');
  await waitFor(() => expect(shown()).toBe(44));
  expect(screen.getByText('Showing 44 of 48')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(shown()).toBe(48));
  expect(screen.getByText(/^All \d+ shown$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  const rows = within(table() ?? document.body).getAllByRole('row');
  await waitFor(() => expect(rows[45]).toContainElement(document.activeElement as HTMLElement));
});

it('says of an empty register that nothing is published, and offers no filters to clear', async () => {
  const { declarations } = mock.world.store;
  for (const { id } of [...declarations.all()]) declarations.remove(id);
  await open();
  expect(await screen.findByText('No declaration has been published yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});
