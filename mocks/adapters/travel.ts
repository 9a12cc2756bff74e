/** How the bytes of an answer travel over node:http, as the dialects of the World's server ask. */
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { PlainAnswer } from '../core/answer.ts';

/** Pieces of an answer that comes in chunks. */
const PIECES = 3;

/** Sends a body that is in memory. */
export function sendWhole(
  { status, headers, transport = [] }: Pick<PlainAnswer, 'status' | 'headers' | 'transport'>,
  body: Uint8Array,
  to: ServerResponse,
): void {
  const isGzip = transport.includes('gzip') && body.length > 0;
  const bytes = isGzip ? gzipSync(body) : body;
  const named = isGzip ? { ...headers, 'content-encoding': 'gzip' } : headers;
  if (transport.includes('cut') && bytes.length > 0) {
    to.writeHead(status, { ...named, 'content-length': bytes.length });
    // The head and the half must be out before the connection goes.
    to.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => to.destroy());
    return;
  }
  if (transport.includes('chunked') && bytes.length > 0) {
    to.writeHead(status, named);
    const size = Math.ceil(bytes.length / PIECES);
    for (let at = 0; at < bytes.length; at += size) to.write(bytes.subarray(at, at + size));
    to.end();
    return;
  }
  // Its length is known: downloads can show how far they are.
  to.writeHead(status, { ...named, 'content-length': bytes.length });
  to.end(bytes);
}
