import { ecb } from '@noble/ciphers/aes.js';
import { fromBase64, toBase64 } from '../lib/bytes.ts';

/** `atob` alone would accept whitespace. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });
/** AES-128-ECB with PKCS7, as AJ-Captcha uses: not for secrecy, because the key travels beside the picture. */
const cipher = (key: string) => ecb(encoder.encode(key));

/** Without a key (encryption disabled) the text stays plain. */
export function encryptPoint(text: string, key: string | null): string {
  if (key === null || key === '') return text;
  return toBase64(cipher(key).encrypt(encoder.encode(text)));
}

/** Null if the text was not encrypted with this key (the protocol's generic failure 0001). */
export function decryptPoint(text: string, key: string | null): string | null {
  if (key === null || key === '') return text;
  if (!BASE64.test(text)) return null;
  try {
    return decoder.decode(cipher(key).decrypt(fromBase64(text)));
  } catch {
    // Invalid block length, padding or UTF-8.
    return null;
  }
}

/** Verification string of a solved puzzle: token and point text as sent, joined and encrypted. */
export function captchaVerification(token: string, pointJson: string, key: string | null): string {
  return encryptPoint(`${token}---${pointJson}`, key);
}

/** Checks captcha answers as AJ-Captcha's server does, including its simplistic JSON parser. */

/** Horizontal tolerance of the slider, px, after truncating decimals. */
const PUZZLE_TOLERANCE = 5;
/** Tolerance of a click in each direction, px. */
const WORD_TOLERANCE = 25;

/** 'malformed': the real server answers HTTP 500; 'wrong': code 6111. */
export type Verdict = 'pass' | 'wrong' | 'malformed';

interface CaptchaPoint {
  x: number;
  y: number;
}

/** Splits like Java: drops trailing empty strings. */
function cut(text: string, at: string): string[] {
  const pieces = text.split(at);
  while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop();
  return pieces;
}

/**
 * Parses `{"x":1,"y":5}` like the server: removes one brace of each kind, splits at commas and colons. Key order, extra keys,
 * quoted numbers and a space after a colon are accepted; a space before a key or brace hides the key, which then reads as 0. Null
 * if the server cannot parse it.
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

/** Parses `[{…},{…}]` by splitting after each point: `[ {` hides a key, `}, {` is a parse error. */
function readPoints(text: string): (CaptchaPoint | null)[] {
  return cut(text.replace('[', '').replace(']', ''), '}').map(readPoint);
}

function near(value: number, target: number, tolerance: number): boolean {
  return Math.abs(Math.trunc(value) - target) <= tolerance;
}

/** Slider: x within 5 px of the gap, y exact, both after truncating decimals. */
export function judgePuzzle(pointText: string, answer: CaptchaPoint): Verdict {
  const point = readPoint(pointText);
  if (point === null) return 'malformed';
  return near(point.x, answer.x, PUZZLE_TOLERANCE) && Math.trunc(point.y) === answer.y ? 'pass' : 'wrong';
}

/** Words: each click within 25 px of its word, in order. Too few clicks are malformed, extra ones ignored. */
export function judgeWords(pointText: string, answers: readonly CaptchaPoint[]): Verdict {
  const points = readPoints(pointText);
  for (const [index, { x, y }] of answers.entries()) {
    const point = points[index];
    if (point === undefined || point === null) return 'malformed';
    if (!near(point.x, x, WORD_TOLERANCE) || !near(point.y, y, WORD_TOLERANCE)) return 'wrong';
  }
  return 'pass';
}
