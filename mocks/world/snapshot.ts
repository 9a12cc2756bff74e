/** A World in one file: its definition and what differs from the seed. Restoring seeds again and lays that over. */
import { inEnglish } from '../lib/in-english.ts';
import { isOperationId } from '../openapi/operations.ts';
import { PERSONA_IDS, type PersonaId } from './persona.ts';
import { EARLIEST, isMoment, LATEST, momentOf, type ClockState } from './clock.ts';
import { parseFaults } from './faults.ts';
import { isSeed } from './ids.ts';
import type { JournalEntry } from './journal.ts';
import type { RowChange, StoreDifference } from './store.ts';
import type { Fault } from './types.ts';

/** Counts up whenever an older file can no longer be read. */
export const SNAPSHOT_VERSION = 1;

/** What a World is made from; the same base gives the same World. */
export interface WorldBase {
  scenario: string;
  seed: number;
  size: 'small' | 'large';
  /** The time at which the seed was laid, with its offset: all dates of the seed hang on it. */
  now: string;
}

/** What happened to a World since then. */
export interface WorldState {
  /** Who was signed in last, by a link or the control API. */
  persona: PersonaId | null;
  clock: ClockState;
  counters: Record<string, number>;
  faults: Fault[];
  rows: StoreDifference;
  journal: { count: number; entries: readonly JournalEntry[] };
}

export interface Snapshot {
  version: typeof SNAPSHOT_VERSION;
  base: WorldBase;
  state: WorldState;
}

/** A file that is no snapshot, or one of another version. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
  /** The same in Chinese; without it, the English as a detail. */
  readonly zh: string;
  constructor(en: string, zh = inEnglish(en)) {
    super(en);
    this.zh = zh;
  }
}

/** A snapshot of the right version that is wrong at one place; `problem` names it. */
export function damaged(problem: string): SnapshotError {
  return new SnapshotError(`The snapshot is damaged: ${problem}`, `快照文件已损坏。${inEnglish(problem)}`);
}

type Json = Record<string, unknown>;
type Test = (value: unknown) => boolean;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isText: Test = (value) => typeof value === 'string';
const isNumber: Test = (value) => typeof value === 'number' && Number.isFinite(value);
const isCount: Test = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const oneOf =
  (...known: readonly string[]): Test =>
  (value) =>
    known.some((text) => text === value);
const orNull =
  (isRight: Test): Test =>
  (value) =>
    value === null || isRight(value);
const has =
  (parts: Record<string, Test>): Test =>
  (value) =>
    isObject(value) && Object.entries(parts).every(([part, isRight]) => isRight(value[part]));
const listOf =
  (isRight: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(isRight);
const isRow: Test = (value) => isObject(value) && isText(value['id']);

const isPart = has({ rows: listOf(isRow), removed: listOf(isText) });

/** No clock was ever moved further than from one end of time to the other. */
const isOffset: Test = (value) => isNumber(value) && Math.abs(Number(value)) <= LATEST - EARLIEST;

const isFindings = listOf(has({ where: isText, pointer: isText, problem: isText }));
const CHANGE: Record<keyof RowChange, Test> = {
  collection: isText,
  id: isText,
  kind: oneOf('added', 'changed', 'removed'),
};
const ENTRY: Record<keyof JournalEntry, Test> = {
  index: isCount,
  kind: oneOf('request', 'operator', 'login', 'clock', 'faults', 'undo', 'real', 'switch'),
  at: isMoment,
  userId: orNull(isText),
  method: isText,
  path: isText,
  operationId: orNull(isText),
  status: isCount,
  code: orNull(isNumber),
  language: orNull(isText),
  // What hit a call is history: its operation may be gone from the contract since.
  fault: orNull((value) => parseFaults([value], () => true).length === 1),
  ms: isNumber,
  request: orNull(isText),
  answer: orNull(isText),
  requestFindings: isFindings,
  answerFindings: isFindings,
  changes: listOf(has(CHANGE)),
};

/** What each part must be. Rows are looked at when the World is restored (mocks/world/rows.ts). */
const BASE: Record<keyof WorldBase, Test> = {
  scenario: isText,
  seed: isSeed,
  size: oneOf('small', 'large'),
  now: (value) => typeof value === 'string' && momentOf(value) !== null,
};
const STATE: Record<keyof WorldState, Test> = {
  persona: orNull(oneOf(...PERSONA_IDS)),
  clock: has({ offsetMs: isOffset, frozenAt: orNull(isMoment) }),
  counters: (value) => isObject(value) && Object.values(value).every(isCount),
  faults: (value) => Array.isArray(parseFaults(value, isOperationId)),
  rows: (value) => isObject(value) && Object.values(value).every(isPart),
  journal: has({ count: isCount, entries: listOf(has(ENTRY)) }),
};

function problemOf(value: unknown, isRight: Test): string | null {
  try {
    return isRight(value) ? null : 'is not as it should be';
  } catch (error) {
    // Faults say themselves what is wrong with them.
    if (error instanceof RangeError) return `is not as it should be: ${error.message}`;
    throw error;
  }
}

function checkParts(name: string, value: unknown, parts: Record<string, Test>): void {
  if (!isObject(value)) throw damaged(`"${name}" is missing`);
  for (const [part, isRight] of Object.entries(parts)) {
    const problem = problemOf(value[part], isRight);
    if (problem !== null) throw damaged(`"${name}.${part}" ${problem}`);
  }
}

/** Checks that a parsed file is a snapshot that this program can restore. Throws {@link SnapshotError} with the reason. */
export function readSnapshot(value: unknown): Snapshot {
  if (!isObject(value) || !('version' in value))
    throw new SnapshotError('This is no snapshot: it has no version', '这不是快照文件：其中没有版本号');
  if (value['version'] !== SNAPSHOT_VERSION) {
    const found = JSON.stringify(value['version']);
    throw new SnapshotError(
      `This snapshot has version ${found}; this program reads version ${SNAPSHOT_VERSION}`,
      `此快照的版本为 ${found}，本程序只能载入版本 ${SNAPSHOT_VERSION}`,
    );
  }
  checkParts('base', value['base'], BASE);
  checkParts('state', value['state'], STATE);
  // Every part was checked above, which the compiler cannot follow through a table of tests.
  return value as unknown as Snapshot;
}
