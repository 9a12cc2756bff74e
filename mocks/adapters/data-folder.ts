/** A folder for persisted Worlds, locked by one server. */
import { messageOf } from '../lib/text.ts';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { WorldStorage, Worlds } from '../world/worlds.ts';
import { endDeletions, fileStorage } from './file-storage.ts';
import { FolderLockedError, lockFolder } from './folder-lock.ts';

interface DataFolder {
  readonly storage: WorldStorage;
  /** Sets the port shown to a second server. */
  servesAt(port: number): void;
}

function removeTemporaryFiles(folder: string): void {
  if (!existsSync(folder)) return;
  const subfolders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /\.(?:uploads|steps)$/.test(entry.name))
    .map(({ name }) => join(folder, name));
  for (const directory of [folder, ...subfolders]) {
    for (const name of readdirSync(directory))
      if (name.endsWith('.tmp')) rmSync(join(directory, name), { force: true });
  }
}

/**
 * Opens and locks a folder for Worlds. A read-only folder is accepted: its storage warns and continues in memory.
 * @throws FolderLockedError if another server holds the lock
 */
export function openDataFolder(folder: string): DataFolder {
  let servesAt: DataFolder['servesAt'] = () => undefined;
  try {
    servesAt = lockFolder(folder);
    removeTemporaryFiles(folder);
    endDeletions(folder);
  } catch (error) {
    if (error instanceof FolderLockedError) throw error;
  }
  return { storage: fileStorage(folder), servesAt };
}

const DAY_MS = 86_400_000;
const CHECK_INTERVAL_MS = 3_600_000;

/**
 * Deletes Worlds unused for this many days, except the fallback World and watched ones.
 * @param now epoch ms, real time
 * @returns ids of the deleted Worlds
 */
export async function deleteOldWorlds(worlds: Worlds, days: number, now = Date.now()): Promise<string[]> {
  const old = worlds
    .known()
    .filter(({ id, usedAt }) => id !== worlds.fallback && now - usedAt > days * DAY_MS)
    .filter(({ id }) => worlds.watchers.count(id) === 0)
    .map(({ id }) => id);
  for (const id of old) await worlds.remove(id);
  return old;
}

/** Runs {@link deleteOldWorlds} now and hourly; `tell` receives the result or the error. */
export async function keepDeletingOldWorlds(
  worlds: Worlds,
  days: number,
  tell: (line: string) => void,
): Promise<void> {
  const check = async (): Promise<void> => {
    try {
      const gone = await deleteOldWorlds(worlds, days);
      if (gone.length > 0) tell(`Deleted, because nobody has used them for ${days} days: ${gone.join(', ')}`);
    } catch (error) {
      tell(`Old Worlds cannot be deleted: ${messageOf(error)}`);
    }
  };
  await check();
  setInterval(() => void check(), CHECK_INTERVAL_MS).unref();
}
