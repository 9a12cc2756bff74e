import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { begin, mock, open, searches } from './open-register.tsx';

/** The edges of the list of the search: where it begins and ends, and what happens when an answer fails or is late. */

const table = () => screen.queryByRole('table', { name: 'Search results' });
const shown = () => {
  const found = table();
  return found === null ? 0 : within(found).getAllByRole('row').length - 1;
};

beforeEach(() => begin());
afterEach(() => mock.stop());

it('has a way to more on the first page, none on the last, and moves the focus to the first new row [2§9 search page]', async () => {
  await open('?page=11');
  await waitFor(() => expect(shown()).toBe(44));
  expect(screen.getByText('Showing 44 of 48')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(shown()).toBe(48));
  expect(screen.getByText('No more items')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  const rows = within(table() ?? document.body).getAllByRole('row');
  await waitFor(() => expect(rows[45]).toContainElement(document.activeElement as HTMLElement));
});

it('shows a single row with the word that it is all', async () => {
  const [only] = mock.world.store.declarations.all();
  await open(`?keyword=${only?.registrationNumber ?? ''}`);
  await waitFor(() => expect(shown()).toBe(1));
  expect(screen.getByText('No more items')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('says of an empty register that nothing is published, and offers no filters to clear', async () => {
  const { declarations } = mock.world.store;
  for (const { id } of [...declarations.all()]) declarations.remove(id);
  await open();
  expect(await screen.findByText('No declaration has been published yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

it('keeps its rows when a further page fails, says why, and goes on from there', async () => {
  const page = await open();
  await waitFor(() => expect(shown()).toBe(4));
  mock.world.faults = [
    { operationId: 'searchDeclarations', kind: 'code', value: 0, message: 'Not now, please.', times: 1 },
  ];
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText(/Not now, please\./)).toBeVisible();
  expect(shown()).toBe(4);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shown()).toBe(8));
  expect(page.here()).toContain('page=2');
});

it('does not let a slow answer win over a newer one', async () => {
  // The first answer waits until the test lets it go.
  let letGo = (): void => undefined;
  const { sleep } = mock.mock;
  const held = new Promise<void>((done) => (letGo = done));
  Object.assign(mock.mock, { sleep: () => held });
  mock.world.faults = [{ operationId: 'searchDeclarations', kind: 'delay', value: 1, times: 1 }];
  try {
    await open('?sort=expiry');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Valid only/ }));
    await waitFor(() => expect(shown()).toBe(4));
    const before = searches();
    letGo();
    await waitFor(() => expect(searches()).toBe(before + 1));
    expect(screen.queryByText('Expired')).toBeNull();
    expect(screen.getByRole('checkbox', { name: /^Valid only/ })).toBeChecked();
  } finally {
    Object.assign(mock.mock, { sleep });
  }
});
