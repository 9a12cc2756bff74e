/** Snapshot of a World: its definition and the difference from the seed. Restoring seeds again and applies the difference. */
import { inEnglish } from '../lib/text.ts';
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

/** Increment when older files can no longer be read. */
export const SNAPSHOT_VERSION = 2;
/**
 * Digest of the row types (tests/mocks/world/row-shapes.test.ts). When it changes, increment the version, except for new optional
 * fields.
 */
export const ROW_SHAPES = '9292e076b0609513';

/** Definition of a World; the same base creates the same World. */
export interface WorldBase {
  scenario: string;
  seed: number;
  size: 'small' | 'large';
  /** Start time with offset: all seed dates are relative to it. */
  now: string;
}

/** Changes of a World since its creation. */
export interface WorldState {
  /** Last persona signed in by a link or the control API. */
  persona: PersonaId | null;
  clock: ClockState;
  counters: Record<string, number>;
  faults: Fault[];
  /** Wire deviations of the server; none if an older file omits it. */
  server?: ServerManner | undefined;
  rows: StoreDifference;
  journal: { count: number; entries: readonly JournalEntry[] };
}

export interface Snapshot {
  version: typeof SNAPSHOT_VERSION;
  base: WorldBase;
  state: WorldState;
}

/** The file is no snapshot, or has another version. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
  /** Chinese message; defaults to the English one as a detail. */
  readonly zh: string;
  constructor(en: string, zh = inEnglish(en)) {
    super(en);
    this.zh = zh;
  }
}

/** Error for a snapshot with an invalid part, named by `problem`. */
export function damaged(problem: string): SnapshotError {
  return new SnapshotError(`The snapshot is damaged: ${problem}`, `快照文件已损坏。${inEnglish(problem)}`);
}

type Json = Record<string, unknown>;
type Test<T> = (value: unknown) => value is T;
/** One type guard per field. */
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

/** Rows have an id; other fields are checked on restore (mocks/world/references.ts). */
const isPart = has<Difference<Row>>({ rows: listOf(has<Row>({ id: isText })), removed: listOf(isText) });

/** An offset cannot exceed the range of the clock. */
const isOffset = (value: unknown): value is number => isNumber(value) && Math.abs(value) <= LATEST - EARLIEST;

// The journal is only displayed: it may contain operations or collections that no longer exist.
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

/** Type guard per field. Rows are checked on restore (mocks/world/references.ts). */
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
    // parseFaults explains the problem in its RangeError.
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

/** Validates a parsed snapshot. Throws {@link SnapshotError} with the reason. */
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
