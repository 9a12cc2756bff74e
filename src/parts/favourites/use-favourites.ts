import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '#src/api/session.ts';
import { favouritesKey, VISITOR } from '#src/lib/kept-by-user.ts';
import { FAVOURITES_MAX, ID_MAX } from '#src/lib/limits.ts';
import { newListeners } from '#src/lib/listeners.ts';
import { readStoredJson, removeStorage, writeStorage } from '#src/lib/storage.ts';
import { list } from '#src/lib/received.ts';

const changes = newListeners();

function subscribe(listener: () => void): () => void {
  // Another tab changed it, or logged out.
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(favouritesKey(''))) listener();
  };
  const stop = changes.subscribe(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

/** The user's favourites in this browser, synchronised across tabs. */
export function useFavourites() {
  const userId = useSession()?.id ?? VISITOR;
  // A string, so that an unchanged snapshot causes no render.
  const read = (): string => readFavourites(userId).join('\n');
  const kept = useSyncExternalStore(subscribe, read, read);
  useEffect(() => {
    adoptFavourites(userId);
    changes.notify();
  }, [userId]);
  return {
    ids: kept === '' ? [] : kept.split('\n'),
    /** Returns the reason if the change could not be stored. */
    toggle: (id: string): 'full' | 'notKept' | null => {
      // Read again: another tab may have written.
      const ids = readFavourites(userId);
      const without = ids.filter((one) => one !== id);
      const adds = without.length === ids.length;
      if (adds && ids.length >= FAVOURITES_MAX) return 'full';
      const written = writeFavourites(userId, adds ? [id, ...ids] : without);
      changes.notify();
      return written ? null : 'notKept';
    },
  };
}

/**
 * By user, newest first; kept after logout (decision 33). A visitor's are adopted by the next login. Only valid ids, because storage can
 * contain anything.
 * @param userId user id, or {@link VISITOR}
 */
export function readFavourites(userId: string): string[] {
  const ids = list(readStoredJson(favouritesKey(userId))).filter(
    (id): id is string => typeof id === 'string' && id !== '' && id.length <= ID_MAX,
  );
  return [...new Set(ids)].slice(0, FAVOURITES_MAX);
}

export function writeFavourites(userId: string, ids: readonly string[]): boolean {
  if (ids.length > 0) return writeStorage(favouritesKey(userId), JSON.stringify(ids));
  removeStorage(favouritesKey(userId));
  return true;
}

export function adoptFavourites(userId: string): void {
  const marked = readFavourites(VISITOR);
  if (userId === VISITOR || marked.length === 0) return;
  const all = [...new Set([...marked, ...readFavourites(userId)])].slice(0, FAVOURITES_MAX);
  if (writeFavourites(userId, all)) writeFavourites(VISITOR, []);
}
