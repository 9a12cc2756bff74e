/** Rows that come from a file: whole and of the right shape, or none of them is taken. */
import * as v from 'valibot';
import { COLLECTION_NAMES, SHAPES, type CollectionName } from './entities.ts';
import { danglingName } from './references.ts';
import { damaged, SnapshotError } from './snapshot.ts';
import type { StoreDifference, StoreRoom } from './store.ts';

function shapeProblem(collection: CollectionName, row: unknown): string | null {
  const result = v.safeParse(SHAPES[collection], row);
  if (result.success) return null;
  const [issue] = result.issues;
  const id = typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : '?';
  return `${collection} "${id}", ${v.getDotPath(issue) ?? 'row'}: ${issue.message}`;
}

/** Throws {@link SnapshotError} at the first row that is not what its collection holds. */
export function checkShapes(rows: StoreDifference): void {
  for (const [name, part] of Object.entries(rows)) {
    const collection = COLLECTION_NAMES.find((known) => known === name);
    if (collection === undefined)
      throw new SnapshotError(`There is no collection "${name}"`, `没有名为“${name}”的数据集`);
    for (const row of part.rows) {
      const problem = shapeProblem(collection, row);
      if (problem !== null) throw damaged(problem);
    }
  }
}

/**
 * Throws {@link SnapshotError} when a row names another that is not there. Where rows of the seed went, all rows are looked
 * at, since any of them may have named one.
 */
export function checkNames({ store }: StoreRoom, rows: StoreDifference): void {
  const isAllAsked = Object.values(rows).some(({ removed }) => removed.length > 0);
  for (const name of COLLECTION_NAMES) {
    const asked = isAllAsked ? store[name].all() : (rows[name]?.rows ?? []);
    const problem = danglingName(store, name, asked);
    if (problem !== null) throw damaged(problem);
  }
}
