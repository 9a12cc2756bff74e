/** What keeps the scripts of a first page small in the build. */
import { expect, it } from 'vitest';
import { withSingleNames } from '#scripts/vite/class-names.ts';
import { throughDoors } from '#scripts/vite/doors.ts';
import { HUE_NAMES, NEUTRAL_NAMES } from '#src/ui/theme/color-names.ts';
import { theme } from '#src/ui/theme/theme.ts';

it.each([
  ['only read by their names', "import c from './a.module.css';f(c.root, `${c.tag}`);", true],
  ['read by a name that is reckoned', "import c from './a.module.css';f(c.root, c[kind]);", false],
  ['handed on as they are', "import c from './a.module.css';f(c.root, { classNames: c });", false],
  ['of another file with such a name', "import c from './a.module.css';f(c.root, other.c, abc);", true],
])('classes become single names where they are %s', (_, code, single) => {
  expect(withSingleNames(code)).toBe(single ? code.replace('import c', 'import * as c') : code);
});

it('nothing else becomes a name of its own', () => {
  const code = "import c from './a.css';import d from './b.ts';f(c.root, d.root);";
  expect(withSingleNames(code)).toBe(code);
});

it('a route reaches its screen and its data through the doors, by the word for its file', () => {
  const screen = "import('/p/src/routes/epd/my-lists.tsx?tsr-split=component---loader')";
  const door = "import('virtual:doors').then((doors) => doors.epd_my_lists())";
  expect(throughDoors(`a(() => ${screen}); b(() => ${screen})`, 'epd/my-lists.tsx')).toBe(
    `a(() => ${door}); b(() => ${door})`,
  );
});

it('a route whose screen is cut otherwise stops the build', () => {
  expect(() => throughDoors("import('/p/src/routes/a.tsx?tsr-split=component')", 'a.tsx')).toThrow('a.tsx');
});

it('the theme names its shades, whose values stand in the sheet', () => {
  expect(Object.keys(theme.colors ?? {})).toEqual([...HUE_NAMES, ...NEUTRAL_NAMES]);
  expect(theme.colors?.['melt']?.[7]).toBe('var(--mantine-color-melt-7)');
});
