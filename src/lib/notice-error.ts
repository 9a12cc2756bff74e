/** Unexpected errors, buffered until a deployment that configures `reportUrl` subscribes; without it nothing is kept. */

export interface ReportedError {
  /** `uncaught`, `rejection`: global events; `boundary`: an error boundary; `boot`: the portal did not start. */
  readonly where: 'uncaught' | 'rejection' | 'boundary' | 'boot' | 'chunk' | 'answer';
  readonly error: unknown;
  /** Of a response that violates the contract: call and pointer, never the value. */
  readonly operation?: string;
  readonly pointer?: string;
}

/** The first errors explain the others. */
const BUFFER_MAX = 20;

let buffer: ReportedError[] = [];
let listener: ((noticed: ReportedError) => void) | null = null;
let open = true;

export function noticeError(noticed: ReportedError): void {
  if (listener !== null) listener(noticed);
  else if (open && buffer.length < BUFFER_MAX) buffer.push(noticed);
}

/** Also delivers buffered errors; null discards all. */
export function subscribeErrors(hear: ((noticed: ReportedError) => void) | null): () => void {
  const before = buffer;
  buffer = [];
  listener = hear;
  open = false;
  if (hear !== null) before.forEach(hear);
  return () => {
    listener = null;
    open = true;
  };
}
