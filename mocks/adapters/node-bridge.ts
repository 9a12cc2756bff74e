/** Between node:http and the core's plain calls. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PlainAnswer } from '../core/answer.ts';
import { BODY_LIMIT_BYTES } from '../core/read-body.ts';
import type { Bytes } from '../lib/bytes.ts';
import { NO_BODY, type PlainCall, type PlainHeaders } from '../lib/plain-call.ts';
import { sendWhole } from './travel.ts';

const UTF8 = new TextEncoder();
const NOTHING = new Uint8Array(0);

/** What is still taken of a body after its answer; whoever sends more is cut off. */
const DISCARD_BYTES = 4 * BODY_LIMIT_BYTES;

/** A request that is none: of a method that no browser sends, or to no address. */
class NoRequestError extends Error {
  override readonly name = 'NoRequestError';
  readonly status: 400 | 405;
  constructor(status: 400 | 405, message: string) {
    super(message);
    this.status = status;
  }
}

/** No browser sends these, and the Fetch standard knows no request of them. */
const NO_METHODS: readonly string[] = ['TRACE', 'TRACK', 'CONNECT'];

/**
 * The body, which stays on the wire until somebody asks for it: an upload that is refused is never taken in. Null as soon as it
 * has more bytes than `limit`; rejects when the sender breaks off.
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
      // Memory of its own, which node:http never shares between threads.
      resolve((parts.length === 1 && only !== undefined ? only : Buffer.concat(parts)) as Bytes);
    });
    message.once('error', reject);
    message.once('close', () => {
      if (!message.complete) reject(new Error('The sender broke off'));
    });
  });
}

/**
 * Takes what is left of an answered message off the wire. A client that sends everything before it reads sees the answer
 * only then, and one that still sends while the connection closes may lose it.
 */
export function discardRest(message: IncomingMessage): void {
  // What came whole, node:http drops itself once the answer is out.
  if (message.complete) return;
  let bytes = 0;
  message.removeAllListeners('data');
  message.on('data', (chunk: Uint8Array) => {
    bytes += chunk.length;
    if (bytes > DISCARD_BYTES) message.destroy();
  });
  message.resume();
}

/** The origin as the caller sees it. */
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

/** A call without its body, which somebody else reads. @throws as {@link plainCallOf} does */
export function headOf(message: IncomingMessage): PlainCall {
  const { method = 'GET', headers } = message;
  if (NO_METHODS.includes(method)) throw new NoRequestError(405, `${method} is not answered here`);
  // The one field of which Node makes a list comes in answers only.
  return { method, url: addressOf(message), headers: headers as PlainHeaders, ...NO_BODY };
}

/** An incoming message as the core takes it. Throws what {@link sendersMistake} explains when it makes none. */
export function plainCallOf(message: IncomingMessage): PlainCall {
  const head = headOf(message);
  if (head.method === 'GET' || head.method === 'HEAD') return head;
  return {
    ...head,
    bytes: (limit) => readAll(message, limit),
    // Whoever stops early leaves the rest to discardRest.
    pieces: () => message.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>,
  };
}

/**
 * What the sender of a request did wrong, in one line, with the status to answer; null when an error is a mistake of ours.
 * Uploads break off every day: a stack would only hide what matters.
 */
export function sendersMistake(
  error: unknown,
  message: IncomingMessage,
): { readonly status: number; readonly line: string } | null {
  const line = (what: string): string =>
    `${message.method ?? ''} ${(message.url ?? '').split('?', 1)[0] ?? ''}: ${what}`;
  if (error instanceof NoRequestError) return { status: error.status, line: line(error.message) };
  if (message.destroyed && !message.complete) return { status: 400, line: line('the sender broke off') };
  return null;
}

/** Sends a body as it comes, until its source ends or whoever asked has gone. */
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
    if (!to.write(part.value)) await Promise.race([new Promise((room) => to.once('drain', room)), gone]);
  }
  to.end();
}

const JSON_HEADERS = { 'content-type': 'application/json' };

/** Sends an answer; one that is to be dropped ends the connection, as a fault asked for. */
export async function sendAnswer(answer: PlainAnswer, to: ServerResponse): Promise<void> {
  const { status, headers, body, dropped } = answer;
  if (dropped === true) {
    // Not before the head is out: browsers repeat a call unasked when a connection that was used before ends without any answer.
    sendWhole({ status: 200, headers: JSON_HEADERS, transport: ['cut'] }, UTF8.encode('{"code":'), to);
    return;
  }
  if (body === null || typeof body === 'string' || body instanceof Uint8Array) {
    // Asked for its head, a stream has no length either.
    if (body === null && to.req.method === 'HEAD') to.writeHead(status, headers).end();
    // Text is made bytes here, which node:http would do more slowly.
    else sendWhole(answer, typeof body === 'string' ? UTF8.encode(body) : (body ?? NOTHING), to);
    discardRest(to.req);
    return;
  }
  to.writeHead(status, headers);
  discardRest(to.req);
  await sendStream(body, to);
}
