import { expect, it } from 'vitest';
import { BUILT_IN_MENU } from '#src/features/shell/use-menu.ts';
import { toNavItems } from '#src/features/shell/menu-rules.ts';
import { shortcutWords } from '#src/features/shell/palette/use-palette.tsx';
import { pageEntries } from '#src/features/shell/palette/use-entries.ts';

const sources = {
  items: toNavItems(BUILT_IN_MENU),
  signedIn: true,
  labelOf: (code: string) => `label of ${code}`,
  wordsOf: (code: string) => `words of ${code}`,
};
const paths = (signedIn: boolean) =>
  pageEntries({ ...sources, signedIn }).map(({ go }) => (go.kind === 'external' ? go.href : go.path));

it('holds every page of the navigation once, in its order', () => {
  const found = paths(false);
  expect(found.slice(0, 4)).toEqual(['/', '/thirdAgency', '/Epd', '/epd/epdSearch']);
  expect(new Set(found).size).toBe(found.length);
});

it('says to which area a page belongs, and is found by the words of both', () => {
  const entry = pageEntries(sources).find(({ key }) => key === 'page:/epd/epdsearch?');
  expect(entry).toMatchObject({
    label: 'label of nav.epdSearch',
    detail: 'label of nav.epd',
    words: 'words of nav.epdSearch\nwords of nav.epd',
  });
});

it('offers the pages of an account only to somebody who is signed in', () => {
  expect(paths(true)).toContain('/user');
  expect(paths(false)).not.toContain('/user');
});

it('tells the keys by their names on this machine', () => {
  expect(shortcutWords('MacIntel')).toBe('⌘ K');
  expect(shortcutWords('Win32')).toBe('Ctrl K');
});
