/** Converts between the Fetch API and plain calls, for MSW, the service worker and in-process forms. */
import { concat, type Bytes } from '../lib/bytes.ts';
import type { PlainCall, PlainHeaders } from '../lib/plain-call.ts';
import type { PlainAnswer } from './answer.ts';
import type { Mock } from './mock.ts';

async function* chunksOf(request: Request): AsyncGenerator<Uint8Array, void> {
  // Some browsers lack Request.body, which the types do not reflect; arrayBuffer() always works.
  if (!('body' in request)) {
    yield new Uint8Array(await (request as Body).arrayBuffer());
    return;
  }
  const reader = request.body?.getReader();
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read())
    yield next.value;
}

async function readBytes(request: Request, limit: number): Promise<Bytes | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const piece of chunksOf(request)) {
    parts.push(piece);
    size += piece.length;
    if (size > limit) return null;
  }
  return concat(parts);
}

export function callOf(request: Request): PlainCall {
  return {
    method: request.method,
    url: new URL(request.url),
    // Header names are lower case by the Fetch standard; happy-dom keeps their original case.
    headers: Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value])),
    bytes: (limit) => readBytes(request, limit),
    chunks: () => chunksOf(request),
  };
}

export function formCall(method: string, url: URL, headers: PlainHeaders, form: FormData): PlainCall {
  const made = callOf(new Request(url, { method, body: form }));
  return { ...made, headers: { ...made.headers, ...headers } };
}

/** A dropped connection becomes a response of type "error". */
export function responseOf({ status, headers, body, dropped, transport }: PlainAnswer): Response {
  if (dropped === true || transport?.includes('cut') === true) return Response.error();
  // The cast is safe: no shared memory is used.
  return new Response(body as Uint8Array<ArrayBuffer> | string | ReadableStream<Uint8Array> | null, {
    status,
    headers,
  });
}

export async function answerWeb<T extends PlainAnswer | null>(
  answer: (mock: Mock, call: PlainCall) => Promise<T>,
  mock: Mock,
  request: Request,
): Promise<T extends null ? Response | null : Response> {
  const answered = await answer(mock, callOf(request));
  // Null only occurs if `answer` may return it.
  return (answered === null ? null : responseOf(answered)) as T extends null ? Response | null : Response;
}
