import { CODE_RESEND_SECONDS } from '#src/lib/limits.ts';

/** What a code is for; each kind waits on its own. */
export type CodePurpose = 'login' | 'register' | 'registerEmail' | 'reset' | 'cancel';

type Listener = () => void;
const listeners = new Set<Listener>();
const keyOf = (purpose: CodePurpose): string => `codeUntil.${purpose}`;
/** Only used where the browser keeps nothing: then a reload forgets the wait. */
const unkept = new Map<CodePurpose, number>();

/** Starts the 60 s in which no further code is sent (document 1 §9). Kept by the tab, so a reload does not shorten them. */
export function startCooldown(purpose: CodePurpose, now: number = Date.now()): void {
  const until = now + CODE_RESEND_SECONDS * 1000;
  try {
    window.sessionStorage.setItem(keyOf(purpose), String(until));
  } catch {
    unkept.set(purpose, until);
  }
  for (const listener of listeners) listener();
}

/** Moment from which a code may be asked for again, ms since 1970, or null. */
export function cooldownEnd(purpose: CodePurpose): number | null {
  const until = unkept.get(purpose) ?? readKept(purpose);
  // A clock that was set back must not lock the button for hours.
  const longest = Date.now() + CODE_RESEND_SECONDS * 1000;
  return until !== null && until > 0 && until <= longest ? until : null;
}

function readKept(purpose: CodePurpose): number | null {
  try {
    const kept = window.sessionStorage.getItem(keyOf(purpose));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

/** Calls back when a wait begins. Returns the way to stop. */
export function subscribeCooldown(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
