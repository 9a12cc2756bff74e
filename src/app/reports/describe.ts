import { BusinessError, ProtocolError } from '#src/lib/errors.ts';
import type { Noticed } from '#src/lib/notice-error.ts';
import { scrub } from './scrub.ts';

/** An error as it is reported. */
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

/** Nobody's fault, or not ours: what was cancelled, what an extension did, a browser that put a drawing off. */
const NOISE = /^(?:Script error\.?|ResizeObserver loop .*)$/;

/** What a server said is for whoever asked; its code is enough. */
function messageOf(error: unknown): string {
  if (error instanceof BusinessError) return `code ${String(error.code)}`;
  if (error instanceof Error) return error.message;
  // Anything may be thrown, also somebody's form.
  return typeof error === 'string' ? error : `thrown: ${typeof error}`;
}

/** The first lines of where it came from; the message above them stands for itself. */
function stackOf(error: unknown): string | null {
  if (!(error instanceof Error) || error instanceof ProtocolError || typeof error.stack !== 'string')
    return null;
  const lines = error.stack
    .split('\n')
    .filter((line) => /^\s*at\s|@|\.m?js/.test(line) && !line.includes(error.message));
  return lines.length === 0 ? null : scrub(lines.slice(0, STACK_LINES).join('\n'), STACK_MAX);
}

/** The report of an error; null for what is none. */
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
