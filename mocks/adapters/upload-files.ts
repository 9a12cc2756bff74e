/** Stores each upload in its own file, named by its digest. Saving a World writes only new uploads. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Snapshot } from '../world/snapshot.ts';
import { locationOf, type FileLocation } from '../world/incoming.ts';
import { withSources, type Source, type Stored } from './snapshot-uploads.ts';

const DIGEST = /^[0-9a-f]{64}$/;

/** Cached digest of an upload; safe because rows are frozen. */
interface Known {
  readonly digest: string;
  /** Folder with a verified file. */
  readonly folder: string;
}
const known = new WeakMap<object, Known>();

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A crash leaves the old or the new file, never a partial one. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** Size of the files in a folder; 0 without one. */
export function folderBytes(folder: string): number {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const sizes = names.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Moves an upload that is already on disk; false if its temporary file is gone. */
function moved({ digest, moveTo }: FileLocation, folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    moveTo(join(folder, digest));
    return true;
  } catch {
    return false;
  }
}

function write(folder: string, source: Source, base64: string): string {
  const before = known.get(source);
  // An unverified file of that name may be corrupt.
  if (before?.folder === folder && existsSync(join(folder, before.digest))) return before.digest;
  const place = locationOf(source);
  if (place !== undefined && before === undefined && moved(place, folder)) {
    known.set(source, { digest: place.digest, folder });
    return place.digest;
  }
  const bytes = Buffer.from(base64, 'base64');
  const digest = before?.digest ?? hashOf(bytes);
  const file = join(folder, digest);
  mkdirSync(folder, { recursive: true });
  writeAtomically(file, bytes);
  known.set(source, { digest, folder });
  return digest;
}

/** Writes uploads missing in the folder; returns the snapshot with references to them. */
export function storeUploads(folder: string, snapshot: Snapshot): Snapshot {
  return withSources(snapshot, (source) => {
    const { kind, base64, digest } = source;
    // Keep the reference: the file may be restored from a backup.
    if (kind === 'lost' && typeof digest === 'string') return { kind: 'stored', digest } satisfies Stored;
    if (kind !== 'uploaded' || typeof base64 !== 'string') return source;
    return { kind: 'stored', digest: write(folder, source, base64) } satisfies Stored;
  });
}

/** Content of an upload, or null if its file is missing, unreadable or corrupt. */
function read(file: string, digest: string): Buffer | null {
  try {
    const bytes = readFileSync(file);
    return hashOf(bytes) === digest ? bytes : null;
  } catch {
    return null;
  }
}

/** Replaces references in the snapshot by content. A missing file affects only its upload; `lost` reports it. */
export function loadUploads(folder: string, snapshot: Snapshot, lost: (file: string) => void): Snapshot {
  return withSources(snapshot, (source) => {
    const { digest } = source;
    if (source['kind'] !== 'stored' || typeof digest !== 'string' || !DIGEST.test(digest)) return source;
    const file = join(folder, digest);
    const bytes = read(file, digest);
    if (bytes === null) {
      lost(file);
      return { kind: 'lost', digest };
    }
    const uploaded = { kind: 'uploaded', base64: bytes.toString('base64') };
    known.set(uploaded, { digest, folder });
    return uploaded;
  });
}

/** Removes files that the stored snapshot no longer references. */
export function dropUploads(folder: string, stored: Snapshot): void {
  if (!existsSync(folder)) return;
  const named = new Set<unknown>();
  withSources(stored, (source) => {
    named.add(source['digest']);
    return source;
  });
  for (const name of readdirSync(folder)) if (!named.has(name)) rmSync(join(folder, name));
}
