/** Optional expiry of unused Worlds on a shared server. */
import type { Worlds } from '../world/worlds.ts';

const DAY_MS = 86_400_000;
const LOOKS_EVERY_MS = 3_600_000;

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
  const look = async (): Promise<void> => {
    try {
      const gone = await deleteOldWorlds(worlds, days);
      if (gone.length > 0) tell(`Deleted, because nobody has used them for ${days} days: ${gone.join(', ')}`);
    } catch (error) {
      tell(`Old Worlds cannot be deleted: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  await look();
  setInterval(() => void look(), LOOKS_EVERY_MS).unref();
}
