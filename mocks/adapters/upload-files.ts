/**
 * Uploads beside the file of their World, each in a file of its own that is named by its digest. A change of a World writes
 * only what was uploaded since the last one.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Snapshot } from '../world/snapshot.ts';

/** The source of an attachment whose bytes are in a file; only inside the files of Worlds. */
interface Stored {
  readonly kind: 'stored';
  readonly digest: string;
}

const DIGEST = /^[0-9a-f]{64}$/;
/** By source: rows are frozen, so what was hashed once stays right. */
const digests = new WeakMap<object, string>();

type Source = Readonly<Record<string, unknown>>;

/** The snapshot with other sources for its attachments. */
function withSources(snapshot: Snapshot, change: (source: Source) => object): Snapshot {
  const { state } = snapshot;
  const { attachments } = state.rows;
  if (attachments === undefined) return snapshot;
  const rows = attachments.rows.map((row) =>
    'source' in row ? { ...row, source: change(row.source as Source) } : row,
  );
  return { ...snapshot, state: { ...state, rows: { ...state.rows, attachments: { ...attachments, rows } } } };
}

function digestOf(source: Source, base64: string): string {
  const known = digests.get(source);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(base64, 'base64').digest('hex');
  digests.set(source, digest);
  return digest;
}

function write(folder: string, digest: string, base64: string): void {
  const file = join(folder, digest);
  if (existsSync(file)) return;
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, base64, 'base64');
  renameSync(draft, file);
}

/** Writes the uploads that are not in the folder yet, and gives the snapshot that names them. */
export function storeUploads(folder: string, snapshot: Snapshot): Snapshot {
  return withSources(snapshot, (source) => {
    const { base64 } = source;
    if (source['kind'] !== 'uploaded' || typeof base64 !== 'string') return source;
    const digest = digestOf(source, base64);
    write(folder, digest, base64);
    return { kind: 'stored', digest } satisfies Stored;
  });
}

/** The snapshot with its uploads inside again. Throws when the file of one is gone. */
export function loadUploads(folder: string, snapshot: Snapshot): Snapshot {
  return withSources(snapshot, (source) => {
    const { digest } = source;
    if (source['kind'] !== 'stored' || typeof digest !== 'string' || !DIGEST.test(digest)) return source;
    const uploaded = { kind: 'uploaded', base64: readFileSync(join(folder, digest), 'base64') };
    digests.set(uploaded, digest);
    return uploaded;
  });
}

/** Removes the files that a stored snapshot does not name any more. */
export function dropUploads(folder: string, stored: Snapshot): void {
  if (!existsSync(folder)) return;
  const named = new Set<unknown>();
  withSources(stored, (source) => {
    named.add(source['digest']);
    return source;
  });
  for (const name of readdirSync(folder)) if (!named.has(name)) rmSync(join(folder, name));
}
