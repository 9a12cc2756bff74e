/** Streams an upload to disk, keeping only the current chunk in memory. */
import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openAsBlob, openSync, renameSync, write } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { concat } from '../lib/bytes.ts';
import { receiveInMemory, type IncomingFile } from '../world/incoming.ts';
import { memoryStorage, type WorldStorage } from '../world/storage.ts';
import { RECORDED_FILE_BYTES } from '../world/recorder.ts';

const writeTo = promisify(write);

const WRITE_BYTES = 1024 * 1024;

let opened = 0;

/** In memory; hashes chunk by chunk, since hashing a whole file blocks the event loop. */
function receiveHashed(): IncomingFile {
  const memory = receiveInMemory();
  const hash = createHash('sha256');
  return {
    ...memory,
    add(piece) {
      hash.update(piece);
      return memory.add(piece);
    },
    end: async () => ({ ...(await memory.end()), sha256: hash.digest('hex') }),
  };
}

export const memoryInNode = (): WorldStorage => ({ ...memoryStorage(), incoming: receiveHashed });

/**
 * Small files stay in memory, as the recorder needs them. Temporary files of a killed server are removed when the folder is
 * opened.
 */
export function receiveInFolder(folder: string): IncomingFile {
  const memory = receiveInMemory();
  const hash = createHash('sha256');
  opened += 1;
  const path = join(folder, `upload-${opened}.${process.pid}.tmp`);
  /** Write buffer: small writes have a high overhead. */
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let file: number | null = null;
  let place: 'none yet' | 'disk' | 'memory' = 'none yet';

  const open = (): void => {
    try {
      mkdirSync(folder, { recursive: true });
      file = openSync(path, 'wx');
      place = 'disk';
    } catch {
      // The storage reports the write error; continue in memory.
      place = 'memory';
    }
  };
  const close = (): void => {
    if (file !== null) closeSync(file);
    file = null;
  };
  const flush = async (): Promise<void> => {
    const bytes = concat(held);
    held = [];
    heldBytes = 0;
    if (file === null) await memory.add(bytes);
    for (let at = 0; file !== null && at < bytes.length;) at += (await writeTo(file, bytes, at)).bytesWritten;
  };
  return {
    async add(piece) {
      hash.update(piece);
      held.push(piece);
      heldBytes += piece.length;
      if (heldBytes < WRITE_BYTES) return;
      if (place === 'none yet') open();
      await flush();
    },
    async end() {
      if (place === 'none yet' && heldBytes > RECORDED_FILE_BYTES) open();
      await flush();
      close();
      const sha256 = hash.digest('hex');
      if (place !== 'disk') return { ...(await memory.end()), sha256 };
      return { blob: await openAsBlob(path), sha256, moveTo: (to) => renameSync(path, to) };
    },
    drop() {
      close();
      if (place === 'disk') void rm(path, { force: true }).catch(() => undefined);
    },
  };
}
