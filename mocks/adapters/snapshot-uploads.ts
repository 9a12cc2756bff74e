/** Stores uploads separately from snapshots in a database, so that each write only contains new ones. */
import { readSnapshot, type Snapshot } from '../world/snapshot.ts';

/** Placeholder for the source of a stored upload. */
export interface Stored {
  readonly kind: 'stored';
  /** Key of the bytes. */
  readonly digest: string;
}

export type Source = Readonly<Record<string, unknown>>;

export function withSources(snapshot: Snapshot, change: (source: Source) => object): Snapshot {
  const { state } = snapshot;
  const { attachments } = state.rows;
  if (attachments === undefined) return snapshot;
  // Safe: rows with a source are attachments. Not copied: others compare it by identity.
  const rows = attachments.rows.map((row) =>
    'source' in row ? { ...row, source: change(row.source as Source) } : row,
  );
  return { ...snapshot, state: { ...state, rows: { ...state.rows, attachments: { ...attachments, rows } } } };
}

/** Placeholder by source; stable, because rows are frozen. */
const keys = new WeakMap<object, string>();

/** Same length as a digest, whose place it takes. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The snapshot without uploads as JSON, and the uploads by key. */
export function splitUploads(snapshot: Snapshot): { text: string; uploads: ReadonlyMap<string, string> } {
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

/** Inserts the uploads again. Throws for an invalid snapshot. */
export function joinUploads(text: string, uploads: ReadonlyMap<string, string>): Snapshot {
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
