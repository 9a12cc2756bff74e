/**
 * Answers one call of the portal, from its request to its place in the journal: find the operation and the World, let
 * faults hit, check the token, read and check the body, run the handler, check its answer, store what changed.
 */
import { NO_ROOM } from '../handlers/files/upload-rules.ts';
import { httpDate } from '../lib/http-date.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import { withoutNulls } from '../openapi/left-out.ts';
import type { Finding } from '../openapi/validate.ts';
import { takeFaults, type Hit } from '../world/faults.ts';
import type { LaterText } from '../world/journal.ts';
import { maskedPath, maskedText } from '../world/masked-text.ts';
import type { RowChange } from '../world/store.ts';
import { uploadedBytes } from '../world/uploads.ts';
import type { LiveWorld } from '../world/world.ts';
import { WorldIdError, worldIdOf } from '../world/world-id.ts';
import {
  brokenOff,
  codeOf,
  contentTypeOf,
  envelope,
  faultAnswer,
  finished,
  fromReply,
  httpFailure,
  shownAnswer,
  type Answer,
} from './answer.ts';
import { callerOf, languageOf, type Caller } from './caller.ts';
import type { Share } from './intake.ts';
import { findingText, type Mock } from './mock.ts';
import { typedParameters } from './parameters.ts';
import { BodyError, fieldsOf, NoFileRoomError, readBody } from './read-body.ts';
import { routes, type Route } from './route-index.ts';
import { heardCall, saidAnswer } from './spoken.ts';
import { tapeCall } from './tape-call.ts';

/** JSON up to this size is kept as it came until the journal is read, characters. */
const KEEP_BODY_BELOW = 16_384;

/** What a call was answered with. */
export interface Answered extends Answer {
  /** Where it stands in the journal of its World; null where there is none to stand in. */
  readonly entry: number | null;
}

/** One call on its way; what becomes known is noted for the journal. */
interface Passage {
  readonly mock: Mock;
  readonly request: PlainCall;
  readonly route: Route;
  readonly world: LiveWorld;
  readonly hit: Hit;
  readonly query: Readonly<Record<string, string>>;
  caller: Caller;
  body: unknown;
  /** The body as it came, where it is JSON. */
  json: string | null;
  /** The body was too long, or not what it said. */
  isUnreadable: boolean;
  /** Gives back what the body took, at the end of the call. */
  readonly share: Share;
  drop: (() => void) | undefined;
  requestFindings: readonly Finding[];
  answerFindings: readonly Finding[];
  changes: readonly RowChange[];
  /** World time at which the answer was begun. */
  at: number;
}

/** Answers a call under /api, /n or /p. Never throws for what a caller may do wrong. */
export async function answerCall(mock: Mock, request: PlainCall): Promise<Answered> {
  const id = worldIdOf(request.headers) ?? mock.worlds.fallback;
  try {
    return await mock.worlds.within(id, (world) => answerIn(world, mock, request));
  } catch (error) {
    if (!(error instanceof WorldIdError)) throw error;
    const failure = httpFailure(error.status, error.text[languageOf(request)]);
    return { ...finished(failure, {}), entry: null };
  }
}

async function answerIn(world: LiveWorld, mock: Mock, came: PlainCall): Promise<Answered> {
  const began = performance.now();
  const asked = routes.find(came.method, came.url.pathname);
  if (asked === null) return unknownCall(world, came, began);
  const request = heardCall(world, came, asked.operationId);
  // A dialect may spell the ids in the path otherwise.
  const route = request === came ? asked : (routes.find(request.method, request.url.pathname) ?? asked);

  const passage: Passage = {
    mock,
    request,
    route,
    world,
    hit: takeFaults(world, route.operationId),
    query: queryOf(request),
    caller: { user: null, session: null },
    body: undefined,
    json: null,
    isUnreadable: false,
    share: mock.intake.open(),
    drop: undefined,
    requestFindings: [],
    answerFindings: [],
    changes: [],
    at: world.clock.now(),
  };
  try {
    return await answerOnce(passage, began);
  } finally {
    passage.drop?.();
    passage.share.end();
  }
}

async function answerOnce(passage: Passage, began: number): Promise<Answered> {
  const { mock, request, world, route } = passage;
  const answer = await answerOf(passage);
  const ms = performance.now() - began;
  // A fault that has worn off, where nothing else changed.
  if (passage.hit.counted && passage.changes.length === 0) notePast(passage);
  const entry = note(passage, answer, ms);
  if (passage.changes.length > 0 || passage.hit.counted) mock.worlds.changed(world);
  mock.onAnswered(route.operationId, answer.status);
  const sent = finished(saidAnswer(world, request, route.operationId, answer), {
    // The World's time, as a server's clock: the portal reads the day from it.
    date: httpDate(world.clock.now()),
    'x-mock-operation': route.operationId,
    'server-timing': `mock;dur=${ms.toFixed(2)}`,
  });
  return { ...sent, entry };
}

async function answerOf(passage: Passage): Promise<Answer> {
  const { mock, hit, route } = passage;
  if (hit.delayMs > 0) {
    await mock.sleep(hit.delayMs);
    passage.at = passage.world.clock.now();
  }
  const instead = faultAnswer(hit.fault);
  if (instead !== null) return instead;
  const refused = await admit(passage);
  if (refused !== null) return refused;
  const handler = mock.handlers[route.operationId];
  if (handler === undefined || mock.laterCalls.has(route.operationId)) {
    return httpFailure(501, `${route.operationId} belongs to an area that is not there yet`);
  }
  const answer = checked(passage, await run(passage, handler));
  return hit.fault?.kind === 'malformed' ? brokenOff(answer) : answer;
}

/** Token, body and contract of the request; an answer when one of them refuses it. */
async function admit(passage: Passage): Promise<Answer | null> {
  const { mock, request, world } = passage;
  const { operation, operationId, params } = passage.route;
  passage.caller = callerOf(world, request, operationId, operation);
  if (operation.auth !== 'open' && passage.caller.session === null) return httpFailure(401, 'UNAUTHORIZED');
  try {
    const { store, uploadsMaxBytes } = world;
    const { value, json, drop } = await readBody(request, operation.request, {
      share: passage.share,
      incoming: () => mock.worlds.incoming(),
      files: uploadsMaxBytes - uploadedBytes(store),
    });
    passage.drop = drop;
    passage.body = json === null ? value : withoutNulls(operationId, value);
    passage.json = json;
  } catch (error) {
    passage.isUnreadable = true;
    if (error instanceof BodyError)
      return httpFailure(error.status, error.text?.[languageOf(request)] ?? error.message);
    if (error instanceof NoFileRoomError) return envelope(200, 0, NO_ROOM[languageOf(request)]);
    throw error;
  }
  if (mock.openapi === null) return null;
  const contentType = request.headers['content-type'];
  passage.requestFindings = mock.openapi.checkRequest(operationId, {
    path: params,
    query: passage.query,
    headers: request.headers,
    ...(passage.body === undefined || contentType === undefined ? {} : { contentType }),
    body: fieldsOf(passage.body),
  });
  // A limit is for the handler to refuse, in words; the verdict in the journal names it too.
  const first = passage.requestFindings.find(({ kind }) => kind === 'shape');
  return first === undefined ? null : httpFailure(400, findingText(first));
}

/** Of a name that comes twice, the last. */
function queryOf({ url }: PlainCall): Record<string, string> {
  return url.search === '' ? {} : Object.fromEntries(url.searchParams);
}

/** Runs the handler alone in its World, and notes which rows it changed. */
async function run(passage: Passage, handler: Mock['handlers'][string]): Promise<Answer> {
  const { mock, request, world, route, caller } = passage;
  const { operationId } = route;
  try {
    return await world.exclusive(async () => {
      try {
        // A long upload, or the call before, may have kept it waiting.
        passage.at = world.clock.now();
        const reply = handler({
          world,
          body: passage.body,
          path: typedParameters(operationId, 'path', route.params),
          query: typedParameters(operationId, 'query', passage.query),
          language: languageOf(request),
          user: caller.user,
          session: caller.session,
          request,
        });
        return fromReply(reply instanceof Promise ? await reply : reply);
      } finally {
        // Before the next call's turn: its changes are its own.
        passage.changes = world.takeChanges();
        if (passage.changes.length > 0) notePast(passage);
      }
    });
  } catch (error) {
    mock.onError(operationId, error);
    return httpFailure(500, `${operationId} failed inside the mock: ${String(error)}`);
  }
}

/** From here on, the call can be undone. */
function notePast({ world, route, at }: Passage): void {
  world.past.note({ kind: 'request', operation: route.operationId, at, taped: world.tape.count });
}

/** The contract's verdict on our own answer. */
function checked(passage: Passage, answer: Answer): Answer {
  const { mock, route, world } = passage;
  if (mock.openapi === null || answer.status === 500) return answer;
  const contentType = contentTypeOf(answer.headers);
  const findings = mock.openapi.checkAnswer(route.operationId, {
    status: answer.status,
    ...(contentType === '' ? {} : { contentType }),
    body: answer.json ?? answer.body,
  });
  passage.answerFindings = findings;
  if (findings.length === 0) return answer;
  mock.onOffContract({ operationId: route.operationId, worldId: world.id, findings });
  if (!mock.strict) return answer;
  return httpFailure(
    500,
    `Off-contract answer of ${route.operationId}: ${findings.map(findingText).join('; ')}`,
  );
}

/** A small body is masked when somebody reads the journal; a large one now, so that it need not be kept. */
function kept(json: string | null, value: unknown): string | null | LaterText {
  return json === null || json.length > KEEP_BODY_BELOW ? maskedText(value) : { json };
}

function keptAnswer(answer: Answer): string | null | LaterText {
  const { json, body, marked } = answer;
  if (json === undefined || typeof body !== 'string') return kept(null, shownAnswer(answer));
  // A picture tells nobody anything in a journal.
  return kept(marked ?? body, shownAnswer(answer));
}

/** Into the journal and onto the tape; gives its place in the journal. */
function note(passage: Passage, answer: Answer, ms: number): number {
  const { request, world, route, caller, hit } = passage;
  const entry = world.journal.add({
    kind: 'request',
    at: world.clock.now(),
    userId: caller.user?.id ?? null,
    method: request.method,
    path: maskedPath(request.url),
    operationId: route.operationId,
    status: answer.status,
    code: codeOf(answer),
    language: request.headers['accept-language'] ?? null,
    fault: hit.fault,
    ms,
    request: kept(passage.json, fieldsOf(passage.body)),
    answer: keptAnswer(answer),
    requestFindings: passage.requestFindings,
    answerFindings: passage.answerFindings,
    changes: passage.changes,
  });
  tapeCall(world, { ...passage, operation: route.operationId, entry }, answer);
  return entry;
}

/** A path that is no call of the contract, or one with another method. */
function unknownCall(world: LiveWorld, request: PlainCall, began: number): Answered {
  const { url } = request;
  const methods = routes.methodsOf(url.pathname);
  const answer =
    methods.length === 0
      ? httpFailure(404, `The contract has no call ${request.method} ${url.pathname}`)
      : httpFailure(
          405,
          `${url.pathname} is called with ${methods.join(' or ')}, not with ${request.method}`,
        );
  const entry = world.journal.add({
    kind: 'request',
    at: world.clock.now(),
    userId: null,
    method: request.method,
    path: maskedPath(url),
    operationId: null,
    status: answer.status,
    code: answer.status,
    language: request.headers['accept-language'] ?? null,
    fault: null,
    ms: performance.now() - began,
    request: null,
    answer: keptAnswer(answer),
    requestFindings: [],
    answerFindings: [],
    changes: [],
  });
  const call = {
    request,
    operation: null,
    at: world.clock.now(),
    body: undefined,
    json: null,
    isUnreadable: false,
    changes: [],
    entry,
  };
  tapeCall(world, call, answer);
  return { ...finished(answer, methods.length === 0 ? {} : { allow: methods.join(', ') }), entry };
}
