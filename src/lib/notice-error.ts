/** Unexpected errors, buffered until a deployment that configures `reportUrl` subscribes; without it nothing is kept. */

export interface Noticed {
  /** `uncaught`, `rejection`: global events; `boundary`: an error boundary; `boot`: the portal did not start. */
  readonly where: 'uncaught' | 'rejection' | 'boundary' | 'boot' | 'chunk' | 'answer';
  readonly error: unknown;
  /** Of a response that violates the contract: call and pointer, never the value. */
  readonly operation?: string;
  readonly pointer?: string;
}

/** The first errors explain the others. */
const WAITING_MAX = 20;

let waiting: Noticed[] = [];
let listener: ((noticed: Noticed) => void) | null = null;
let open = true;

export function noticeError(noticed: Noticed): void {
  if (listener !== null) listener(noticed);
  else if (open && waiting.length < WAITING_MAX) waiting.push(noticed);
}

/** Also delivers buffered errors; null discards all. */
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
