/** A folder for persisted Worlds, locked by one server. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { WorldStorage } from '../world/worlds.ts';
import { endDeletions, fileStorage } from './file-storage.ts';
import { FolderHeldError, lockFolder } from './folder-lock.ts';

interface DataFolder {
  readonly storage: WorldStorage;
  /** Sets the port shown to a second server. */
  servesAt(port: number): void;
}

/** Temporary files of a killed server. */
function removeDrafts(folder: string): void {
  if (!existsSync(folder)) return;
  const rooms = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /\.(?:uploads|steps)$/.test(entry.name))
    .map(({ name }) => join(folder, name));
  for (const room of [folder, ...rooms]) {
    for (const name of readdirSync(room))
      if (name.endsWith('.tmp')) rmSync(join(room, name), { force: true });
  }
}

/**
 * Opens and locks a folder for Worlds. A read-only folder is accepted: its storage warns and continues in memory.
 * @throws FolderHeldError if another server holds the lock
 */
export function openDataFolder(folder: string): DataFolder {
  let servesAt: DataFolder['servesAt'] = () => undefined;
  try {
    servesAt = lockFolder(folder);
    removeDrafts(folder);
    endDeletions(folder);
  } catch (error) {
    if (error instanceof FolderHeldError) throw error;
  }
  return { storage: fileStorage(folder), servesAt };
}
