/** docs/accessibility.md has every criterion of WCAG 2.2, levels A and AA, once, and names tests that exist. */
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { readPage, rowsOf, sectionOf } from './markdown.ts';

/** https://www.w3.org/TR/WCAG22/, without 4.1.1, which is obsolete there. */
const CRITERIA = [
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13',
  '2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8',
  '3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3',
].flatMap((line) => line.split(' '));

const page = readPage('docs/accessibility.md');
const rowsBelow = (heading: string): string[][] => rowsOf(sectionOf(page, heading));
const tested = [...rowsBelow('Met, held by tests'), ...rowsBelow('Partly met')];
const inspected = [...rowsBelow('Met, by inspection'), ...rowsBelow('Not applicable')];

it('has each criterion once', () => {
  const named = [...tested, ...inspected].flatMap(([cell = '']) => cell.match(/\d\.\d\.\d+/g) ?? []);
  expect(CRITERIA).toHaveLength(55);
  expect(named.sort()).toEqual([...CRITERIA].sort());
});

it('says of each how we know', () => {
  const silent = [...tested, ...inspected].filter(([, how = '']) => !/\w/.test(how));
  expect(silent).toEqual([]);
});

it.each(tested)('%s: is held by tests that exist', (...cells) => {
  const files = cells.at(-1)?.match(/[\w./-]+\.(?:test|spec)\.tsx?/g) ?? [];
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !/^(?:tests|e2e)\//.test(file) || !existsSync(ROOT + file))).toEqual([]);
});
