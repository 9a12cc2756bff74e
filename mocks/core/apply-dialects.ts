/** Applies the World's dialects and field restrictions between adapters and core. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { readRequest, writeAnswer } from '../dialects/index.ts';
import type { WireRequest, DialectContext } from '../dialects/dialect.ts';
import { concat, type Bytes } from '../lib/bytes.ts';
import { CALL_JSON, parseWithin } from '../lib/checked-json.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import { isStandard } from '../world/server.ts';
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

export function decodeRequest(world: LiveWorld, request: PlainCall, operation: OperationId): PlainCall {
  const { server } = world;
  if (isStandard(server)) return request;
  const context: DialectContext = { operation, world, language: languageOf(request) };
  const wireRequest: WireRequest = {
    path: request.url.pathname,
    query: Object.fromEntries(request.url.searchParams),
  };
  const { path, query } = readRequest(server, wireRequest, context);
  const url = new URL(request.url);
  url.pathname = path;
  url.search = new URLSearchParams(query).toString();
  const decode = (bytes: Bytes): Bytes => {
    const json = jsonOf(UTF8.decoder.decode(bytes));
    if (json === undefined) return bytes;
    return UTF8.encoder.encode(JSON.stringify(readRequest(server, { ...wireRequest, json }, context).json));
  };
  const isForm = (request.headers['content-type'] ?? '').startsWith('multipart/');
  if (isForm) return { ...request, url };
  return {
    ...request,
    url,
    bytes: async (limit) => {
      const bytes = await request.bytes(limit);
      return bytes === null ? null : decode(bytes);
    },
    chunks: () => rewriteJson(request.chunks(), decode),
  };
}

/** Buffers JSON to rewrite it; a body beyond the limit passes unchanged, and the core refuses it. */
async function* rewriteJson(
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

export function encodeAnswer(
  world: LiveWorld,
  request: PlainCall,
  operation: OperationId,
  answer: Answer,
): Answer {
  const { server } = world;
  return isStandard(server)
    ? answer
    : writeAnswer(server, answer, { operation, world, language: languageOf(request) });
}
