/** A call and its answer in the manner of the World's server: between the adapters and everything else. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { heard, said } from '../dialects/index.ts';
import type { Came, Spoken } from '../dialects/dialect.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import { isAsAgreed } from '../world/server.ts';
import type { LiveWorld } from '../world/world.ts';
import type { Answer } from './answer.ts';
import { languageOf } from './caller.ts';

const UTF8 = { decoder: new TextDecoder(), encoder: new TextEncoder() };

/** Is this JSON? What is none is for the core to refuse. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The call as handlers take it: ids that are ours, nothing that this server knows nothing of. */
export function heardCall(world: LiveWorld, request: PlainCall, operation: OperationId): PlainCall {
  const { server } = world;
  if (isAsAgreed(server)) return request;
  const spoken: Spoken = { operation, world, language: languageOf(request) };
  const came: Came = {
    path: request.url.pathname,
    query: Object.fromEntries(request.url.searchParams),
    json: null,
  };
  const { path, query } = heard(server, came, spoken);
  const url = new URL(request.url);
  url.pathname = path;
  url.search = new URLSearchParams(query).toString();
  const isForm = (request.headers['content-type'] ?? '').startsWith('multipart/');
  if (isForm) return { ...request, url };
  return {
    ...request,
    url,
    bytes: async (limit) => {
      const bytes = await request.bytes(limit);
      const text = bytes === null ? '' : UTF8.decoder.decode(bytes);
      if (!isJson(text)) return bytes;
      return UTF8.encoder.encode(heard(server, { ...came, json: text }, spoken).json ?? text);
    },
  };
}

/** The answer as this server sends it. */
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
