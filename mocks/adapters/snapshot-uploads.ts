/** Uploads beside their World in a database: a change of the World writes only what was uploaded since the last one. */
import { readSnapshot, type Snapshot } from '../world/snapshot.ts';

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

/** By the source of an upload, what stands in its place. Rows are frozen, so it stays the same. */
const keys = new WeakMap<object, string>();

/** As long as a digest, so that it can stand where one stands. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The snapshot without its uploads, as JSON, and these by their keys. */
export function takenApart(snapshot: Snapshot): { text: string; uploads: ReadonlyMap<string, string> } {
  const uploads = new Map<string, string>();
  const stored = withSources(snapshot, (source) => {
    const { kind, base64 } = source;
    if (kind !== 'uploaded' || typeof base64 !== 'string') return source;
    const key = keys.get(source) ?? newKey();
    keys.set(source, key);
    uploads.set(key, base64);
    return { kind: 'stored', digest: key } satisfies Stored;
  });
  return { text: JSON.stringify(stored), uploads };
}

/** The snapshot with its uploads inside again. Throws when it is none. */
export function putTogether(text: string, uploads: ReadonlyMap<string, string>): Snapshot {
  return withSources(readSnapshot(JSON.parse(text)), (source) => {
    const { kind, digest } = source;
    if (kind !== 'stored' || typeof digest !== 'string') return source;
    const base64 = uploads.get(digest);
    if (base64 === undefined) return { kind: 'lost', digest };
    const uploaded = { kind: 'uploaded', base64 };
    keys.set(uploaded, digest);
    return uploaded;
  });
}
