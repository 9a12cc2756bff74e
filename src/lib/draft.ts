import { readStoredJson, removeStorage, writeStorage, type StorageKind } from './storage.ts';

/**
 * What was typed into a long form, kept in this browser so that it survives a reload and the switch of the language
 * (decision 23). One draft for each form and user; it says when it was saved and is forgotten after seven days. What
 * somebody typed who is not signed in goes with the tab: the next person at this computer must not find it.
 */

/** How long an untouched draft is kept, ms (invented: a working week and a weekend). */
export const DRAFT_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

export interface Draft<Values> {
  /** Epoch ms. */
  savedAt: number;
  values: Values;
}

/** Whose draft of which form. */
export interface DraftPlace<Values> {
  form: string;
  userId: string;
  /** Of the shape of the values: a draft of another version is not read. */
  version: number;
  /** `tab` for forms of people who are not signed in; else the browser keeps it. */
  kept?: StorageKind;
  /** Values of a stored draft, or null when they are not usable. Storage can hold anything. */
  parse: (raw: unknown) => Values | null;
}

function keyOf({ form, userId }: Pick<DraftPlace<never>, 'form' | 'userId'>): string {
  return `draft:${form}:${userId}`;
}

/** The stored draft; null when there is none, or none that can be used. A draft that cannot be used is removed. */
export function readDraft<Values>(place: DraftPlace<Values>, now: number = Date.now()): Draft<Values> | null {
  const stored = readStoredJson(keyOf(place), place.kept);
  if (stored === null) return null;
  const draft = usable(stored, place, now);
  if (draft === null) removeStorage(keyOf(place), place.kept);
  return draft;
}

function usable<Values>(stored: unknown, place: DraftPlace<Values>, now: number): Draft<Values> | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { version, savedAt, values } = stored as Record<string, unknown>;
  if (version !== place.version || typeof savedAt !== 'number') return null;
  // A clock that was set back must not keep a draft for ever.
  if (savedAt > now + DRAFT_LIFETIME_MS || now - savedAt > DRAFT_LIFETIME_MS) return null;
  const parsed = place.parse(values);
  return parsed === null ? null : { savedAt, values: parsed };
}

/** Keeps the values. Returns false where the browser stores nothing. */
export function writeDraft<Values>(
  place: DraftPlace<Values>,
  values: Values,
  now: number = Date.now(),
): boolean {
  const text = JSON.stringify({ version: place.version, savedAt: now, values });
  return writeStorage(keyOf(place), text, place.kept);
}

export function removeDraft(place: Pick<DraftPlace<never>, 'form' | 'userId' | 'kept'>): void {
  removeStorage(keyOf(place), place.kept);
}
