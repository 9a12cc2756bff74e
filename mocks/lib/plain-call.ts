/** A request as plain data, independent of the adapter. */
import type { Bytes } from './bytes.ts';

/** By its tag: in Node, the global `FormData` would load all of fetch. Parsed JSON has no symbol keys. */
export function isForm(value: unknown): value is FormData {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.prototype.toString.call(value) === '[object FormData]'
  );
}

/** Header values by lower-case name; repeated headers are joined as in node:http. */
export type PlainHeaders = Readonly<Record<string, string | undefined>>;

export interface PlainCall {
  readonly method: string;
  /** URL as the client sees it. */
  readonly url: URL;
  readonly headers: PlainHeaders;
  /** Reads the body; callable once. Empty without a body; null beyond `limit` bytes. Rejects if the client aborts. */
  readonly bytes: (limit: number) => Promise<Bytes | null>;
  /** Alternative to {@link bytes}; unread data stays in the socket. */
  readonly chunks: () => AsyncIterable<Uint8Array>;
}

const EMPTY = new Uint8Array(0);

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}

export const NO_BODY: Pick<PlainCall, 'bytes' | 'chunks'> = {
  bytes: () => Promise.resolve(EMPTY),
  chunks: () => once(EMPTY),
};

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
    chunks: () => once(new TextEncoder().encode(json)),
  };
}
