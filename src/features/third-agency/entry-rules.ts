/** A received report against the register's own entry, field by field. */
import { nameIn, type TwoNames } from '#src/lib/names.ts';
import { isDay } from '#src/lib/day.ts';
import { daysIn } from '#src/lib/days-in.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { numbersIn, type Outcome } from '#src/parts/file-check/compare-file.ts';

/** `absent`: the text does not say it. `open`: there is nothing to compare. */
export type Result = 'same' | 'different' | 'absent' | 'open';

export interface Compared {
  result: Result;
  /** What the file says. */
  found: readonly string[];
}

const is = (result: Result, found: readonly string[] = []): Compared => ({ result, found });

/** Only numbers of the same series are told as different: a report also names standards and projects. */
export function compareNumber({ number }: Pick<Declaration, 'number'>, text: string | null): Compared {
  if (text === null || number === '') return is('open');
  const [series] = number.toUpperCase().split('-');
  const found = numbersIn(text).filter((one) => one.split('-')[0] === series);
  if (found.includes(number.toUpperCase())) return is('same', [number]);
  return found.length > 0 ? is('different', found) : is('absent');
}

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();

/** A text may name many companies, so another name is never called different. */
export function compareCompany(company: TwoNames, text: string | null): Compared {
  const names = [...new Set([nameIn('zh', company), nameIn('en', company)])].filter(Boolean);
  if (text === null || names.length === 0) return is('open');
  const found = names.filter((name) => plain(text).includes(plain(name)));
  return is(found.length > 0 ? 'same' : 'absent', found);
}

/** Words that a last day stands behind, within this many characters. */
const ENDS = /(?:有效期|有效至|截止|valid\s+(?:until|to|till)|validity|expir\w*)[^\n]{0,60}$/i;

interface FoundDate {
  day: string;
  /** Stands behind a word for the validity. */
  ends: boolean;
}

/** Dates of a text as `YYYY-MM-DD`. */
export function datesIn(text: string): FoundDate[] {
  return daysIn(text).map(({ day, index }) => ({
    day,
    ends: ENDS.test(text.slice(Math.max(0, index - 80), index)),
  }));
}

export function compareValidity(
  { validUntil }: Pick<Declaration, 'validUntil'>,
  text: string | null,
): Compared {
  const dates = datesIn(text ?? '');
  const ends = [...new Set(dates.filter((date) => date.ends).map(({ day }) => day))];
  if (text === null || !isDay(validUntil)) return is('open', ends);
  if (dates.some(({ day }) => day === validUntil)) return is('same', [validUntil]);
  return is(ends.length > 0 ? 'different' : 'absent', ends);
}

/** Different only where every published file was read and is the same on each reading. */
export function compareHash(outcome: Outcome | null, hash: string | null): Compared {
  const found = hash === null ? [] : [hash];
  if (outcome?.kind === 'same') return is('same', found);
  const isSure = outcome !== null && outcome.files > 0 && outcome.missed === 0 && !outcome.varies;
  return is(isSure ? 'different' : 'open', found);
}

/** What the comparison of all fields comes to. */
export type Verdict = 'published' | 'onlyBytes' | 'differs' | 'unsure';

/** An equal hash settles it; other bytes alone may come from saving or printing a file again. */
export function verdictOf(says: readonly Result[], hash: Result): Verdict {
  if (says.includes('different')) return 'differs';
  if (hash === 'same') return 'published';
  const agrees = says.length > 0 && says.every((result) => result === 'same');
  return hash === 'different' && agrees ? 'onlyBytes' : hash === 'different' ? 'differs' : 'unsure';
}
