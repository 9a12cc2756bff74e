/** Formats times and faults, and searches calls. */
import type { Language } from '#src/i18n/keys.ts';
import { containsWords } from '#src/lib/match-words.ts';
import type { Schemas } from './queries.ts';
import type { Word } from './words.ts';

/** Milliseconds, descending. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Relative time of the machine's clock: `3 hours ago`. Not absolute, to avoid confusion with the World's clock. */
export function ago(moment: string, language: Language, now: number = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  // The server's clock may be ahead of the browser's.
  const past = Math.max(0, now - Date.parse(moment));
  const [unit, size] = UNITS.find(([, length]) => past >= length) ?? ['second', Infinity];
  return words.format(-Math.floor(past / size), unit);
}

/** `2026-11-22T09:00:00.000+08:00` as `2026-11-22 09:00:00`, in the platform's time zone. */
export function shownTime(time: string): string {
  return time.slice(0, 19).replace('T', ' ');
}

export type Fault = Schemas['ControlFault'];

export const EVERY = '*';

export const KINDS: Readonly<Record<Fault['kind'], Word>> = {
  delay: 'delay',
  status: 'status',
  code: 'businessCode',
  network: 'network',
  malformed: 'malformed',
  html: 'html',
};

/** Label of a condition: `/id = app-011`. */
export function matchName({ field, header, equals }: NonNullable<Fault['match']>): string {
  return `${field ?? header ?? ''} = ${String(equals)}`;
}

/** One-line summary: what, for which calls, how often. */
export function faultName(fault: Fault, w: (word: Word) => string): string {
  const { operationId, kind, value, p99, message, match, times } = fault;
  return [
    operationId === EVERY ? w('allOperations') : operationId,
    ...(match === undefined ? [] : [matchName(match)]),
    w(KINDS[kind]),
    p99 === undefined ? value : `p50 ${String(value)}, p99 ${String(p99)}`,
    message,
    times === undefined ? w('timesHint') : `× ${String(times)}`,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}

export interface ListedCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly group: string;
}

export const found = (calls: readonly ListedCall[], words: string): readonly ListedCall[] =>
  calls.filter(({ id, method, path, summary, group }) =>
    containsWords([id, method, path, summary, group].join(' '), words),
  );
