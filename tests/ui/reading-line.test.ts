import { describe, expect, test } from 'vitest';
import { readingLine, sectionAt } from '#src/ui/use-visible-section.ts';

/** A page of 3,000 px with a header of 80 px: five sections, the last two of them short. */
const PAGE = 3000;
const STARTS = { a: 200, b: 600, c: 1500, d: 2600, e: 2800 };
const COVERED = 80;

/** The section that is read after `done` px of scrolling in a window of this height. */
function readAt(done: number, window: number): string | undefined {
  const left = PAGE - window - done;
  const tops = Object.entries(STARTS).map(([id, start]) => ({ id, top: start - done }));
  return sectionAt(tops, readingLine({ window, covered: COVERED, done, left }));
}

/** All that is read on the way down, each section once in a row. */
function wayDown(window: number): string[] {
  const seen: string[] = [];
  for (let done = 0; done <= PAGE - window; done += 10) {
    const id = readAt(done, window) ?? '';
    if (seen.at(-1) !== id) seen.push(id);
  }
  return seen;
}

describe('the section that is read', () => {
  test.each([400, 700, 900, 1300])('each gets its turn on the way down, in a window of %i px', (window) => {
    expect(wayDown(window)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('is the first one at the top and the last one at the end', () => {
    for (const window of [300, 900, 2000]) {
      expect(readAt(0, window)).toBe('a');
      expect(readAt(PAGE - window, window)).toBe('e');
    }
  });

  test('is the one that a link has led to: its head stands just below the header', () => {
    for (const window of [400, 900]) {
      expect(readAt(STARTS.b - COVERED, window)).toBe('b');
      expect(readAt(STARTS.c - COVERED, window)).toBe('c');
    }
  });

  test('is the first one of a page that does not scroll, and none of a page without sections', () => {
    const line = readingLine({ window: 900, covered: COVERED, done: 0, left: 0 });
    const at = (id: string, top: number) => ({ id, top });
    expect(sectionAt([at('a', 100), at('b', 600)], line)).toBe('a');
    expect(sectionAt([], line)).toBeUndefined();
  });
});
