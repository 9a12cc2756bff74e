/** The four ways a call can fail, in the order in which they are told apart. */

/** Nothing came back: no network, an aborted connection, a time-out. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Name of the error of a part of the portal that did not come: the browser's own, named so by src/app/chunk-recovery.ts. */
export const CHUNK_ERROR = 'ChunkError';

/** An HTTP status other than 2xx (document 1 §8). */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  constructor(status: number) {
    super(`HTTP ${String(status)}`);
    this.status = status;
  }
}

/** Where an answer is not what the contract says, and what stands there. */
export interface Drift {
  /** JSON pointer within what was read; empty for the whole. */
  pointer: string;
  value: unknown;
}

/**
 * The answer is not what the contract says: no JSON, no envelope, something without which a screen can do nothing. The
 * screen says so in plain words; the console names call, place and value (src/api/drift.ts).
 */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly drift: Drift | null;
  constructor(message: string, options: { cause?: unknown; drift?: Drift } = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : {});
    this.drift = options.drift ?? null;
  }
}

/** The server refused: `code` is not 1 (document 1 §8). `serverMessage` is an error key or a text to show. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  readonly code: number;
  readonly serverMessage: string;
  constructor(code: number, serverMessage: string) {
    super(`code ${String(code)}: ${serverMessage}`);
    this.code = code;
    this.serverMessage = serverMessage;
  }
}

/** True when trying again may help without any change: transport trouble or a server's own fault. */
export function isRetryable(error: unknown): boolean {
  return (
    (error instanceof NetworkError && !isLate(error)) ||
    (error instanceof HttpError && error.status >= 500 && error.status !== 501)
  );
}

/** Whoever has waited for ten minutes (document 1 §9) is not made to wait for as long again without a word. */
function isLate({ cause }: NetworkError): boolean {
  return cause instanceof DOMException && cause.name === 'TimeoutError';
}

/** Statuses of a gateway that lost the answer of the server behind it. */
const LOST_ANSWER = [408, 502, 504];

/** Whether what was sent may have arrived although no answer came back, or none that can be read. */
export function mayHaveArrived(error: unknown): boolean {
  if (error instanceof HttpError) return LOST_ANSWER.includes(error.status);
  return error instanceof NetworkError || error instanceof ProtocolError;
}
