/** Uploads beside their World instead of inside it: what stands in their place in the stored snapshot. */
import type { Snapshot } from '../world/snapshot.ts';

/** The source of an attachment whose bytes rest elsewhere; only in what is stored. */
export interface Stored {
  readonly kind: 'stored';
  /** By which the bytes are found. */
  readonly digest: string;
}

export type Source = Readonly<Record<string, unknown>>;

/** The snapshot with other sources for its attachments. */
export function withSources(snapshot: Snapshot, change: (source: Source) => object): Snapshot {
  const { state } = snapshot;
  const { attachments } = state.rows;
  if (attachments === undefined) return snapshot;
  // As Source: rows with one are attachments. Itself and no copy: some know it again by it.
  const rows = attachments.rows.map((row) =>
    'source' in row ? { ...row, source: change(row.source as Source) } : row,
  );
  return { ...snapshot, state: { ...state, rows: { ...state.rows, attachments: { ...attachments, rows } } } };
}
