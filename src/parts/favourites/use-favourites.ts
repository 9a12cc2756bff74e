import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '#src/api/use-session.ts';
import { adoptFavourites, readFavourites, writeFavourites } from '#src/lib/favourites.ts';
import { favouritesKey, VISITOR } from '#src/lib/kept-by-user.ts';
import { FAVOURITES_MAX } from '#src/lib/limits.ts';

export interface Favourites {
  /** Ids of declarations, the newest first. */
  ids: readonly string[];
  /** Marks a declaration, or no longer. Says why when it could not be kept. */
  toggle: (id: string) => 'full' | 'notKept' | null;
}

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  // Another tab marked something, or a session ended there.
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(favouritesKey(''))) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The declarations that this person marked in this browser, the same in every tab. */
export function useFavourites(): Favourites {
  const userId = useSession()?.id ?? VISITOR;
  // Text, so that nothing is drawn again while nothing changed.
  const read = (): string => readFavourites(userId).join('\n');
  const kept = useSyncExternalStore(subscribe, read, read);
  useEffect(() => {
    adoptFavourites(userId);
    tell();
  }, [userId]);
  return {
    ids: kept === '' ? [] : kept.split('\n'),
    toggle: (id) => {
      // As it is now: another tab may have been faster.
      const ids = readFavourites(userId);
      const without = ids.filter((one) => one !== id);
      const adds = without.length === ids.length;
      if (adds && ids.length >= FAVOURITES_MAX) return 'full';
      const written = writeFavourites(userId, adds ? [id, ...ids] : without);
      tell();
      return written ? null : 'notKept';
    },
  };
}
