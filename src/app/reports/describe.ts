import { BusinessError, ProtocolError } from '#src/lib/errors.ts';
import type { Noticed } from '#src/lib/notice-error.ts';
import { scrub } from './scrub.ts';

export interface ErrorReport {
  kind: 'error';
  where: Noticed['where'];
  name: string;
  message: string;
  stack?: string;
  operation?: string;
  pointer?: string;
}

const STACK_LINES = 8;
const STACK_MAX = 1200;

/** Cross-origin script errors and benign ResizeObserver errors. */
const NOISE = /^(?:Script error\.?|ResizeObserver loop .*)$/;

/** Server messages may contain user data; the code suffices. */
function messageOf(error: unknown): string {
  if (error instanceof BusinessError) return `code ${String(error.code)}`;
  if (error instanceof Error) return error.message;
  // Anything can be thrown, also form values.
  return typeof error === 'string' ? error : `thrown: ${typeof error}`;
}

/** The top frames without the message line. */
function stackOf(error: unknown): string | null {
  if (!(error instanceof Error) || error instanceof ProtocolError || typeof error.stack !== 'string')
    return null;
  const lines = error.stack
    .split('\n')
    .filter((line) => /^\s*at\s|@|\.m?js/.test(line) && !line.includes(error.message));
  return lines.length === 0 ? null : scrub(lines.slice(0, STACK_LINES).join('\n'), STACK_MAX);
}

/** Null for errors not worth a report. */
export function describe({ where, error, operation, pointer }: Noticed): ErrorReport | null {
  const name = error instanceof Error || error instanceof DOMException ? error.name : typeof error;
  const message = messageOf(error);
  if (name === 'AbortError' || NOISE.test(message)) return null;
  const stack = stackOf(error);
  return {
    kind: 'error',
    where,
    name,
    message: scrub(message),
    ...(stack === null ? {} : { stack }),
    ...(operation === undefined ? {} : { operation: scrub(operation) }),
    ...(pointer === undefined ? {} : { pointer: scrub(pointer) }),
  };
}
