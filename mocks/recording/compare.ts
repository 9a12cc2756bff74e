import { meansTheSame, type Terms } from './by-meaning.ts';
import type { Bindings } from './bindings.ts';
import { PICTURE, withTexts } from './references.ts';

export interface Difference {
  /** JSON pointer into the step. */
  readonly at: string;
  /** Absent if the recording has no value. */
  readonly expected?: unknown;
  /** Absent if the response has no value. */
  readonly actual?: unknown;
}

interface Comparing {
  readonly bindings: Bindings;
  readonly terms: Terms;
  readonly found: Difference[];
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function pointer(at: string, key: string | number): string {
  return `${at}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
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

function compareLists(
  comparing: Comparing,
  expected: readonly unknown[],
  actual: readonly unknown[],
  at: string,
  key: string,
): void {
  const length = Math.max(expected.length, actual.length);
  for (let index = 0; index < length; index += 1) {
    const place = pointer(at, index);
    if (index >= actual.length)
      comparing.found.push({ at: place, expected: shown(comparing, expected[index]) });
    else if (index >= expected.length) comparing.found.push({ at: place, actual: actual[index] });
    else compare(comparing, expected[index], actual[index], place, key);
  }
}

function compareObjects(comparing: Comparing, expected: Fields, actual: Fields, at: string): void {
  for (const [key, value] of Object.entries(expected)) {
    const place = pointer(at, key);
    if (Object.hasOwn(actual, key)) compare(comparing, value, actual[key], place, key);
    else comparing.found.push({ at: place, expected: shown(comparing, value) });
  }
  for (const [key, value] of Object.entries(actual))
    if (!Object.hasOwn(expected, key)) comparing.found.push({ at: pointer(at, key), actual: value });
}

function compare(comparing: Comparing, expected: unknown, actual: unknown, at: string, key: string): void {
  if (Array.isArray(expected) && Array.isArray(actual)) compareLists(comparing, expected, actual, at, key);
  else if (isObject(expected) && isObject(actual) && !Array.isArray(expected) && !Array.isArray(actual))
    compareObjects(comparing, { ...expected }, { ...actual }, at);
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
