import type { ControlSchemas } from '../openapi/control.gen.ts';
import { isObject } from '../lib/checked-json.ts';
import { PICTURE, withTexts, type Bindings } from './references.ts';

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

function meansTheSame(expected: unknown, actual: unknown, key: string, terms: Terms): boolean {
  return BY_MEANING.some(({ fits }) => fits(expected, actual, key, terms));
}

export type Difference = Readonly<ControlSchemas['ControlDifference']>;

interface Comparing {
  readonly bindings: Bindings;
  readonly terms: Terms;
  readonly found: Difference[];
}

function pointer(at: string, key: string): string {
  return `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function shown({ bindings }: Comparing, expected: unknown): unknown {
  return withTexts(expected, (text) => (text === PICTURE ? text : bindings.shown(text)));
}

function isSame({ bindings, terms }: Comparing, expected: unknown, actual: unknown, key: string): boolean {
  if (meansTheSame(expected, actual, key, terms)) return true;
  if (typeof expected === 'string' && typeof actual === 'string' && expected !== PICTURE) {
    // References first, so that values which look like one are bound.
    if (bindings.matches(expected, actual)) return true;
    return meansTheSame(bindings.shown(expected), actual, key, terms);
  }
  return Object.is(expected, actual);
}

function compareParts(comparing: Comparing, expected: object, actual: object, at: string, key: string): void {
  const [wanted, found] = [new Map(Object.entries(expected)), new Map(Object.entries(actual))];
  for (const [name, value] of wanted) {
    const place = pointer(at, name);
    // An item of a list is compared like its field.
    if (found.has(name))
      compare(comparing, value, found.get(name), place, Array.isArray(expected) ? key : name);
    else comparing.found.push({ at: place, expected: shown(comparing, value) });
  }
  for (const [name, value] of found)
    if (!wanted.has(name)) comparing.found.push({ at: pointer(at, name), actual: value });
}

function compare(comparing: Comparing, expected: unknown, actual: unknown, at: string, key: string): void {
  const areLists = Array.isArray(expected) && Array.isArray(actual);
  if (areLists || (isObject(expected) && isObject(actual)))
    compareParts(comparing, expected, actual, at, key);
  else if (!isSame(comparing, expected, actual, key))
    comparing.found.push({ at, expected: shown(comparing, expected), actual });
}

/** All differences, in the order of the recording. Binds new references. */
export function differencesOf(
  expected: unknown,
  actual: unknown,
  bindings: Bindings,
  terms: Terms,
): Difference[] {
  const comparing = { bindings, terms, found: [] };
  compare(comparing, expected, actual, '/answer', '');
  return comparing.found;
}
