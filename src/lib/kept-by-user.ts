/**
 * What people type and mark is kept in this browser under their id and outlives their session (decision 33). The keys of it stand
 * here, apart from what reads and writes it: the end of a session asks for them on every page, and most pages keep nothing.
 */

/** Stands for the user while nobody is signed in. */
export const VISITOR = 'visitor';

const DRAFT = 'draft:';
const FAVOURITES = 'favourites:';

/** The key of a draft. @param userId of the user, or {@link VISITOR} */
export const draftKey = (form: string, userId: string): string => `${DRAFT}${form}:${userId}`;

/** The key of favourites. @param userId of the user, or {@link VISITOR} */
export const favouritesKey = (userId: string): string => `${FAVOURITES}${userId}`;

/** Whether a key of the storage holds what somebody who can sign in again will look for (decision 33). */
export function isKeptForUser(key: string): boolean {
  if (key.startsWith(DRAFT)) return !key.endsWith(`:${VISITOR}`);
  return key.startsWith(FAVOURITES) && key !== favouritesKey(VISITOR);
}

/** Of each open form: whether something typed into it will be there when its person comes back. */
export const openDrafts = new Set<() => boolean>();
