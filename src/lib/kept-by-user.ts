/** Separate from the modules that use the data, because every page can end a session (decision 33). */

export const VISITOR = 'visitor';

const DRAFT = 'draft:';
const FAVOURITES = 'favourites:';

export const draftKey = (form: string, userId: string): string => `${DRAFT}${form}:${userId}`;

export const favouritesKey = (userId: string): string => `${FAVOURITES}${userId}`;

/** Whether a key holds data that its user finds again after the next login (decision 33). */
export function isUserData(key: string): boolean {
  if (key.startsWith(DRAFT)) return !key.endsWith(`:${VISITOR}`);
  return key.startsWith(FAVOURITES) && key !== favouritesKey(VISITOR);
}

/** Per open form: whether its input is stored. */
export const openDrafts = new Set<() => boolean>();
