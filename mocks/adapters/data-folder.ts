/** A folder that keeps Worlds over a restart, for one server at a time. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { WorldStorage } from '../world/worlds.ts';
import { endDeletions, fileStorage } from './file-storage.ts';
import { FolderHeldError, lockFolder } from './folder-lock.ts';

interface DataFolder {
  readonly storage: WorldStorage;
  /** Tells whoever comes second where this server is. */
  servesAt(port: number): void;
}

/** What a server that was killed had begun to write. */
function removeDrafts(folder: string): void {
  if (!existsSync(folder)) return;
  const rooms = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.endsWith('.uploads'))
    .map(({ name }) => join(folder, name));
  for (const room of [folder, ...rooms]) {
    for (const name of readdirSync(room))
      if (name.endsWith('.tmp')) rmSync(join(room, name), { force: true });
  }
}

/**
 * Opens a folder for the Worlds of this process. One that cannot be written is opened all the same: its storage says so, and
 * all goes on in memory.
 * @throws FolderHeldError when another server has it
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
