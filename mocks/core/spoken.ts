/** Applies the World's dialects and field restrictions between adapters and core. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { heard, said } from '../dialects/index.ts';
import type { Came, Spoken } from '../dialects/dialect.ts';
import { concat, type Bytes } from '../lib/bytes.ts';
import { CALL_JSON, parseWithin } from '../lib/checked-json.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import { isAsAgreed } from '../world/server.ts';
import type { LiveWorld } from '../world/world.ts';
import type { Answer } from './answer.ts';
import { languageOf } from './caller.ts';
import { CALL_JSON_BYTES } from './read-body.ts';

const UTF8 = { decoder: new TextDecoder(), encoder: new TextEncoder() };

/** Undefined if not JSON or beyond the limits: the core refuses both. */
function jsonOf(text: string): unknown {
  try {
    return parseWithin(text, CALL_JSON);
  } catch {
    return undefined;
  }
}

export function heardCall(world: LiveWorld, request: PlainCall, operation: OperationId): PlainCall {
  const { server } = world;
  if (isAsAgreed(server)) return request;
  const spoken: Spoken = { operation, world, language: languageOf(request) };
  const came: Came = {
    path: request.url.pathname,
    query: Object.fromEntries(request.url.searchParams),
  };
  const { path, query } = heard(server, came, spoken);
  const url = new URL(request.url);
  url.pathname = path;
  url.search = new URLSearchParams(query).toString();
  const hear = (bytes: Bytes): Bytes => {
    const json = jsonOf(UTF8.decoder.decode(bytes));
    if (json === undefined) return bytes;
    return UTF8.encoder.encode(JSON.stringify(heard(server, { ...came, json }, spoken).json));
  };
  const isForm = (request.headers['content-type'] ?? '').startsWith('multipart/');
  if (isForm) return { ...request, url };
  return {
    ...request,
    url,
    bytes: async (limit) => {
      const bytes = await request.bytes(limit);
      return bytes === null ? null : hear(bytes);
    },
    pieces: () => wholeJson(request.pieces(), hear),
  };
}

/** Buffers JSON to rewrite it; a body beyond the limit passes unchanged, and the core refuses it. */
async function* wholeJson(
  pieces: AsyncIterable<Uint8Array>,
  change: (bytes: Bytes) => Bytes,
): AsyncGenerator<Uint8Array, void> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    parts.push(piece);
    bytes += piece.length;
    if (bytes > CALL_JSON_BYTES) yield* parts.splice(0);
  }
  if (bytes <= CALL_JSON_BYTES) yield change(concat(parts));
}

export function saidAnswer(
  world: LiveWorld,
  request: PlainCall,
  operation: OperationId,
  answer: Answer,
): Answer {
  const { server } = world;
  return isAsAgreed(server)
    ? answer
    : said(server, answer, { operation, world, language: languageOf(request) });
}
