/** docs/accessibility.md: every criterion of WCAG 2.2 A and AA has its row, and the tests that it names exist. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { readPage, rowsOf } from './markdown.ts';

/** The success criteria of WCAG 2.2 by level; 4.1.1 is obsolete there. */
const CRITERIA = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
} as const;
const STATES = ['met', 'partly', 'not verified', 'not applicable'];

const page = readPage('docs/accessibility.md');
const rows = rowsOf(page);
const named = [...page.matchAll(/`([^`]+\.tsx?)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
  file,
  title,
}));

describe.each(['A', 'AA'] as const)('level %s', (level) => {
  it('has a row for each criterion, in order and once', () => {
    const found = rows.filter(([, at]) => at === level).map(([number]) => number);
    expect(found).toEqual(CRITERIA[level].split(' '));
  });
});

it.each(rows)('%s (%s) %s says how it stands, and how we know', (...[, , , state, how]) => {
  expect(STATES).toContain(state);
  expect(how).not.toBe('');
});

it.each(named)('$file has the test "$title"', ({ file, title }) => {
  expect(existsSync(`${ROOT}${file}`)).toBe(true);
  expect(readFileSync(`${ROOT}${file}`, 'utf8').replaceAll(String.raw`\'`, "'")).toContain(title);
});

it('names tests wherever one holds the row', () => {
  expect(named.length).toBeGreaterThan(30);
});
