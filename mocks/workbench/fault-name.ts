import type { Schemas } from './api.ts';
import type { Word } from './words.ts';

export type Fault = Schemas['ControlFault'];

/** Wildcard for every operation. */
export const EVERY = '*';

export const KINDS: Readonly<Record<Fault['kind'], Word>> = {
  delay: 'delay',
  status: 'status',
  code: 'businessCode',
  network: 'network',
  malformed: 'malformed',
  html: 'html',
};

/** A condition, such as `/id = app-011`. */
export function matchName({ field, header, equals }: NonNullable<Fault['match']>): string {
  return `${field ?? header ?? ''} = ${String(equals)}`;
}

/** A fault on one line: what, to which calls, how often. */
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
