import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DRAFT_LIFETIME_MS } from '#src/lib/limits.ts';
import { memoryWindow } from '../support/memory-window.ts';
import { readDraft, removeDraft, writeDraft, type DraftOptions } from '#src/lib/draft.ts';

afterEach(() => vi.unstubAllGlobals());

const NOW = Date.UTC(2026, 10, 20);

const place: DraftOptions<{ name: string }> = {
  form: 'test',
  userId: 'u-1',
  version: 2,
  parse: (raw) =>
    typeof raw === 'object' && raw !== null && 'name' in raw && typeof raw.name === 'string'
      ? { name: raw.name }
      : null,
};

const KEY = 'draft:test:u-1';
let page: ReturnType<typeof memoryWindow>;
beforeEach(() => {
  page = memoryWindow();
  vi.stubGlobal('window', page);
});

test('comes back with the time of its saving', () => {
  expect(writeDraft(place, { name: 'coil' }, NOW)).toBe(true);
  expect(readDraft(place, NOW + 1000)).toEqual({ savedAt: NOW, values: { name: 'coil' } });
});

test('belongs to one user and one form', () => {
  writeDraft(place, { name: 'coil' }, NOW);
  expect(readDraft({ ...place, userId: 'u-2' }, NOW)).toBeNull();
  expect(readDraft({ ...place, form: 'other' }, NOW)).toBeNull();
});

test('lives seven days and not longer', () => {
  writeDraft(place, { name: 'coil' }, NOW);
  expect(readDraft(place, NOW + DRAFT_LIFETIME_MS)).not.toBeNull();
  expect(readDraft(place, NOW + DRAFT_LIFETIME_MS + 1)).toBeNull();
  expect(page.localStorage.getItem(KEY)).toBeNull();
});

test('is not read with another shape, and removed', () => {
  writeDraft({ ...place, version: 1 }, { name: 'coil' }, NOW);
  expect(readDraft(place, NOW)).toBeNull();
  expect(page.localStorage.getItem(KEY)).toBeNull();
});

test.each([
  '',
  'no json',
  'null',
  '[]',
  '{"version":2}',
  '{"version":2,"savedAt":1e99,"values":{"name":"x"}}',
])('takes nothing from %j', (text) => {
  page.localStorage.setItem(KEY, text);
  expect(readDraft(place, NOW)).toBeNull();
});

test('says when the browser keeps nothing', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('closed', 'SecurityError');
    },
  });
  expect(writeDraft(place, { name: 'coil' }, NOW)).toBe(false);
  expect(readDraft(place, NOW)).toBeNull();
});

test('what a visitor typed goes with the tab', () => {
  const inTab: typeof place = { ...place, storage: 'tab' };
  writeDraft(inTab, { name: 'coil' }, NOW);
  expect([page.localStorage.getItem(KEY), page.sessionStorage.getItem(KEY)]).toEqual([
    null,
    expect.any(String),
  ]);
  expect(readDraft(inTab, NOW)?.values).toEqual({ name: 'coil' });
  removeDraft(inTab);
  expect(page.sessionStorage.getItem(KEY)).toBeNull();
});

test('a tab that is loaded again gets its own draft, not that of another tab', () => {
  const tab = (): typeof page => ({ ...memoryWindow(), localStorage: page.localStorage });
  const enter = (own: typeof page): unknown => vi.stubGlobal('window', own);
  const [first, second] = [tab(), tab()];

  enter(first);
  writeDraft(place, { name: 'coil' }, NOW);
  enter(second);
  writeDraft(place, { name: 'plate' }, NOW + 1000);
  enter(first);
  expect(readDraft(place, NOW + 2000)?.values).toEqual({ name: 'coil' });
  // A new tab goes on with what was typed last.
  enter(tab());
  expect(readDraft(place, NOW + 2000)?.values).toEqual({ name: 'plate' });
  enter(first);
  removeDraft(place);
  expect(readDraft(place, NOW + 2000)).toBeNull();
});
