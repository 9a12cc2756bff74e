/** A World in one file: its definition and what differs from the seed. Restoring seeds again and lays that over. */
import { inEnglish } from '../lib/in-english.ts';
import { isOperationId } from '../openapi/operations.ts';
import { PERSONA_IDS, type PersonaId } from './persona.ts';
import { EARLIEST, isMoment, LATEST, momentOf, type ClockState } from './clock.ts';
import { parseFaults } from './faults.ts';
import { isSeed } from './ids.ts';
import type { JournalEntry } from './journal.ts';
import { isServerManner, type ServerManner } from './server.ts';
import type { RowChange, StoreDifference } from './store.ts';
import type { Finding } from '../openapi/validate.ts';
import type { Difference } from './collection.ts';
import type { CollectionName, Row } from './entities.ts';
import type { Fault } from './types.ts';

/** Counts up whenever an older file can no longer be read. */
export const SNAPSHOT_VERSION = 2;
/** Digest of what rows are (tests/mocks/world/row-shapes.test.ts). With another one the version counts up, but for a new field that may be missing. */
export const ROW_SHAPES = '9292e076b0609513';

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
  /** What its server is like on the wire; as agreed where an older file does not say. */
  server?: ServerManner | undefined;
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
type Test<T> = (value: unknown) => value is T;
/** A test for each part of what is to be there. */
type Tests<T> = { readonly [Part in keyof T]-?: Test<T[Part]> };

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const oneOf =
  <const Text extends string>(...known: readonly Text[]): Test<Text> =>
  (value): value is Text =>
    known.some((text) => text === value);
const orNull =
  <T>(isRight: Test<T>): Test<T | null> =>
  (value): value is T | null =>
    value === null || isRight(value);
const has =
  <T extends object>(parts: Tests<T>): Test<T> =>
  (value): value is T =>
    isObject(value) && Object.entries<Test<unknown>>(parts).every(([part, isRight]) => isRight(value[part]));
const listOf =
  <T>(isRight: Test<T>): Test<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(isRight);
const mapOf =
  <T>(isRight: Test<T>): Test<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(isRight);

/** Rows have an id; what else is in them is looked at when the World is restored (mocks/world/rows.ts). */
const isPart = has<Difference<Row>>({ rows: listOf(has<Row>({ id: isText })), removed: listOf(isText) });

/** No clock was ever moved further than from one end of time to the other. */
const isOffset = (value: unknown): value is number => isNumber(value) && Math.abs(value) <= LATEST - EARLIEST;

// History is shown and never worked with: words in it may be those of another time, as a call or a collection that is gone.
const areFindings = listOf(has({ where: isText, pointer: isText, problem: isText }));
const isFindings = (value: unknown): value is readonly Finding[] => areFindings(value);
const isFault = (value: unknown): value is Fault => parseFaults([value], () => true).length === 1;
const isCollection = (value: unknown): value is CollectionName => isText(value);

const CHANGE: Tests<RowChange> = {
  collection: isCollection,
  id: isText,
  kind: oneOf('added', 'changed', 'removed'),
};
const ENTRY: Tests<JournalEntry> = {
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
  fault: orNull(isFault),
  ms: isNumber,
  request: orNull(isText),
  answer: orNull(isText),
  requestFindings: isFindings,
  answerFindings: isFindings,
  changes: listOf(has(CHANGE)),
};

/** What each part must be. Rows are looked at when the World is restored (mocks/world/rows.ts). */
const BASE: Tests<WorldBase> = {
  scenario: isText,
  seed: isSeed,
  size: oneOf('small', 'large'),
  now: (value): value is string => typeof value === 'string' && momentOf(value) !== null,
};
const STATE: Tests<WorldState> = {
  persona: orNull(oneOf(...PERSONA_IDS)),
  clock: has({ offsetMs: isOffset, frozenAt: orNull(isMoment) }),
  counters: mapOf(isCount),
  faults: (value): value is Fault[] => Array.isArray(parseFaults(value, isOperationId)),
  server: (value): value is ServerManner | undefined => value === undefined || isServerManner(value),
  rows: mapOf(isPart),
  journal: has({ count: isCount, entries: listOf(has(ENTRY)) }),
};

function problemOf(value: unknown, isRight: Test<unknown>): string | null {
  try {
    return isRight(value) ? null : 'is not as it should be';
  } catch (error) {
    // Faults say themselves what is wrong with them.
    if (error instanceof RangeError) return `is not as it should be: ${error.message}`;
    throw error;
  }
}

function checkParts<T extends object>(name: string, value: unknown, parts: Tests<T>): asserts value is T {
  if (!isObject(value)) throw damaged(`"${name}" is missing`);
  for (const [part, isRight] of Object.entries<Test<unknown>>(parts)) {
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
  const { base, state } = value;
  checkParts('base', base, BASE);
  checkParts('state', state, STATE);
  return { version: SNAPSHOT_VERSION, base, state };
}
