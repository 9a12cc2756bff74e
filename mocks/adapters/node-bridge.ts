/** Converts between node:http messages and plain calls of the core. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import type { PlainAnswer } from '../core/answer.ts';
import { BODY_LIMIT_BYTES } from '../core/read-body.ts';
import type { Bytes } from '../lib/bytes.ts';
import { NO_BODY, type PlainCall, type PlainHeaders } from '../lib/plain-call.ts';
import { gzipSync } from 'node:zlib';

const CHUNKS = 3;

function sendWhole(
  { status, headers, transport = [] }: Pick<PlainAnswer, 'status' | 'headers' | 'transport'>,
  body: Uint8Array,
  to: ServerResponse,
): void {
  const isGzip = transport.includes('gzip') && body.length > 0;
  const bytes = isGzip ? gzipSync(body) : body;
  const named = isGzip ? { ...headers, 'content-encoding': 'gzip' } : headers;
  if (transport.includes('cut') && bytes.length > 0) {
    to.writeHead(status, { ...named, 'content-length': bytes.length });
    // Flush headers and half of the body before the connection is destroyed.
    to.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => to.destroy());
    return;
  }
  if (transport.includes('chunked') && bytes.length > 0) {
    to.writeHead(status, named);
    const size = Math.ceil(bytes.length / CHUNKS);
    for (let at = 0; at < bytes.length; at += size) to.write(bytes.subarray(at, at + size));
    to.end();
    return;
  }
  // Content-Length enables download progress.
  to.writeHead(status, { ...named, 'content-length': bytes.length });
  to.end(bytes);
}

const UTF8 = new TextEncoder();
const NOTHING = new Uint8Array(0);

/** Maximum of a body read after its response, bytes; beyond that the connection is destroyed. */
const DISCARD_BYTES = 4 * BODY_LIMIT_BYTES;

/** A request with an unsupported method or an invalid URL. */
class NoRequestError extends Error {
  override readonly name = 'NoRequestError';
  readonly status: 400 | 405;
  constructor(status: 400 | 405, message: string) {
    super(message);
    this.status = status;
  }
}

/** Forbidden methods of the Fetch standard: browsers never send them. */
const FORBIDDEN_METHODS: readonly string[] = ['TRACE', 'TRACK', 'CONNECT'];

/**
 * Reads the body lazily, so that a refused upload is never received. Resolves with null beyond `limit` bytes; rejects if the
 * client aborts.
 */
function readAll(message: IncomingMessage, limit: number): Promise<Bytes | null> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    message.on('data', (part: Buffer) => {
      size += part.length;
      if (size > limit) resolve(null);
      else parts.push(part);
    });
    message.once('end', () => {
      const [only] = parts;
      // Own memory: node:http never shares it between threads.
      resolve((parts.length === 1 && only !== undefined ? only : Buffer.concat(parts)) as Bytes);
    });
    message.once('error', reject);
    message.once('close', () => {
      if (!message.complete) reject(new Error('The sender broke off'));
    });
  });
}

/**
 * Drains the rest of an answered request. Some clients read the response only after sending everything, and lose it if the
 * connection closes earlier.
 */
export function discardRest(message: IncomingMessage): void {
  // node:http discards a completely received body itself.
  if (message.complete) return;
  let bytes = 0;
  message.removeAllListeners('data');
  message.on('data', (chunk: Uint8Array) => {
    bytes += chunk.length;
    if (bytes > DISCARD_BYTES) message.destroy();
  });
  message.resume();
}

function originOf(message: IncomingMessage): string {
  const scheme = 'encrypted' in message.socket ? 'https' : 'http';
  return `${scheme}://${message.headers.host ?? 'localhost'}`;
}

function addressOf(message: IncomingMessage): URL {
  try {
    return new URL(message.url ?? '/', originOf(message));
  } catch {
    throw new NoRequestError(400, 'The request line makes no address');
  }
}

/** The request without its body. @throws as {@link plainCallOf} does */
export function headOf(message: IncomingMessage): PlainCall {
  const { method = 'GET', headers } = message;
  if (FORBIDDEN_METHODS.includes(method)) throw new NoRequestError(405, `${method} is not answered here`);
  // Only set-cookie is a list in Node, and requests have none.
  return { method, url: addressOf(message), headers: headers as PlainHeaders, ...NO_BODY };
}

/** Converts an incoming message. Throws errors that {@link clientErrorOf} explains. */
export function plainCallOf(message: IncomingMessage): PlainCall {
  const head = headOf(message);
  if (head.method === 'GET' || head.method === 'HEAD') return head;
  return {
    ...head,
    bytes: (limit) => readAll(message, limit),
    // Stopping early must not destroy the socket: discardRest drains it.
    chunks: () => message.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>,
  };
}

/**
 * Status and log line for a client error; null for a server error. Aborted uploads are common, so they are logged without a stack
 * trace.
 */
export function clientErrorOf(
  error: unknown,
  message: IncomingMessage,
): { readonly status: number; readonly line: string } | null {
  const line = (what: string): string =>
    `${message.method ?? ''} ${(message.url ?? '').split('?', 1)[0] ?? ''}: ${what}`;
  if (error instanceof NoRequestError) return { status: error.status, line: line(error.message) };
  if (message.destroyed && !message.complete) return { status: 400, line: line('the sender broke off') };
  return null;
}

/** Sends a stream with backpressure, until it ends or the client disconnects. */
async function sendStream(body: ReadableStream<Uint8Array>, to: ServerResponse): Promise<void> {
  const reader = body.getReader();
  const gone = new Promise<void>((resolve) => {
    to.once('close', () => {
      void reader.cancel();
      resolve();
    });
  });
  to.flushHeaders();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (!to.write(part.value)) await Promise.race([new Promise((resume) => to.once('drain', resume)), gone]);
  }
  to.end();
}

const JSON_HEADERS = { 'content-type': 'application/json' };

/** Sends an answer; a dropped one destroys the connection (fault injection). */
export async function sendAnswer(answer: PlainAnswer, to: ServerResponse): Promise<void> {
  const { status, headers, body, dropped } = answer;
  if (dropped === true) {
    // Browsers retry a request on a reused connection that closes without a response, so send part of a response first. Wait for
    // the whole request: closing a socket with unread data sends RST, which discards sent data.
    if (!to.req.complete) {
      discardRest(to.req);
      // Also resolves if the client aborts.
      await new Promise<void>((over) => void finished(to.req, () => over()));
    }
    sendWhole({ status: 200, headers: JSON_HEADERS, transport: ['cut'] }, UTF8.encode('{"code":'), to);
    return;
  }
  if (body === null || typeof body === 'string' || body instanceof Uint8Array) {
    // A HEAD response for a stream has no content-length.
    if (body === null && to.req.method === 'HEAD') to.writeHead(status, headers).end();
    // Encoding here is faster than in node:http.
    else sendWhole(answer, typeof body === 'string' ? UTF8.encode(body) : (body ?? NOTHING), to);
    discardRest(to.req);
    return;
  }
  to.writeHead(status, headers);
  discardRest(to.req);
  await sendStream(body, to);
}
