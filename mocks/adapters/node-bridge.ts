/** Between node:http and the web's Request and Response. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** Bodies up to this size are read at once, which is much cheaper than a web stream; larger ones are streamed. */
const READ_AT_ONCE_BYTES = 1024 * 1024;

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

/** The origin as the caller sees it. */
function originOf(message: IncomingMessage): string {
  const scheme = 'encrypted' in message.socket ? 'https' : 'http';
  return `${scheme}://${message.headers.host ?? 'localhost'}`;
}

/** A Request of an incoming message. Throws a TypeError when the request line makes no address. */
export async function toRequest(message: IncomingMessage): Promise<Request> {
  const url = new URL(message.url ?? '/', originOf(message));
  const method = message.method ?? 'GET';
  const headers = headersOf(message);
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const length = Number(message.headers['content-length'] ?? Number.NaN);
  if (length <= READ_AT_ONCE_BYTES)
    return new Request(url, { method, headers, body: await readAll(message) });
  const init = { method, headers, body: Readable.toWeb(message), duplex: 'half' };
  // Node takes its own stream type and wants `duplex`; the DOM's types know neither.
  return new Request(url, init as unknown as RequestInit);
}

/** Sends a Response. One of type "error" drops the connection, as a fault asked for. */
export async function sendResponse(response: Response, to: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    to.destroy();
    return;
  }
  // Every body is in memory already, so its length is known: downloads can show how far they are.
  const body = Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers) if (name !== 'set-cookie') to.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) to.setHeader('set-cookie', cookies);
  to.setHeader('content-length', body.length);
  to.writeHead(response.status);
  to.end(body);
}
