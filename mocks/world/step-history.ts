/** Stored history of a World: recorded steps, and undo steps. */
import type { CollectionName, Row } from './entities.ts';
import type { UndoHistory, UndoStep, UndoState } from './undo-history.ts';
import type { Recorder } from './recorder.ts';
import type { StoreDifference } from './store.ts';
import type { LiveWorld } from './world.ts';

export type StepHistory = Pick<LiveWorld, 'recorder' | 'past'>;

/** Start of a recording; `later`: its first steps were dropped. */
export interface RecordedSince {
  readonly begin: 'start' | 'snapshot' | 'later';
  /** Epoch ms, real time. */
  readonly since: number;
}

export function recordedSince({ isWhole, base, since }: Recorder): RecordedSince {
  return { begin: !isWhole ? 'later' : base === 'start' ? 'start' : 'snapshot', since };
}

/** Rows of a collection before a step, relative to those after it. */
interface RowsBefore {
  /** Ids of rows that did not exist or differed. */
  readonly drop: readonly string[];
  /** Previous rows with their index, ascending. */
  readonly put: readonly (readonly [index: number, row: Row])[];
  readonly removed?: readonly string[];
}

/** A step of {@link UndoHistory} as JSON, relative to the state after it. */
export interface StoredPastStep extends Omit<UndoStep, 'before'> {
  readonly before: Omit<UndoState, 'rows'> & {
    readonly size: number;
    readonly rows: Readonly<Partial<Record<CollectionName, RowsBefore>>>;
  };
}

type Part = { readonly rows: readonly Row[]; readonly removed: readonly string[] };
const NOTHING: Part = { rows: [], removed: [] };

function rowsBefore(before: Part, after: Part): RowsBefore {
  const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
  const [was, is] = [byId(before.rows), byId(after.rows)];
  return {
    drop: after.rows.flatMap((row) => (was.get(row.id) === row ? [] : [row.id])),
    put: before.rows.flatMap((row, index) => (is.get(row.id) === row ? [] : [[index, row] as const])),
    ...(before.removed.length === after.removed.length ? {} : { removed: before.removed }),
  };
}

function withRowsBefore(after: Part, { drop, put, removed = after.removed }: RowsBefore): Part {
  const gone = new Set(drop);
  const rows = after.rows.filter(({ id }) => !gone.has(id));
  for (const [index, row] of put) rows.splice(index, 0, row);
  return { rows, removed };
}

// The casts are safe: each collection holds rows of its own type, stored under its name.
const namesIn = (...stores: object[]): CollectionName[] =>
  [...new Set(stores.flatMap((store) => Object.keys(store)))] as CollectionName[];

function storedRows(before: StoreDifference, after: StoreDifference): StoredPastStep['before']['rows'] {
  const parts = namesIn(before, after).flatMap((name) => {
    const [was, is]: [Part, Part] = [before[name] ?? NOTHING, after[name] ?? NOTHING];
    // Lists are cached until they change.
    const isSame = was.rows === is.rows && was.removed === is.removed;
    return isSame ? [] : [[name, rowsBefore(was, is)] as const];
  });
  return Object.fromEntries(parts);
}

function restoredRows(after: StoreDifference, parts: StoredPastStep['before']['rows']): StoreDifference {
  const all = namesIn(after, parts).map((name) => {
    const [is, part]: [Part, RowsBefore | undefined] = [after[name] ?? NOTHING, parts[name]];
    return [name, part === undefined ? is : withRowsBefore(is, part)] as const;
  });
  return Object.fromEntries(all.filter(([, { rows, removed }]) => rows.length + removed.length > 0));
}

const stored = new WeakMap<UndoStep, StoredPastStep>();

/** All steps, oldest first; each is computed once. */
export function storedPast(past: UndoHistory): readonly StoredPastStep[] {
  const steps = past.list();
  return steps.map((step, at) => {
    const known = stored.get(step);
    if (known !== undefined) return known;
    const { rows, ...standing } = step.before;
    const after = steps[at + 1]?.before ?? past.standing;
    const before = {
      ...standing,
      size: rows.size,
      rows: storedRows(rows.difference(), after.rows.difference()),
    };
    const made: StoredPastStep = { ...step, before };
    stored.set(step, made);
    return made;
  });
}

/**
 * Steps as {@link UndoHistory} continues from them.
 * @param now rows after the last one
 */
export function pastSteps(steps: readonly StoredPastStep[], now: StoreDifference): UndoStep[] {
  const restored: UndoStep[] = [];
  let after = (): StoreDifference => now;
  for (const step of steps.toReversed()) {
    const { rows, size, ...standing } = step.before;
    const later = after;
    let found: StoreDifference | undefined;
    const difference = (): StoreDifference => (found ??= restoredRows(later(), rows));
    const one = { ...step, before: { ...standing, rows: { size, difference } } };
    stored.set(one, step);
    restored.unshift(one);
    after = difference;
  }
  return restored;
}
