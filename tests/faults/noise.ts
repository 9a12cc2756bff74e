/** What the console hears on the stage and a reader of the portal would care about. */
import { BusinessError, HttpError, NetworkError, ProtocolError } from '#src/lib/errors.ts';

/** What the test DOM cannot do says nothing about the portal. */
const IGNORED =
  /Iframe page loading is disabled|^Warning: Error in route match|Please use the `legacy` build|Failed to find focusable element/;

/** The four ways in which a call fails, each of which has its words (src/lib/errors.ts). */
const isFailedCall = (value: unknown): boolean =>
  [BusinessError, HttpError, NetworkError, ProtocolError].some((kind) => value instanceof kind);

/** A line of the console; null where it tells of nothing that is wrong with the portal. */
export function noiseIn(parts: readonly unknown[]): string | null {
  // A page whose guard could not ask is caught by the page of errors; React and the router tell of it besides.
  if (parts.some(isFailedCall)) return null;
  const line = parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' ');
  return IGNORED.test(line) ? null : line;
}
