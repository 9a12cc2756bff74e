/**
 * What goes wrong without anybody having been told: whoever meets it notices it here, and a deployment that wants reports
 * (`reportUrl` in its configuration) is told. Otherwise nobody listens, and nothing is kept.
 */

export interface Noticed {
  /** `uncaught`, `rejection`: nobody expected it; `boundary`: a part of the page broke; `boot`: the portal did not start. */
  readonly where: 'uncaught' | 'rejection' | 'boundary' | 'boot' | 'chunk' | 'answer';
  readonly error: unknown;
  /** Of an answer that is not what the contract says: the call, and where in the answer. Never what stood there. */
  readonly operation?: string;
  readonly pointer?: string;
}

/** The first ones explain the others. */
const WAITING_MAX = 20;

let waiting: Noticed[] = [];
let listener: ((noticed: Noticed) => void) | null = null;
let open = true;

/** Notes something; kept until somebody listens, or it is plain that nobody will. */
export function noticeError(noticed: Noticed): void {
  if (listener !== null) listener(noticed);
  else if (open && waiting.length < WAITING_MAX) waiting.push(noticed);
}

/** Hears of all that was noticed so far, and from now on. Null: nobody will ever listen. Returns the way back to the beginning. */
export function hearErrors(hear: ((noticed: Noticed) => void) | null): () => void {
  const before = waiting;
  waiting = [];
  listener = hear;
  open = false;
  if (hear !== null) before.forEach(hear);
  return () => {
    listener = null;
    open = true;
  };
}
