/**
 * Tolerated differences between a recording and its replay; everything else must be equal. References are compared by identity
 * (bindings.ts).
 */
import { PICTURE } from './references.ts';

export interface Terms {
  /** Whether the World has the recording's seed. */
  readonly sameSeed: boolean;
  /** Whether the clock follows the recording; false for a server whose clock cannot be set. */
  readonly sameTime: boolean;
  /** Whether this value was entered in an earlier step. */
  readonly isTyped: (value: unknown) => boolean;
}

interface Rule {
  readonly what: string;
  readonly why: string;
  /** Whether two different values of a field are equivalent. */
  readonly fits: (expected: unknown, actual: unknown, key: string, terms: Terms) => boolean;
}

/** A response is created some ms after its request, but the clock is frozen during a replay. */
export const TIME_TOLERANCE_MS = 2000;

const TIME = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const BASE64 = /^[A-Za-z0-9+/]{100,}={0,2}$/;
/** Fields of seed rows whose values depend on the seed. */
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
    why: 'In a replay the clock stands.',
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
    why: 'A replay is one visitor.',
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

/** Whether two different values are equivalent. */
export function meansTheSame(expected: unknown, actual: unknown, key: string, terms: Terms): boolean {
  return BY_MEANING.some(({ fits }) => fits(expected, actual, key, terms));
}
