import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ago } from '#mocks/workbench/texts.ts';
import { Worlds } from '#mocks/workbench/sections/worlds.tsx';
import { renderSection, word } from './render-section.tsx';
import { startMock } from '../../support/mock.ts';
import { ofEachTest } from '../../support/of-each-test.ts';
import { must } from '../../support/must.ts';
import { homeOf } from '#mocks/workbench/worlds.ts';
import { user } from '../../support/user.ts';

it.each([
  ['/__mock/', '/'],
  ['/__mock', '/'],
  ['/__mock/assets/x', '/'],
  ['/steel/demo/__mock/', '/steel/demo/'],
  ['/somewhere/else', '/'],
])('a workbench at %s stands beside the portal at %s', (pathname, home) => {
  expect(homeOf(pathname)).toBe(home);
});

const mock = ofEachTest(async () => {
  const started = await startMock({ scenario: 'quote-issued' });
  // Those of other tests in this process would all be listed.
  const { worlds } = started.mock;
  for (const { id } of worlds.known()) if (id !== started.world.id) await worlds.remove(id);
  return started;
});
afterEach(() => {
  document.cookie = 'mock_world=; Max-Age=0; Path=/';
});

const row = async (name: string): Promise<HTMLElement> =>
  (await screen.findByText(name, { selector: 'strong' })).closest('li') as HTMLElement;
const press = (place: HTMLElement, name: string) => user.click(within(place).getByRole('button', { name }));
/** Well before a message goes by itself. */
const SOON = { timeout: 2000 };
const names = () => mock.mock.worlds.known().map(({ id }) => id);

it('makes, copies and deletes Worlds; deleting asks first', async () => {
  await renderSection(<Worlds />);
  const present = await row(mock.world.id);
  expect(present).toHaveTextContent('Quote waiting');
  // The World of requests that name none cannot be deleted.
  expect(within(present).queryByRole('button', { name: /^Delete/ })).toBeNull();

  await user.type(screen.getByRole('textbox', { name: word('worldName') }), 'bug-42');
  await user.click(screen.getByRole('button', { name: word('newWorld') }));
  const made = await row('bug-42');
  expect(made).toHaveTextContent('Default');

  await press(present, word('copyWorldOf', { name: mock.world.id }));
  const copy = await row(`${mock.world.id}-2`);
  expect(copy).toHaveTextContent('Quote waiting');

  await press(made, word('deleteWorldOf', { name: 'bug-42' }));
  expect(names()).toContain('bug-42');
  await press(made, word('deleteWorldSureOf', { name: 'bug-42' }));
  await waitFor(() => expect(made).not.toBeInTheDocument());
  expect(names()).not.toContain('bug-42');
});

it('resetting asks first, as deleting does, for what was done in the World is lost', async () => {
  await renderSection(<Worlds />);
  const present = await row(mock.world.id);
  const anew = () => within(present).queryByRole('link', { name: /Reset/ });
  expect(anew()).toBeNull();

  const reset = word('resetWorldOf', { name: mock.world.id });
  await press(present, reset);
  expect(anew()).toHaveAccessibleName(word('resetWorldSureOf', { name: mock.world.id }));
  expect(anew()).toHaveAttribute('href', '/__mock/?scenario=quote-issued#worlds');
  expect(anew()).toHaveFocus();

  await press(present, word('keepWorld'));
  expect(anew()).toBeNull();
  expect(within(present).getByRole('button', { name: reset })).toHaveFocus();
});

it('says how long ago a World was used: a time of day would be taken for the one of the World', async () => {
  mock.mock.worlds.reset('used-now', {});
  await renderSection(<Worlds />, 'zh');
  expect(await row('used-now')).toHaveTextContent('最近使用 现在');
  expect(ago('2026-11-22T09:00:00.000Z', 'en', Date.parse('2026-11-22T12:59:00.000Z'))).toBe('3 hours ago');
  expect(ago('2026-11-22T09:00:00.000Z', 'zh', Date.parse('2026-11-22T09:02:00.000Z'))).toBe('2分钟前');
  expect(ago('2026-11-22T09:00:00.000Z', 'en', Date.parse('2026-11-21T09:00:00.000Z'))).toBe('now');
});

it('what was wrong goes away with the next attempt: one message at a time, none after a success', async () => {
  await renderSection(<Worlds />);
  const field = await screen.findByRole('textbox', { name: word('worldName') });
  const make = async (name: string): Promise<void> => {
    await user.clear(field);
    await user.type(field, name);
    await user.click(screen.getByRole('button', { name: word('newWorld') }));
  };
  await make('no name');
  expect(await screen.findByText(/1 to 64 letters/)).toBeInTheDocument();

  await make(mock.world.id);
  expect(await screen.findByText(/There is a World/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1), SOON);

  await make('bug-43');
  expect(await screen.findByText(word('worldMade', { name: 'bug-43' }))).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), SOON);
});

it('a switch is for all tabs of the browser, and signs in whoever was there last', async () => {
  const other = mock.mock.worlds.reset('other', { scenario: 'default' });
  other.persona = 'agency';
  const went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await renderSection(<Worlds />);
  await press(await row('other'), word('switchToOf', { name: 'other' }));
  expect(document.cookie).toContain('mock_world=other');
  expect(went).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/__mock\/as\/agency\?to=/));
});

it('compares a snapshot file with a World field by field; the link of it opens the same comparison', async () => {
  window.location.hash = '';
  const { worlds } = mock.mock;
  const before = new File([JSON.stringify(mock.world.snapshot())], 'before 1.json', {
    type: 'application/json',
  });
  mock.world.store.users.update('u-certified', { userName: 'A', password: 'Planted2026' });
  const shown = await renderSection(<Worlds />);
  expect(await row(mock.world.id)).toHaveTextContent('recorded since it was made, now');
  const file = must(document.querySelector<HTMLInputElement>('input[type="file"]'));
  await user.upload(file, before);
  const table = await screen.findByRole('table', { name: 'users u-certified' });
  expect(within(table).getByRole('row', { name: /^\/userName .* A$/ })).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('Planted2026');
  expect(screen.getByText(word('rowCounts', { created: 0, deleted: 0, updated: 1 }))).toBeInTheDocument();
  expect(worlds.has('before-1-2')).toBe(true);
  expect(window.location.hash).toBe(`#worlds/${encodeURIComponent(`before-1-2:${mock.world.id}`)}`);
  await waitFor(() => expect(shown.isFetching()).toBe(0));
  cleanup();
  await renderSection(<Worlds />);
  expect(await screen.findByRole('table', { name: 'users u-certified' })).toBeInTheDocument();
  window.location.hash = '';
});
