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

/**
 * Reads `{"x":1,"y":5}` by cutting at commas and colons, as the server does: key order, extra keys, numbers in quotes
 * and a space after a colon are fine. A space before a key hides that key, which then reads as 0.
 */
function readPoint(text: string): CaptchaPoint | null {
  const values = new Map<string, string>();
  for (const pair of text.replaceAll(/["{}]/g, '').split(',')) {
    const [key, value] = pair.split(':');
    if (key === undefined || value === undefined) return null;
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

function readPoints(text: string): CaptchaPoint[] | null {
  const points = (text.match(/\{[^{}]*\}/g) ?? []).map(readPoint);
  return points.every((point) => point !== null) ? points : null;
}

function near(value: number, target: number, tolerance: number): boolean {
  return Math.abs(Math.trunc(value) - target) <= tolerance;
}

/** Slider: x within 5 pixels of the gap, y exactly the one that was set; both after cutting off decimals. */
export function judgePuzzle(pointText: string, answer: CaptchaPoint): Verdict {
  const point = /^\s*\{.*\}\s*$/s.test(pointText) ? readPoint(pointText.trim()) : null;
  if (point === null) return 'malformed';
  return near(point.x, answer.x, PUZZLE_TOLERANCE) && Math.trunc(point.y) === answer.y ? 'pass' : 'wrong';
}

/** Words: each click within 25 pixels of its word, in order. Too few clicks are malformed, further ones ignored. */
export function judgeWords(pointText: string, answers: readonly CaptchaPoint[]): Verdict {
  const points = readPoints(pointText);
  if (points === null || points.length < answers.length) return 'malformed';
  const right = answers.every((answer, index) => {
    const point = points[index] as CaptchaPoint;
    return near(point.x, answer.x, WORD_TOLERANCE) && near(point.y, answer.y, WORD_TOLERANCE);
  });
  return right ? 'pass' : 'wrong';
}
