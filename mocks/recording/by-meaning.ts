/**
 * What may differ between a recording and its replay by its nature, and what is compared instead. The only such table: all else
 * must be equal. References are compared as such (bindings.ts): the same one is the same thing.
 */
import { PICTURE } from './references.ts';

/** How a replay stands to its recording. */
export interface Terms {
  /** Whether the World was made with the seed of the recording. */
  readonly sameSeed: boolean;
  /** Whether its time goes as recorded; no for a server whose clock nobody can set. */
  readonly sameTime: boolean;
  /** Whether somebody typed this value in an earlier step. */
  readonly isTyped: (value: unknown) => boolean;
}

interface Rule {
  readonly what: string;
  readonly why: string;
  /** Whether two values of a field, which are not equal, mean the same. */
  readonly fits: (expected: unknown, actual: unknown, key: string, terms: Terms) => boolean;
}

/** An answer is made some ms after its call came, and in a replay the clock stands. */
export const TIME_TOLERANCE_MS = 2000;

const TIME = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const BASE64 = /^[A-Za-z0-9+/]{100,}={0,2}$/;
/** Fields of seeded rows whose values are drawn with the seed. */
const INVENTED: ReadonlySet<string> = new Set([
  'companyAddress',
  'corporation',
  'companyContacts',
  'companyZipCode',
  'dataStubsTxhash',
  'dataStubsBlocktime',
  'reportStubsTxhash',
  'reportStubsBlocktime',
]);

const areTexts = (expected: unknown, actual: unknown, like: RegExp): boolean =>
  typeof expected === 'string' && typeof actual === 'string' && like.test(expected) && like.test(actual);

function isNear(expected: unknown, actual: unknown): boolean {
  if (!areTexts(expected, actual, TIME)) return false;
  return Math.abs(Date.parse(String(expected)) - Date.parse(String(actual))) <= TIME_TOLERANCE_MS;
}

export const BY_MEANING: readonly Rule[] = [
  {
    what: 'times, within two seconds',
    why: 'An answer is made some milliseconds after its call came, and in a replay the clock stands.',
    fits: isNear,
  },
  {
    what: 'times and days of a server whose clock nobody can set, as times and days',
    why: 'It lives in its own time.',
    fits: (expected, actual, _key, { sameTime }) =>
      !sameTime && (areTexts(expected, actual, TIME) || areTexts(expected, actual, DAY)),
  },
  {
    what: 'pictures inside answers, as pictures',
    why: 'A puzzle is drawn anew each time.',
    fits: (expected, actual) => expected === PICTURE && typeof actual === 'string' && BASE64.test(actual),
  },
  {
    what: 'words of a puzzle (`wordList`), as words',
    why: 'They are drawn with its picture.',
    fits: (expected, actual, key) => key === 'wordList' && areTexts(expected, actual, /^\S+$/),
  },
  {
    what: 'visitors (`uv`), as a number',
    why: 'They are told apart by their browsers, and a replay is one visitor.',
    fits: (expected, actual, key) => key === 'uv' && Number.isInteger(expected) && Number.isInteger(actual),
  },
  {
    what: 'visits (`pv`) on a server that nobody can reset, as a number',
    why: 'It counts everybody since it began.',
    fits: (expected, actual, key, { sameTime }) =>
      !sameTime && key === 'pv' && Number.isInteger(expected) && Number.isInteger(actual),
  },
  {
    what: 'in a World with another seed: addresses and people of companies, hashes and times on the blockchain',
    why: 'They are drawn with the seed. What somebody typed in the recording is compared all the same.',
    fits: (expected, actual, key, { sameSeed, isTyped }) =>
      !sameSeed && INVENTED.has(key) && typeof expected === typeof actual && !isTyped(expected),
  },
];

/** Whether two values that are not equal mean the same. */
export function meansTheSame(expected: unknown, actual: unknown, key: string, terms: Terms): boolean {
  return BY_MEANING.some(({ fits }) => fits(expected, actual, key, terms));
}
