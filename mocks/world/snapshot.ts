/** A World in one file: its definition and what differs from the seed. Restoring seeds again and lays that over. */
import { PERSONA_IDS, type PersonaId } from '../seed/persona.ts';
import type { ClockState } from './clock.ts';
import type { JournalEntry } from './journal.ts';
import type { StoreDifference } from './store.ts';
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
}

type Json = Record<string, unknown>;
type Test = (value: unknown) => boolean;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isText: Test = (value) => typeof value === 'string';
const isNumber: Test = (value) => typeof value === 'number' && Number.isFinite(value);
const isCount: Test = (value) => Number.isInteger(value) && Number(value) >= 0;
const isRow: Test = (value) => isObject(value) && isText(value['id']);

const isRows: Test = (value) =>
  isObject(value) &&
  Object.values(value).every(
    (part) =>
      isObject(part) &&
      Array.isArray(part['rows']) &&
      part['rows'].every(isRow) &&
      Array.isArray(part['removed']) &&
      part['removed'].every(isText),
  );

/** What each part must be. Rows are trusted deeper than this, because only a World writes them. */
const BASE: Record<keyof WorldBase, Test> = {
  scenario: isText,
  seed: isCount,
  size: (value) => value === 'small' || value === 'large',
  now: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
};
const STATE: Record<keyof WorldState, Test> = {
  persona: (value) => value === null || PERSONA_IDS.some((id) => id === value),
  clock: (value) =>
    isObject(value) &&
    isNumber(value['offsetMs']) &&
    (value['frozenAt'] === null || isNumber(value['frozenAt'])),
  counters: (value) => isObject(value) && Object.values(value).every(isCount),
  faults: Array.isArray,
  rows: isRows,
  journal: (value) => isObject(value) && isCount(value['count']) && Array.isArray(value['entries']),
};

function checkParts(name: string, value: unknown, parts: Record<string, Test>): void {
  if (!isObject(value)) throw new SnapshotError(`The snapshot is damaged: "${name}" is missing`);
  for (const [part, isRight] of Object.entries(parts)) {
    if (!isRight(value[part]))
      throw new SnapshotError(`The snapshot is damaged: "${name}.${part}" is not as it should be`);
  }
}

/** Checks that a parsed file is a snapshot that this program can restore. Throws {@link SnapshotError} with the reason. */
export function readSnapshot(value: unknown): Snapshot {
  if (!isObject(value) || !('version' in value))
    throw new SnapshotError('This is no snapshot: it has no version');
  if (value['version'] !== SNAPSHOT_VERSION) {
    const found = JSON.stringify(value['version']);
    throw new SnapshotError(
      `This snapshot has version ${found}; this program reads version ${SNAPSHOT_VERSION}`,
    );
  }
  checkParts('base', value['base'], BASE);
  checkParts('state', value['state'], STATE);
  return value as unknown as Snapshot;
}
