import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DRAFT_LIFETIME_MS } from '#src/lib/limits.ts';
import { readDraft, removeDraft, writeDraft, type DraftPlace } from '#src/lib/draft.ts';

afterEach(() => vi.unstubAllGlobals());

const NOW = Date.UTC(2026, 10, 20);

const place: DraftPlace<{ name: string }> = {
  form: 'test',
  userId: 'u-1',
  version: 2,
  parse: (raw) =>
    typeof raw === 'object' && raw !== null && 'name' in raw && typeof raw.name === 'string'
      ? { name: raw.name }
      : null,
};

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
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
  expect(kept.size).toBe(0);
});

test('is not read with another shape, and removed', () => {
  writeDraft({ ...place, version: 1 }, { name: 'coil' }, NOW);
  expect(readDraft(place, NOW)).toBeNull();
  expect(kept.size).toBe(0);
});

test.each([
  '',
  'no json',
  'null',
  '[]',
  '{"version":2}',
  '{"version":2,"savedAt":1e99,"values":{"name":"x"}}',
])('takes nothing from %j', (text) => {
  kept.set('draft:test:u-1', text);
  expect(readDraft(place, NOW)).toBeNull();
});

test('goes when it is removed', () => {
  writeDraft(place, { name: 'coil' }, NOW);
  removeDraft(place);
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
  const tab = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => tab.set(key, value),
      removeItem: (key: string) => tab.delete(key),
    },
  });
  const inTab: typeof place = { ...place, kept: 'tab' };
  writeDraft(inTab, { name: 'coil' }, NOW);
  expect(tab.size).toBe(1);
  expect(readDraft(inTab, NOW)?.values).toEqual({ name: 'coil' });
  removeDraft(inTab);
  expect(tab.size).toBe(0);
});

test('a tab that is loaded again gets its own draft, not that of another tab', () => {
  const database = (rows: Map<string, string>) => ({
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => rows.set(key, value),
    removeItem: (key: string) => rows.delete(key),
  });
  const enter = (tab: Map<string, string>): unknown =>
    vi.stubGlobal('window', { localStorage: database(kept), sessionStorage: database(tab) });
  const [first, second] = [new Map<string, string>(), new Map<string, string>()];

  enter(first);
  writeDraft(place, { name: 'coil' }, NOW);
  enter(second);
  writeDraft(place, { name: 'plate' }, NOW + 1000);
  enter(first);
  expect(readDraft(place, NOW + 2000)?.values).toEqual({ name: 'coil' });
  // A new tab goes on with what was typed last.
  enter(new Map());
  expect(readDraft(place, NOW + 2000)?.values).toEqual({ name: 'plate' });
  enter(first);
  removeDraft(place);
  expect(readDraft(place, NOW + 2000)).toBeNull();
});
