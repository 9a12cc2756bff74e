/**
 * Pipeline for one call: find operation and World, apply faults, check the token, read and validate the body, run the handler,
 * validate the answer, store changes, write the journal.
 */
import { NO_ROOM } from '../handlers/files/upload-rules.ts';
import { Failure } from '../handlers/handler.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import { withoutNulls } from '../openapi/invented.ts';
import { asksForBody, consumeFaults } from '../world/faults.ts';
import { uploadedBytes } from '../world/incoming.ts';
import type { LiveWorld } from '../world/world.ts';
import { WorldIdError, worldIdOf } from '../world/world-id.ts';
import * as answers from './answer.ts';
import { callerOf, languageOf, typedParameters } from './caller.ts';
import { logCall, logUnknownCall, type CallContext } from './log-call.ts';
import { findingText, type Mock } from './mock.ts';
import { BodyError, fieldsOf, FileQuotaError, readBody } from './read-body.ts';
import { routes } from './route-index.ts';
import { decodeRequest, encodeAnswer } from './apply-dialects.ts';

let shownSecond = Number.NaN;
let secondShown = '';

/** Date header, cached: most calls fall into the same second. @param at epoch ms */
export function httpDate(at: number): string {
  const second = Math.floor(at / 1000);
  if (second !== shownSecond) [shownSecond, secondShown] = [second, new Date(at).toUTCString()];
  return secondShown;
}

export interface Answered extends answers.Answer {
  /** Index in the journal of the World; null without an entry. */
  readonly entry: number | null;
}

/** Answers a call under /api, /n or /p; never throws for client errors. */
export async function answerCall(mock: Mock, request: PlainCall): Promise<Answered> {
  const id = worldIdOf(request.headers) ?? mock.worlds.fallback;
  try {
    return await mock.worlds.within(id, (world) => answerIn(world, mock, request));
  } catch (error) {
    if (!(error instanceof WorldIdError)) throw error;
    const failure = answers.httpFailure(error.status, error.text[languageOf(request)]);
    return { ...answers.withCommonHeaders(failure, {}), entry: null };
  }
}

async function answerIn(world: LiveWorld, mock: Mock, original: PlainCall): Promise<Answered> {
  const began = performance.now();
  const asked = routes.find(original.method, original.url.pathname);
  if (asked === null) return unknownCall(world, original, began);
  const request = decodeRequest(world, original, asked.operationId);
  // A dialect may rewrite the ids in the path, so match again.
  const route = request === original ? asked : (routes.find(request.method, request.url.pathname) ?? asked);

  const context: CallContext = {
    mock,
    request,
    route,
    world,
    hit: { delayMs: 0, fault: null, counted: false, drawn: false },
    query: queryOf(request),
    caller: { user: null, session: null },
    read: undefined,
    body: undefined,
    json: null,
    isUnreadable: false,
    reservation: mock.bodyQuota.open(),
    drop: undefined,
    requestFindings: [],
    answerFindings: [],
    changes: [],
    at: world.clock.now(),
  };
  try {
    return await answerOnce(context, began);
  } finally {
    context.drop?.();
    context.reservation.release();
  }
}

async function answerOnce(context: CallContext, began: number): Promise<Answered> {
  const { mock, request, world, route } = context;
  const answer = await answerOf(context);
  const ms = performance.now() - began;
  // A counted fault was consumed although no row changed: persist it.
  if (context.hit.counted && context.changes.length === 0) notePast(context);
  const entry = logCall(context, answer, ms);
  const { counted, drawn } = context.hit;
  if (context.changes.length > 0 || counted || drawn) mock.worlds.changed(world);
  mock.onAnswered(route.operationId, answer.status);
  const sent = answers.withCommonHeaders(encodeAnswer(world, request, route.operationId, answer), {
    // World time: the portal reads the current day from the Date header.
    date: httpDate(world.clock.now()),
    'x-mock-operation': route.operationId,
    'server-timing': `mock;dur=${ms.toFixed(2)}`,
  });
  return { ...sent, entry };
}

async function answerOf(context: CallContext): Promise<answers.Answer> {
  const { mock, world, route, request } = context;
  const { operationId } = route;
  // Read the body first only if a fault depends on it: a dropped connection reads nothing.
  if (asksForBody(world, operationId)) await bodyRead(context);
  const hit = consumeFaults(world, operationId, { headers: request.headers, body: fieldsOf(context.body) });
  context.hit = hit;
  if (hit.delayMs > 0) {
    await mock.sleep(hit.delayMs);
    context.at = context.world.clock.now();
  }
  const instead = answers.faultAnswer(hit.fault);
  if (instead !== null) return instead;
  const refused = await admit(context);
  if (refused !== null) return refused;
  const handler = mock.handlers[operationId];
  if (handler === undefined) return answers.httpFailure(501, `${operationId} has no handler`);
  const answer = checked(context, await run(context, handler));
  return hit.fault?.kind === 'malformed' ? answers.truncated(answer) : answer;
}

/** Parses the body once. Resolves with the refusal of an unreadable body, to be sent after the token check. */
function bodyRead(context: CallContext): Promise<answers.Answer | null> {
  return (context.read ??= readInto(context));
}

async function readInto(context: CallContext): Promise<answers.Answer | null> {
  const { mock, request, world, route } = context;
  try {
    const { store, uploadsMaxBytes } = world;
    const { value, json, drop } = await readBody(request, route.operation.request, {
      reservation: context.reservation,
      incoming: () => mock.worlds.incoming(),
      files: uploadsMaxBytes - uploadedBytes(store),
    });
    context.drop = drop;
    context.body = json === null ? value : withoutNulls(route.operationId, value);
    context.json = json;
    return null;
  } catch (error) {
    context.isUnreadable = true;
    if (error instanceof BodyError)
      return answers.httpFailure(error.status, error.text?.[languageOf(request)] ?? error.message);
    if (error instanceof FileQuotaError) return answers.envelope(200, 0, NO_ROOM[languageOf(request)]);
    throw error;
  }
}

/** Returns the refusal of token, body or contract; null if there is none. */
async function admit(context: CallContext): Promise<answers.Answer | null> {
  const { mock, request, world } = context;
  const { operation, operationId, params } = context.route;
  context.caller = callerOf(world, request, operationId, operation);
  if (operation.auth !== 'open' && context.caller.session === null)
    return answers.httpFailure(401, 'UNAUTHORIZED');
  const unreadable = await bodyRead(context);
  if (unreadable !== null) return unreadable;
  if (mock.openapi === null) return null;
  const contentType = request.headers['content-type'];
  context.requestFindings = mock.openapi.checkRequest(operationId, {
    path: params,
    query: context.query,
    headers: request.headers,
    ...(context.body === undefined || contentType === undefined ? {} : { contentType }),
    body: fieldsOf(context.body),
  });
  // Findings of kind `limit` are left to the handler, which refuses them with a message.
  const first = context.requestFindings.find(({ kind }) => kind === 'shape');
  return first === undefined ? null : answers.httpFailure(400, findingText(first));
}

function queryOf({ url }: PlainCall): Record<string, string> {
  return url.search === '' ? {} : Object.fromEntries(url.searchParams);
}

/** Runs the handler exclusively in its World and collects the changed rows. */
async function run(context: CallContext, handler: Mock['handlers'][string]): Promise<answers.Answer> {
  const { mock, request, world, route, caller } = context;
  const { operationId } = route;
  try {
    return await world.exclusive(async () => {
      try {
        // The call may have waited for its upload or for the previous call.
        context.at = world.clock.now();
        const reply = handler({
          world,
          body: context.body,
          path: typedParameters(operationId, 'path', route.params),
          query: typedParameters(operationId, 'query', context.query),
          language: languageOf(request),
          user: caller.user,
          session: caller.session,
          request,
        });
        return answers.fromReply(reply instanceof Promise ? await reply : reply);
      } finally {
        // Collect them now, before the next queued call runs.
        context.changes = world.takeChanges();
        if (context.changes.length > 0) notePast(context);
      }
    });
  } catch (error) {
    if (error instanceof Failure) return answers.envelope(200, error.code, error.message);
    mock.onError(operationId, error);
    return answers.httpFailure(500, `${operationId} failed inside the mock: ${String(error)}`);
  }
}

function notePast({ world, route, at }: CallContext): void {
  world.past.note({ kind: 'request', operation: route.operationId, at, recorded: world.recorder.count });
}

function checked(context: CallContext, answer: answers.Answer): answers.Answer {
  const { mock, route, world } = context;
  if (mock.openapi === null || answer.status === 500) return answer;
  const contentType = answers.contentTypeOf(answer.headers);
  const findings = mock.openapi.checkAnswer(route.operationId, {
    status: answer.status,
    ...(contentType === '' ? {} : { contentType }),
    body: answer.json ?? answer.body,
  });
  context.answerFindings = findings;
  if (findings.length === 0) return answer;
  mock.onViolation({ operationId: route.operationId, worldId: world.id, findings });
  if (!mock.strict) return answer;
  return answers.httpFailure(
    500,
    `Off-contract answer of ${route.operationId}: ${findings.map(findingText).join('; ')}`,
  );
}

function unknownCall(world: LiveWorld, request: PlainCall, began: number): Answered {
  const { url } = request;
  const methods = routes.methodsOf(url.pathname);
  const answer =
    methods.length === 0
      ? answers.httpFailure(404, `The contract has no call ${request.method} ${url.pathname}`)
      : answers.httpFailure(
          405,
          `${url.pathname} is called with ${methods.join(' or ')}, not with ${request.method}`,
        );
  const entry = logUnknownCall(world, request, answer, performance.now() - began);
  return {
    ...answers.withCommonHeaders(answer, methods.length === 0 ? {} : { allow: methods.join(', ') }),
    entry,
  };
}
