import { describe, expect, test } from 'vitest';
import { MemoryCollection, type ChangeKind } from '#mocks/world/collection.ts';
import { COLLECTION_NAMES, type Row, type Collection } from '#mocks/world/entities.ts';
import { createStore } from '#mocks/world/store.ts';

interface Item {
  id: string;
  group: string;
  name?: string;
  parts?: { x: number }[];
}

function collection(items: Item[] = []) {
  const notes: [ChangeKind, string][] = [];
  const rows = new MemoryCollection<Item>((kind, id) => notes.push([kind, id]));
  for (const item of items) rows.put(item);
  rows.endSeed();
  return { rows, notes };
}
const ids = (items: readonly Item[]): string[] => items.map(({ id }) => id);

const SEED: Item[] = [
  { id: 'a', group: 'one' },
  { id: 'b', group: 'two' },
  { id: 'c', group: 'one' },
  { id: 'd', group: 'two' },
];

describe('where', () => {
  test('gives the same as a scan after many random changes', () => {
    const { rows } = collection(SEED);
    rows.where('group', '0');
    for (let step = 0; step < 2000; step += 1) {
      const id = String((step * 7919) % 97);
      if (step % 5 === 4) rows.remove(id);
      else rows.put({ id, group: String((step * 31) % 4) });
    }
    for (const group of ['0', '1', '2', '3']) {
      expect(rows.where('group', group)).toEqual(rows.all().filter((row) => row.group === group));
    }
  });

  test('never moves a list that was handed out', () => {
    const { rows } = collection(SEED);
    const before = rows.where('group', 'one');
    rows.put({ id: 'e', group: 'one' });
    rows.remove('a');
    expect(ids(before)).toEqual(['a', 'c']);
    expect(ids(rows.where('group', 'one'))).toEqual(['c', 'e']);
  });
});

describe('rows', () => {
  test('are frozen to the last part, and a change makes a new row', () => {
    const { rows } = collection();
    const row = rows.put({ id: 'a', group: 'one', parts: [{ x: 1 }] });
    expect(() => Object.assign(row.parts?.[0] ?? {}, { x: 2 })).toThrow(TypeError);
    const next = rows.update('a', { name: 'new' });
    expect(next).not.toBe(row);
    expect(row.name).toBeUndefined();
  });

  test('keep their id in an update, and an update of nothing throws', () => {
    const { rows } = collection(SEED);
    expect(() => rows.update('zzz', { group: 'one' })).toThrow('no row "zzz"');
  });

  test('count the version up with every change and only then', () => {
    const { rows } = collection(SEED);
    const before = rows.version;
    rows.where('group', 'one');
    rows.all();
    rows.remove('not there');
    expect(rows.version).toBe(before);
    rows.put({ id: 'a', group: 'one' });
    expect(rows.version).toBe(before + 1);
  });

  test('all() is the same list until something changes', () => {
    const { rows } = collection(SEED);
    const list = rows.all();
    expect(rows.all()).toBe(list);
    rows.remove('b');
    expect(ids(rows.all())).toEqual(['a', 'c', 'd']);
    expect(ids(list)).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('difference from the seed', () => {
  test('holds changed, added and removed rows, and laid over the seed it gives the same rows in the same order', () => {
    const { rows } = collection(SEED);
    rows.update('b', { name: 'changed' });
    rows.put({ id: 'f', group: 'one' });
    rows.put({ id: 'e', group: 'one' });
    rows.remove('a');
    rows.put({ id: 'a', group: 'back again' });
    rows.remove('d');
    rows.put({ id: 'x', group: 'came' });
    rows.remove('x');
    const difference = rows.difference();
    expect(ids(difference.rows)).toEqual(['b', 'f', 'e', 'a']);
    expect(difference.removed).toEqual(['a', 'd']);

    const again = collection(SEED).rows;
    again.apply(difference);
    expect(again.all()).toEqual(rows.all());
    expect(again.difference()).toEqual(difference);
  });
});

describe('a fork', () => {
  test.each(['the fork', 'what it was forked from'])('a change of %s is not seen by the other', (which) => {
    const { rows } = collection(SEED);
    const fork = rows.fork(() => undefined);
    const [changed, other] = which === 'the fork' ? [fork, rows] : [rows, fork];
    other.where('group', 'one');
    changed.update('a', { group: 'two' });
    changed.remove('c');
    changed.put({ id: 'e', group: 'one' });
    expect(ids(changed.where('group', 'one'))).toEqual(['e']);
    expect(ids(changed.where('group', 'two'))).toEqual(['a', 'b', 'd']);
    expect(other.all()).toEqual(SEED);
    expect(ids(other.where('group', 'one'))).toEqual(['a', 'c']);
    other.put({ id: 'f', group: 'one' });
    expect(ids(other.where('group', 'one'))).toEqual(['a', 'c', 'f']);
    expect(changed.get('f')).toBeUndefined();
  });

  test('says what changes in it to its own owner only', () => {
    const { rows, notes } = collection(SEED);
    const own: [ChangeKind, string][] = [];
    const fork = rows.fork((kind, id) => own.push([kind, id]));
    fork.endSeed();
    fork.remove('b');
    expect(own).toEqual([['removed', 'b']]);
    expect(fork.difference()).toEqual({ rows: [], removed: ['b'] });
    expect(notes).toEqual([]);
    expect(rows.difference()).toEqual({ rows: [], removed: [] });
  });
});

/** A store with one seeded row in each collection; it looks at nothing but their ids. */
function seeded() {
  const tracked = createStore();
  // One type for all: the test reads only what every row has.
  const collections = COLLECTION_NAMES.map((name) => [name, tracked.store[name] as Collection<Row>] as const);
  for (const [, rows] of collections) rows.put({ id: 'seeded' });
  tracked.endSeed();
  return { tracked, collections };
}

test('what differs from the seed carries each collection: rows that came and rows that went', () => {
  const { tracked, collections } = seeded();
  for (const [, rows] of collections) {
    rows.put({ id: 'added' });
    rows.remove('seeded');
  }
  const copy = seeded();
  copy.tracked.apply(tracked.held().difference());
  expect(copy.collections.map(([name, rows]) => [name, rows.all()])).toEqual(
    COLLECTION_NAMES.map((name) => [name, [{ id: 'added' }]]),
  );
});
