import { draftKey } from './kept-by-user.ts';
import { DRAFT_LIFETIME_MS } from './limits.ts';
import { number, record } from './received.ts';
import { readStoredJson, removeStorage, storedKeys, writeStorage, type StorageKind } from './storage.ts';

/** Kept for seven days (decision 23); visitors' drafts in sessionStorage, for privacy on shared computers. */

export interface Draft<Values> {
  savedAt: number;
  values: Values;
}

export interface DraftOptions<Values> {
  form: string;
  userId: string;
  /** Schema version of the values; drafts of other versions are discarded. */
  version: number;
  /** `tab` for visitors' forms; default is the browser. */
  storage?: StorageKind;
  /** Validates stored values; returns null if unusable, because storage can contain anything. */
  parse: (raw: unknown) => Values | null;
}

function keyOf({ form, userId }: Pick<DraftOptions<never>, 'form' | 'userId'>): string {
  return draftKey(form, userId);
}

function storagesOf({ storage = 'browser' }: Pick<DraftOptions<never>, 'storage'>): readonly StorageKind[] {
  return storage === 'tab' ? ['tab'] : ['tab', 'browser'];
}

/** The stored draft, or null; an unusable draft is removed. */
export function readDraft<Values>(
  place: DraftOptions<Values>,
  now: number = Date.now(),
): Draft<Values> | null {
  for (const storage of storagesOf(place)) {
    const stored = readStoredJson(keyOf(place), storage);
    if (stored === null) continue;
    const draft = usable(stored, place, now);
    if (draft !== null) return draft;
    removeStorage(keyOf(place), storage);
  }
  return null;
}

interface Stored {
  version: number;
  savedAt: number;
  values: unknown;
}

function usable<Values>(stored: unknown, place: DraftOptions<Values>, now: number): Draft<Values> | null {
  const { version, savedAt: sent, values } = record<Stored>(stored);
  const savedAt = number(sent);
  if (version !== place.version || savedAt === null) return null;
  if (!isFresh(savedAt, now)) return null;
  const parsed = place.parse(values);
  return parsed === null ? null : { savedAt, values: parsed };
}

function isFresh(savedAt: number, now: number): boolean {
  // Also discards drafts from the future, after a clock was set back.
  return Math.abs(now - savedAt) <= DRAFT_LIFETIME_MS;
}

export function writeDraft<Values>(
  place: DraftOptions<Values>,
  values: Values,
  now: number = Date.now(),
): boolean {
  const text = JSON.stringify({ version: place.version, savedAt: now, values });
  const written = storagesOf(place).map((storage) => writeStorage(keyOf(place), text, storage));
  return written.at(-1) === true;
}

export interface DraftEntry {
  form: string;
  savedAt: number;
}

/** Newest first, without those in sessionStorage. */
export function draftsOf(userId: string, now: number = Date.now()): DraftEntry[] {
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

export function removeDraft(place: Pick<DraftOptions<never>, 'form' | 'userId' | 'storage'>): void {
  for (const storage of storagesOf(place)) removeStorage(keyOf(place), storage);
}
