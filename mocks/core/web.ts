/** Between the web's Request and Response and the core's plain calls: for MSW, the service worker, and forms sent in this process. */
import { concat, type Bytes } from '../lib/bytes.ts';
import type { PlainCall, PlainHeaders } from '../lib/plain-call.ts';
import type { PlainAnswer } from './answer.ts';
import type { Mock } from './mock.ts';

/** A body as it comes. */
async function* piecesOf(request: Request): AsyncGenerator<Uint8Array, void> {
  // Some browsers have requests without a stream, which the types do not know: they still read themselves whole.
  if (!('body' in request)) {
    yield new Uint8Array(await (request as Body).arrayBuffer());
    return;
  }
  const reader = request.body?.getReader();
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read())
    yield next.value;
}

/** All bytes of a body, counted as they come; null as soon as they are more than `limit`. */
async function readBytes(request: Request, limit: number): Promise<Bytes | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const piece of piecesOf(request)) {
    parts.push(piece);
    size += piece.length;
    if (size > limit) return null;
  }
  return concat(parts);
}

/** A web request as the core takes it. */
export function callOf(request: Request): PlainCall {
  return {
    method: request.method,
    url: new URL(request.url),
    // The standard says that names come in lower case; happy-dom, which Vitest gives pages, leaves them as they were written.
    headers: Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value])),
    bytes: (limit) => readBytes(request, limit),
    pieces: () => piecesOf(request),
  };
}

/** A call from inside this process with a form as its body. */
export function formCall(method: string, url: URL, headers: PlainHeaders, form: FormData): PlainCall {
  const made = callOf(new Request(url, { method, body: form }));
  return { ...made, headers: { ...made.headers, ...headers } };
}

/** An answer of the core as a web response; one of type "error" where the connection is to be dropped. */
export function responseOf({ status, headers, body, dropped, transport }: PlainAnswer): Response {
  if (dropped === true || transport?.includes('cut') === true) return Response.error();
  // A view over shared memory could be no body; there is none here.
  return new Response(body as Uint8Array<ArrayBuffer> | string | ReadableStream<Uint8Array> | null, {
    status,
    headers,
  });
}

/** Asks a part of the mock as `fetch` would. */
export async function viaWeb<T extends PlainAnswer | null>(
  answer: (mock: Mock, call: PlainCall) => Promise<T>,
  mock: Mock,
  request: Request,
): Promise<T extends null ? Response | null : Response> {
  const answered = await answer(mock, callOf(request));
  // Null comes back only where `answer` may give it.
  return (answered === null ? null : responseOf(answered)) as T extends null ? Response | null : Response;
}
