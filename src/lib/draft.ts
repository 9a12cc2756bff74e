import { draftKey } from './kept-by-user.ts';
import { DRAFT_LIFETIME_MS } from './limits.ts';
import { number, record } from './received.ts';
import { readStoredJson, removeStorage, storedKeys, writeStorage, type StorageKind } from './storage.ts';

/**
 * What was typed into a long form, kept in this browser so that it survives a reload and the switch of the language
 * (decision 23). One draft for each form and user; it says when it was saved and is forgotten after seven days. A tab that
 * is loaded again gets its own draft back, whatever another one has typed into the same form meanwhile. What somebody
 * typed who is not signed in goes with the tab: the next person at this computer must not find it.
 */

export interface Draft<Values> {
  /** Epoch ms. */
  savedAt: number;
  values: Values;
}

/** Whose draft of which form. */
export interface DraftPlace<Values> {
  form: string;
  /** Of the user, or `VISITOR`. */
  userId: string;
  /** Of the shape of the values: a draft of another version is not read. */
  version: number;
  /** `tab` for forms of people who are not signed in; else the browser keeps it. */
  kept?: StorageKind;
  /** Values of a stored draft, or null when they are not usable. Storage can hold anything. */
  parse: (raw: unknown) => Values | null;
}

function keyOf({ form, userId }: Pick<DraftPlace<never>, 'form' | 'userId'>): string {
  return draftKey(form, userId);
}

/** Where a draft lies, the nearest first. */
function shelvesOf({ kept = 'browser' }: Pick<DraftPlace<never>, 'kept'>): readonly StorageKind[] {
  return kept === 'tab' ? ['tab'] : ['tab', 'browser'];
}

/** The stored draft; null when there is none, or none that can be used. A draft that cannot be used is removed. */
export function readDraft<Values>(place: DraftPlace<Values>, now: number = Date.now()): Draft<Values> | null {
  for (const shelf of shelvesOf(place)) {
    const stored = readStoredJson(keyOf(place), shelf);
    if (stored === null) continue;
    const draft = usable(stored, place, now);
    if (draft !== null) return draft;
    removeStorage(keyOf(place), shelf);
  }
  return null;
}

/** What {@link writeDraft} keeps. */
interface Stored {
  version: number;
  savedAt: number;
  values: unknown;
}

function usable<Values>(stored: unknown, place: DraftPlace<Values>, now: number): Draft<Values> | null {
  const { version, savedAt: sent, values } = record<Stored>(stored);
  const savedAt = number(sent);
  if (version !== place.version || savedAt === null) return null;
  if (!isFresh(savedAt, now)) return null;
  const parsed = place.parse(values);
  return parsed === null ? null : { savedAt, values: parsed };
}

function isFresh(savedAt: number, now: number): boolean {
  // A clock that was set back must not keep a draft for ever.
  return Math.abs(now - savedAt) <= DRAFT_LIFETIME_MS;
}

/** Keeps the values. Returns false where the browser stores nothing. */
export function writeDraft<Values>(
  place: DraftPlace<Values>,
  values: Values,
  now: number = Date.now(),
): boolean {
  const text = JSON.stringify({ version: place.version, savedAt: now, values });
  const written = shelvesOf(place).map((shelf) => writeStorage(keyOf(place), text, shelf));
  // The last one is where it is meant to be kept.
  return written.at(-1) === true;
}

/** A draft that lies in this browser, without what was typed. */
export interface FoundDraft {
  form: string;
  /** Epoch ms. */
  savedAt: number;
}

/** The drafts of a user that can still be used, the last one first; those of a tab alone are not among them. */
export function draftsOf(userId: string, now: number = Date.now()): FoundDraft[] {
  const place = /^draft:(.+):(.+)$/;
  return storedKeys()
    .flatMap((key) => {
      const [, form, owner] = place.exec(key) ?? [];
      const savedAt = number(record<Stored>(readStoredJson(key)).savedAt);
      if (form === undefined || owner !== userId || savedAt === null) return [];
      return isFresh(savedAt, now) ? [{ form, savedAt }] : [];
    })
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** From all the places where it may lie: its tab, and this browser for one that is kept there. */
export function removeDraft(place: Pick<DraftPlace<never>, 'form' | 'userId' | 'kept'>): void {
  for (const shelf of shelvesOf(place)) removeStorage(keyOf(place), shelf);
}
