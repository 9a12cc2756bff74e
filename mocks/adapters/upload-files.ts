/**
 * Uploads beside the file of their World, each in a file of its own that is named by its digest. A change of a World writes
 * only what was uploaded since the last one.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Snapshot } from '../world/snapshot.ts';
import { placeOf, type Place } from '../world/incoming.ts';
import { withSources, type Source, type Stored } from './upload-sources.ts';

const DIGEST = /^[0-9a-f]{64}$/;

/** What is known of an upload in memory. Rows are frozen, so what was hashed once stays right. */
interface Known {
  readonly digest: string;
  /** Folder in which its file is as it should be. */
  readonly folder: string;
}
const known = new WeakMap<object, Known>();

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Whether the bytes, which the disk has from their upload, could be put in their place: their draft may be gone. */
function moved({ digest, moveTo }: Place, folder: string): boolean {
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
  // A file of that name that nobody has looked at may be a damaged one.
  if (before?.folder === folder && existsSync(join(folder, before.digest))) return before.digest;
  const place = placeOf(source);
  if (place !== undefined && before === undefined && moved(place, folder)) {
    known.set(source, { digest: place.digest, folder });
    return place.digest;
  }
  const bytes = Buffer.from(base64, 'base64');
  const digest = before?.digest ?? hashOf(bytes);
  const file = join(folder, digest);
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
  known.set(source, { digest, folder });
  return digest;
}

/** Writes the uploads that are not in the folder yet, and gives the snapshot that names them. */
export function storeUploads(folder: string, snapshot: Snapshot): Snapshot {
  return withSources(snapshot, (source) => {
    const { kind, base64, digest } = source;
    // Its file may come back, from a backup for instance.
    if (kind === 'lost' && typeof digest === 'string') return { kind: 'stored', digest } satisfies Stored;
    if (kind !== 'uploaded' || typeof base64 !== 'string') return source;
    return { kind: 'stored', digest: write(folder, source, base64) } satisfies Stored;
  });
}

/** The bytes of an upload, or null when its file is gone, cannot be read or is not what was uploaded. */
function read(file: string, digest: string): Buffer | null {
  try {
    const bytes = readFileSync(file);
    return hashOf(bytes) === digest ? bytes : null;
  } catch {
    return null;
  }
}

/** The snapshot with its uploads inside again. One whose file is lost costs nothing but itself; `lost` is told about it. */
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
