/** Difference of two states of Worlds: rows field by field, clock and settings. Secrets are masked, volatile rows only counted. */
import type { ControlSchemas } from '../openapi/control.gen.ts';
import type { Slices } from '../lib/slices.ts';
import { platformTime } from './clock.ts';
import { COLLECTION_NAMES, type CollectionName, type Row } from './entities.ts';
import { shortened, withoutSecrets } from './masked-text.ts';
import { STANDARD_BEHAVIOUR } from './server.ts';
import type { WorldBase } from './snapshot.ts';
import type { LiveWorld } from './world.ts';
import { isObject } from '../lib/checked-json.ts';

/** Maximum number of rows listed with values; others are counted. */
export const LISTED_ROWS = 500;
const LISTED_FIELDS = 50;
/** Tolerance for running clocks read one after the other, ms. */
const SAME_TIME_MS = 1000;

/** Collections that every use changes, mostly secret: only counted. */
const VOLATILE: ReadonlySet<CollectionName> = new Set([
  'sessions',
  'sentCodes',
  'captchas',
  'pageVisits',
  'counters',
]);

type Compared = Pick<LiveWorld, 'base' | 'store' | 'clock' | 'snapshot'>;

/** Before and after, as in the journal; absent if missing. */
export type FieldChange = Readonly<ControlSchemas['ControlFieldChange']>;

type Change = 'created' | 'updated' | 'deleted';

interface RowDifference {
  readonly collection: CollectionName;
  readonly id: string;
  readonly change: Change;
  readonly fields: readonly FieldChange[];
}

type Counts = Record<Change, number>;
const none = (): Counts => ({ created: 0, updated: 0, deleted: 0 });

export interface StateDifference {
  /** Volatile rows do not count. */
  readonly isSame: boolean;
  /** Scenario, clock, faults, server and settings of the platform. */
  readonly facts: readonly FieldChange[];
  /** At most {@link LISTED_ROWS}, by collection. */
  readonly changes: readonly RowDifference[];
  readonly counts: Readonly<Counts>;
  /** Volatile rows, by collection. */
  readonly volatile: Readonly<Record<string, Readonly<Counts>>>;
}

/** A value without secrets and bytes of uploads. */
const shown = (value: unknown, name: string): unknown =>
  withoutSecrets(
    value,
    (text, key) =>
      key === 'base64' ? `(upload, ${Math.floor((text.length * 3) / 4)} bytes)` : shortened(text),
    name,
  );

/** Differing leaves by pointer. */
function* differing(before: unknown, after: unknown, name = '', key = ''): Generator<FieldChange> {
  if (Object.is(before, after)) return;
  const areLists = Array.isArray(before) && Array.isArray(after);
  if (areLists || (isObject(before) && isObject(after))) {
    const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
    for (const part of new Set([...was.keys(), ...is.keys()]))
      yield* differing(was.get(part), is.get(part), `${name}/${part}`, areLists ? key : part);
    return;
  }
  yield {
    name,
    ...(before === undefined ? {} : { before: shown(before, key) }),
    ...(after === undefined ? {} : { after: shown(after, key) }),
  };
}

function allFields(row: Row, side: 'before' | 'after'): FieldChange[] {
  return Object.entries(row)
    .filter(([key]) => key !== 'id')
    .map(([key, value]) => ({ name: `/${key}`, [side]: shown(value, key) }));
}

type Pair = readonly [from: Row | undefined, to: Row | undefined];

function isSameBase(a: WorldBase, b: WorldBase): boolean {
  return a.scenario === b.scenario && a.seed === b.seed && a.size === b.size && a.now === b.now;
}

/** Rows of both states by id; with equal bases, only rows that one of them changed. */
function pairsOf(name: CollectionName, from: Compared, to: Compared, changed: readonly Row[] | null): Pair[] {
  const ids = new Set(
    [...(changed ?? [...from.store[name].all(), ...to.store[name].all()])].map(({ id }) => id),
  );
  return [...ids].map((id) => [from.store[name].get(id), to.store[name].get(id)]);
}

function rowDifference(collection: CollectionName, [from, to]: Pair): RowDifference | null {
  if (from === undefined)
    return to === undefined
      ? null
      : { collection, id: to.id, change: 'created', fields: allFields(to, 'after') };
  const { id } = from;
  if (to === undefined) return { collection, id, change: 'deleted', fields: allFields(from, 'before') };
  const fields = [...differing(from, to)];
  return fields.length === 0 ? null : { collection, id, change: 'updated', fields };
}

function factsOf({ base, clock, store, snapshot }: Compared): Record<string, unknown> {
  const { persona, faults, server = STANDARD_BEHAVIOUR } = snapshot(0).state;
  return {
    scenario: base.scenario,
    seed: base.seed,
    size: base.size,
    start: base.now,
    clock: platformTime(clock.now()),
    'clock.frozen': clock.frozen,
    persona,
    faults,
    'server.fields': server.fields,
    'server.dialects': server.dialects,
    ...Object.fromEntries(store.settings.all().map(({ id, value }) => [`settings.${id}`, value])),
  };
}

function factDifferences(from: Compared, to: Compared): FieldChange[] {
  const [was, is] = [factsOf(from), factsOf(to)];
  if (Math.abs(from.clock.now() - to.clock.now()) < SAME_TIME_MS) is['clock'] = was['clock'];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name): FieldChange[] => {
    const [before, after] = [was[name], is[name]];
    return differing(before, after).next().done === true ? [] : [{ name, before, after }];
  });
}

/** Compares two states; safe while the Worlds change. */
export function* differenceOf(from: Compared, to: Compared): Slices<StateDifference> {
  const facts = factDifferences(from, to);
  const isAlike = isSameBase(from.base, to.base);
  const changed = [from, to].map((one) => one.snapshot(0).state.rows);
  const pairs = COLLECTION_NAMES.filter((name) => name !== 'settings').map((name) => {
    const touched = changed.flatMap((part) => [
      ...(part[name]?.rows ?? []),
      ...(part[name]?.removed ?? []).map((id): Row => ({ id })),
    ]);
    return [name, pairsOf(name, from, to, isAlike ? touched : null)] as const;
  });
  const counts = none();
  const volatile: Record<string, Counts> = {};
  const changes: RowDifference[] = [];
  for (const [name, all] of pairs)
    for (const pair of all) {
      yield;
      const row = rowDifference(name, pair);
      if (row === null) continue;
      if (VOLATILE.has(name)) (volatile[name] ??= none())[row.change] += 1;
      else {
        counts[row.change] += 1;
        if (changes.length < LISTED_ROWS)
          changes.push({ ...row, fields: row.fields.slice(0, LISTED_FIELDS) });
      }
    }
  const isSame = facts.length === 0 && Object.values(counts).every((count) => count === 0);
  return { isSame, facts, changes, counts, volatile };
}
