import { favouritesKey, VISITOR } from './kept-by-user.ts';
import { FAVOURITES_MAX, ID_MAX } from './limits.ts';
import { list } from './received.ts';
import { readStoredJson, removeStorage, writeStorage } from './storage.ts';

/**
 * Declarations that somebody marked, kept in this browser by their ids, the newest first. Like drafts they lie under the id of
 * the user and outlive the session (decision 33); those of a visitor are taken over by whoever signs in next in this browser.
 */

/** @param userId of the user, or {@link VISITOR}. Storage can hold anything: only usable ids are given. */
export function readFavourites(userId: string): string[] {
  const ids = list(readStoredJson(favouritesKey(userId))).filter(
    (id): id is string => typeof id === 'string' && id !== '' && id.length <= ID_MAX,
  );
  return [...new Set(ids)].slice(0, FAVOURITES_MAX);
}

/** Keeps the ids. Returns false where the browser stores nothing. */
export function writeFavourites(userId: string, ids: readonly string[]): boolean {
  if (ids.length > 0) return writeStorage(favouritesKey(userId), JSON.stringify(ids));
  removeStorage(favouritesKey(userId));
  return true;
}

/** What was marked before the login becomes the user's. */
export function adoptFavourites(userId: string): void {
  const marked = readFavourites(VISITOR);
  if (userId === VISITOR || marked.length === 0) return;
  const all = [...new Set([...marked, ...readFavourites(userId)])].slice(0, FAVOURITES_MAX);
  if (writeFavourites(userId, all)) writeFavourites(VISITOR, []);
}
