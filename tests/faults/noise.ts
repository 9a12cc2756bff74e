/** Filters console output of the harness for problems of the portal. */
import { BusinessError, HttpError, NetworkError, ProtocolError } from '#src/lib/errors.ts';

/** Limitations of the test DOM. */
const IGNORED =
  /Iframe page loading is disabled|^Warning: Error in route match|Please use the `legacy` build|Failed to find focusable element/;

/** The four kinds of failed calls, each with its own message (src/lib/errors.ts). */
const isFailedCall = (value: unknown): boolean =>
  [BusinessError, HttpError, NetworkError, ProtocolError].some((kind) => value instanceof kind);

/** The message of a console line; null if it is no problem of the portal. */
export function noiseIn(parts: readonly unknown[]): string | null {
  // A guard whose call fails shows the error page; React and the router log it too.
  if (parts.some(isFailedCall)) return null;
  const line = parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' ');
  return IGNORED.test(line) ? null : line;
}
