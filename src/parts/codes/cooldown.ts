import { CODE_RESEND_SECONDS } from '#src/lib/limits.ts';
import { number, record } from '#src/lib/received.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStoredJson, writeStorage } from '#src/lib/storage.ts';

/** What a code is for; each kind waits on its own. */
export type CodePurpose = 'login' | 'register' | 'reset' | 'cancel';

/** Whom a code was sent to, and what for (decision 48). */
export interface CodeTarget {
  purpose: CodePurpose;
  /** Phone or e-mail as it is sent. */
  account: string;
}

type Listener = () => void;
const listeners = new Set<Listener>();
/** Only used where the browser keeps nothing: then a reload forgets the wait. */
let unkept: Record<string, unknown> = {};

/** A hash in place of the account: what a visitor typed is not left in the browser for the next person. */
function keyOf({ purpose, account }: CodeTarget): string {
  let hash = 0;
  for (const letter of account) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return `${purpose}.${(hash >>> 0).toString(36)}`;
}

function waits(): Record<string, unknown> {
  return { ...unkept, ...record<Record<string, unknown>>(readStoredJson(STORAGE.codeWaits)) };
}

/** Still to come, and not longer than a wait can be: a clock that was set back must not lock the button for hours. */
function isOn(until: number | null, now: number): until is number {
  return until !== null && until > now && until <= now + CODE_RESEND_SECONDS * 1000;
}

/**
 * Starts the 60 s in which this account gets no further code for this purpose (document 1 §9), in all tabs of the browser
 * and across reloads.
 */
export function startCooldown(target: CodeTarget, now: number = Date.now()): void {
  const others = Object.entries(waits()).filter(([, until]) => isOn(number(until), now));
  const all = { ...Object.fromEntries(others), [keyOf(target)]: now + CODE_RESEND_SECONDS * 1000 };
  unkept = writeStorage(STORAGE.codeWaits, JSON.stringify(all)) ? {} : all;
  for (const listener of listeners) listener();
}

/** Moment from which a code may be asked for again, ms since 1970, or null. */
export function cooldownEnd(target: CodeTarget): number | null {
  const until = number(waits()[keyOf(target)]);
  return isOn(until, Date.now()) ? until : null;
}

/** Calls back when a wait begins, in this tab or another one. Returns the way to stop. */
export function subscribeCooldown(listener: Listener): () => void {
  const fromOtherTab = ({ key }: StorageEvent): void => {
    if (key === STORAGE.codeWaits || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
