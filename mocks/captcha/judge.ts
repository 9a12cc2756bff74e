/** Deciding an answer the way AJ-Captcha's server does, its simple reader of point texts included. */

/** Pixels the piece may be off to either side, after cutting off decimals. */
export const PUZZLE_TOLERANCE = 5;
/** Pixels a click may be off in each direction. */
export const WORD_TOLERANCE = 25;

/** 'malformed' is what the real server answers with HTTP 500; 'wrong' is its code 6111. */
export type Verdict = 'pass' | 'wrong' | 'malformed';

export interface CaptchaPoint {
  x: number;
  y: number;
}

/** Cuts a text as Java does: empty pieces at the end are dropped. */
function cut(text: string, at: string): string[] {
  const pieces = text.split(at);
  while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop();
  return pieces;
}

/**
 * Reads `{"x":1,"y":5}` by taking out one brace of each kind and cutting at commas and colons, as the server does: key
 * order, extra keys, numbers in quotes and a space after a colon are fine. A space before a key, and so one before the
 * brace, hides that key, which then reads as 0. Null is what the server cannot read at all.
 */
function readPoint(text: string): CaptchaPoint | null {
  const values = new Map<string, string>();
  const bare = text.replace(',{', '{').replace('{', '').replace('}', '').replaceAll('"', '');
  for (const pair of cut(bare, ',')) {
    const [key = '', value] = cut(pair, ':');
    if (value === undefined) return null;
    values.set(key, value);
  }
  const read = (key: string): number => {
    const value = values.get(key);
    if (value === undefined) return 0;
    return value.trim() === '' ? Number.NaN : Number(value);
  };
  const point = { x: read('x'), y: read('y') };
  return Number.isFinite(point.x) && Number.isFinite(point.y) ? point : null;
}

/** Reads `[{…},{…}]` by cutting behind each point: `[ {` hides a key, `}, {` cannot be read. */
function readPoints(text: string): (CaptchaPoint | null)[] {
  return cut(text.replace('[', '').replace(']', ''), '}').map(readPoint);
}

function near(value: number, target: number, tolerance: number): boolean {
  return Math.abs(Math.trunc(value) - target) <= tolerance;
}

/** Slider: x within 5 pixels of the gap, y exactly the one that was set; both after cutting off decimals. */
export function judgePuzzle(pointText: string, answer: CaptchaPoint): Verdict {
  const point = readPoint(pointText);
  if (point === null) return 'malformed';
  return near(point.x, answer.x, PUZZLE_TOLERANCE) && Math.trunc(point.y) === answer.y ? 'pass' : 'wrong';
}

/** Words: each click within 25 pixels of its word, in order. Too few clicks are malformed, further ones ignored. */
export function judgeWords(pointText: string, answers: readonly CaptchaPoint[]): Verdict {
  const points = readPoints(pointText);
  // One after the other: behind a wrong click nothing is looked at.
  for (const [index, { x, y }] of answers.entries()) {
    const point = points[index];
    if (point === undefined || point === null) return 'malformed';
    if (!near(point.x, x, WORD_TOLERANCE) || !near(point.y, y, WORD_TOLERANCE)) return 'wrong';
  }
  return 'pass';
}
