/** Sinks for uploads in progress: memory here, disk with file storage. */
import type { Store } from './entities.ts';

export interface ReceivedFile {
  readonly blob: Blob;
  /** Digest, if the storage computes it while receiving. */
  readonly sha256: string | null;
  /** Moves the bytes to a path instead of writing them again; null in memory. */
  readonly moveTo: ((path: string) => void) | null;
}

export interface IncomingFile {
  add(piece: Uint8Array): void | Promise<void>;
  end(): Promise<ReceivedFile>;
  drop(): void;
}

/** Size at which chunks are merged into a blob: many small buffers have a high overhead. */
const MERGE_BYTES = 1024 * 1024;

export function receiveInMemory(): IncomingFile {
  const merged: Blob[] = [];
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const merge = (): void => {
    if (pieces.length > 0) merged.push(new Blob(pieces));
    pieces = [];
    bytes = 0;
  };
  return {
    add(piece) {
      pieces.push(piece.slice());
      bytes += piece.length;
      if (bytes >= MERGE_BYTES) merge();
    },
    end() {
      merge();
      return Promise.resolve({ blob: new Blob(merged), sha256: null, moveTo: null });
    },
    drop: () => void merged.splice(0),
  };
}

export interface FileLocation {
  readonly digest: string;
  readonly moveTo: (path: string) => void;
}

/** Keyed by the attachment's source, which is frozen. */
const locations = new WeakMap<object, FileLocation>();

/** Registers the location of an upload on disk, so that storing it needs no second write. */
export const registerLocation = (source: object, place: FileLocation): void =>
  void locations.set(source, place);

/** Location on disk; undefined if only in memory. */
export const locationOf = (source: object): FileLocation | undefined => locations.get(source);

/** Upload quota of a World, bytes: as base64 it still fits into one snapshot (invented). */
export const UPLOADS_MAX_BYTES = 200 * 1024 * 1024;

/** Cached by version: weights are computed after every call. */
const cache = new WeakMap<Store['attachments'], { version: number; bytes: number }>();

export function uploadedBytes({ attachments }: Store): number {
  const known = cache.get(attachments);
  if (known?.version === attachments.version) return known.bytes;
  let bytes = 0;
  for (const { source, size } of attachments.all()) {
    if (source.kind === 'uploaded') bytes += size ?? 0;
  }
  cache.set(attachments, { version: attachments.version, bytes });
  return bytes;
}
