/** Worlds that nobody has used for long leave a team's server, when it was asked to. */
import type { Worlds } from '../world/worlds.ts';

const DAY_MS = 86_400_000;
const LOOKS_EVERY_MS = 3_600_000;

/**
 * Deletes the Worlds that nobody has used for so many days. That of requests which name none stays, and so does one that
 * somebody watches.
 * @param now epoch ms of the machine
 * @returns their names
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

/** {@link deleteOldWorlds} now and every hour; `tell` is told of what it has deleted, or why it could not. */
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
