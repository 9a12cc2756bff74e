/** Between node:http and the web's Request and Response. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODY_LIMIT_BYTES } from '../core/read-body.ts';

/** Bodies up to this size are read at once, which is much cheaper than a web stream; larger ones are streamed. */
const READ_AT_ONCE_BYTES = 1024 * 1024;
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

/** The Fetch standard knows no Request of these. */
const NO_METHODS: readonly string[] = ['TRACE', 'TRACK', 'CONNECT'];

function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers();
  const raw = message.rawHeaders;
  for (let at = 0; at + 1 < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '');
  return headers;
}

async function readAll(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk as Uint8Array);
  return new Uint8Array(Buffer.concat(chunks));
}

/** The body as a stream that takes nothing off the wire before somebody reads it. */
function streamOf(message: IncomingMessage): ReadableStream<Uint8Array> {
  let close = (): void => undefined;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        close = () => controller.close();
        message.pause();
        message.on('data', (chunk: Uint8Array) => {
          message.pause();
          controller.enqueue(chunk);
        });
        message.once('end', close);
        message.once('error', (error) => controller.error(error));
      },
      pull: () => void message.resume(),
      cancel() {
        message.off('end', close);
        discardRest(message);
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Takes what is left of an answered message off the wire. A client that sends everything before it reads sees the answer
 * only then, and one that still sends while the connection closes may lose it.
 */
export function discardRest(message: IncomingMessage): void {
  if (message.readableEnded) return;
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

/** The same without its body, which somebody else reads. @throws as {@link toRequest} does */
export function requestHead(message: IncomingMessage): Request {
  const { method = 'GET' } = message;
  if (NO_METHODS.includes(method)) throw new NoRequestError(405, `${method} is not answered here`);
  return new Request(addressOf(message), { method, headers: headersOf(message) });
}

/** A Request of an incoming message. Throws what {@link sendersMistake} explains when it makes none. */
export async function toRequest(message: IncomingMessage): Promise<Request> {
  const url = addressOf(message);
  const method = message.method ?? 'GET';
  if (NO_METHODS.includes(method)) throw new NoRequestError(405, `${method} is not answered here`);
  const headers = headersOf(message);
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const length = Number(message.headers['content-length'] ?? Number.NaN);
  if (length <= READ_AT_ONCE_BYTES)
    return new Request(url, { method, headers, body: await readAll(message) });
  const init = { method, headers, body: streamOf(message), duplex: 'half' };
  // Node wants `duplex` beside a stream, which the DOM's types do not know.
  return new Request(url, init);
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

/** What is made while it is read: news of a World, the progress of something long. */
const STREAMED = /^(?:text\/event-stream|application\/x-ndjson)\b/;

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

/** Sends a Response. One of type "error" drops the connection, as a fault asked for. */
export async function sendResponse(response: Response, to: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    to.destroy();
    return;
  }
  for (const [name, value] of response.headers) if (name !== 'set-cookie') to.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) to.setHeader('set-cookie', cookies);
  if (response.body !== null && STREAMED.test(response.headers.get('content-type') ?? '')) {
    to.writeHead(response.status);
    discardRest(to.req);
    await sendStream(response.body, to);
    return;
  }
  // Every other body is in memory already, so its length is known: downloads can show how far they are.
  const body = Buffer.from(await response.arrayBuffer());
  to.setHeader('content-length', body.length);
  to.writeHead(response.status);
  to.end(body);
  discardRest(to.req);
}
