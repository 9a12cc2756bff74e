/** A call as plain data: what each adapter makes of what came to it, so that the core knows nothing of who asked. */
import type { Bytes } from './bytes.ts';

/** Header fields by name in lower case; of one that came several times, the values as node:http joins them. */
export type PlainHeaders = Readonly<Record<string, string | undefined>>;

export interface PlainCall {
  readonly method: string;
  /** The address as the caller sees it. */
  readonly url: URL;
  readonly headers: PlainHeaders;
  /**
   * Takes the body off the wire, once. Empty where there is none; null when it has more bytes than `limit`.
   * Rejects when the sender breaks off.
   */
  readonly bytes: (limit: number) => Promise<Bytes | null>;
  /** The body piece by piece, in the place of {@link bytes}; what nobody takes stays on the wire. */
  readonly pieces: () => AsyncIterable<Uint8Array>;
}

const EMPTY = new Uint8Array(0);

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}

/** What has no body, or one that somebody else reads. */
export const NO_BODY: Pick<PlainCall, 'bytes' | 'pieces'> = {
  bytes: () => Promise.resolve(EMPTY),
  pieces: () => once(EMPTY),
};

/** A call from inside this process, with JSON or without a body. */
export function plainCall(
  method: string,
  url: URL,
  headers: PlainHeaders = {},
  json: string | null = null,
): PlainCall {
  if (json === null) return { method, url, headers, ...NO_BODY };
  return {
    method,
    url,
    headers: { 'content-type': 'application/json', ...headers },
    bytes: () => Promise.resolve(new TextEncoder().encode(json)),
    pieces: () => once(new TextEncoder().encode(json)),
  };
}
