import { expect, test } from 'vitest';
import { COLLECTION_NAMES, type Row } from '#mocks/world/entities.ts';
import { createStore } from '#mocks/world/store.ts';
import type { Collection } from '#mocks/world/types.ts';

/** A store with one seeded row in each collection; it looks at nothing but their ids. */
function seeded() {
  const room = createStore();
  const collections = COLLECTION_NAMES.map((name) => [name, room.store[name] as Collection<Row>] as const);
  for (const [, rows] of collections) rows.put({ id: 'seeded' });
  room.endSeed();
  return { room, collections };
}

test('what differs from the seed carries each collection: rows that came and rows that went', () => {
  const { room, collections } = seeded();
  for (const [, rows] of collections) {
    rows.put({ id: 'added' });
    rows.remove('seeded');
  }
  const copy = seeded();
  copy.room.apply(room.difference());
  expect(copy.collections.map(([name, rows]) => [name, rows.all()])).toEqual(
    COLLECTION_NAMES.map((name) => [name, [{ id: 'added' }]]),
  );
});
