/** No response: offline, aborted connection, timeout. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Error name of a failed chunk load, set by src/app/missing-scripts.ts. */
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

export interface Drift {
  /** JSON pointer within the parsed value; empty for the root. */
  pointer: string;
  value: unknown;
}

/** No JSON, no envelope, or an essential field is missing; src/api/drift.ts reports it in the console. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly drift: Drift | null;
  constructor(message: string, options: { cause?: unknown; drift?: Drift } = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : {});
    this.drift = options.drift ?? null;
  }
}

/** document 1 §8. `serverMessage` is an error key or a displayable text. */
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

export function isRetryable(error: unknown): boolean {
  return (
    (error instanceof NetworkError && !isLate(error)) ||
    (error instanceof HttpError && error.status >= 500 && error.status !== 501)
  );
}

/** After a ten-minute timeout (document 1 §9), an automatic retry would double the wait. */
function isLate({ cause }: NetworkError): boolean {
  return cause instanceof DOMException && cause.name === 'TimeoutError';
}

/** Gateway statuses that leave it open whether the upstream processed the request. */
const LOST_ANSWER = [408, 502, 504];

export function mayHaveArrived(error: unknown): boolean {
  if (error instanceof HttpError) return LOST_ANSWER.includes(error.status);
  return error instanceof NetworkError || error instanceof ProtocolError;
}
