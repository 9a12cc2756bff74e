/** The four ways a call can fail, in the order in which they are told apart. */

/** Nothing came back: no network, an aborted connection, a time-out. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** An HTTP status other than 2xx (document 1 §8). */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  constructor(status: number) {
    super(`HTTP ${String(status)}`);
    this.status = status;
  }
}

/** The answer is not what the contract says: no JSON, no envelope. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
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
    error instanceof NetworkError ||
    (error instanceof HttpError && error.status >= 500 && error.status !== 501)
  );
}

/** Statuses of a gateway that lost the answer of the server behind it. */
const LOST_ANSWER = [408, 502, 504];

/** Whether what was sent may have arrived although no answer came back, or none that can be read. */
export function mayHaveArrived(error: unknown): boolean {
  if (error instanceof HttpError) return LOST_ANSWER.includes(error.status);
  return error instanceof NetworkError || error instanceof ProtocolError;
}
