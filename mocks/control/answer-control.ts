/**
 * Answers a call of the control API. The handler table is typed by openapi/control.yaml, so a missing handler is a compile error.
 */
import { controlOperations, type ControlOperationId } from '../openapi/control.gen.ts';
import type { PlainAnswer } from '../core/answer.ts';
import type { Mock } from '../core/mock.ts';
import { createRouteIndex } from '../core/route-index.ts';
import { languageOf } from '../core/caller.ts';
import type { Reservation } from '../core/body-quota.ts';
import { BODY_LIMIT_BYTES, BodyError, NO_JSON, readJson } from '../core/read-body.ts';
import { CALL_JSON, FILE_JSON } from '../lib/checked-json.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import { UPLOADS_MAX_BYTES } from '../world/incoming.ts';
import { worldIdOf } from '../world/world-id.ts';
import { allWorldsHandlers } from './all-worlds.ts';
import { chartHandlers } from './charts.ts';
import { clockHandlers, faultHandlers } from './clock.ts';
import { RawAnswer, clientErrorOf, ControlError, type ControlCall, type ControlHandlers } from './control.ts';
import { eventHandlers } from './events.ts';
import { foreignReason } from './foreign.ts';
import { operatorHandlers } from './operator.ts';
import { peopleHandlers } from './people.ts';
import { serverHandlers } from './server.ts';
import { recordingHandlers } from './recording.ts';
import { replayHandlers } from './replay.ts';
import { requestHandlers, againHandlers } from './requests.ts';
import { undoHandlers } from './undo.ts';
import { trafficHandlers } from './traffic.ts';
import { worldHandlers, scenarioStateHandlers } from './worlds.ts';
import { WORLD_LINK } from '../lib/link-parameters.ts';

/** Query parameters per the contract; other operations have none. */
export const QUERY_NAMES: Partial<Record<ControlOperationId, readonly string[]>> = {
  listRequests: ['limit', 'after'],
  getDifference: ['from', 'to'],
  getRecording: ['title', 'from', 'until', 'snapshot'],
};

/** Throws {@link ControlError} for an unknown or repeated query parameter. */
function checkQuery(id: ControlOperationId, query: URLSearchParams): void {
  const known = QUERY_NAMES[id] ?? [];
  const names = [...query.keys()];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === WORLD_LINK)
    throw new ControlError(
      400,
      `"${unknown}" is for links: a call names its World in the header X-Mock-World`,
    );
  if (unknown !== undefined)
    throw new ControlError(
      400,
      known.length === 0
        ? `There is no "${unknown}" here: this call has nothing behind its "?"`
        : `There is no "${unknown}" here, only ${known.join(', ')}`,
    );
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new ControlError(400, `"${twice}" can be given once`);
}

const handlers: ControlHandlers<ControlOperationId> = {
  ...worldHandlers,
  ...allWorldsHandlers,
  ...peopleHandlers,
  ...clockHandlers,
  ...chartHandlers,
  ...faultHandlers,
  ...eventHandlers,
  ...requestHandlers,
  ...operatorHandlers,
  ...againHandlers,
  ...scenarioStateHandlers,
  ...serverHandlers,
  ...undoHandlers,
  ...recordingHandlers,
  ...replayHandlers,
  ...trafficHandlers,
};

const index = createRouteIndex<ControlOperationId, { readonly method: string; readonly path: string }>(
  controlOperations,
);

/** Operations without a World, or that replace it. */
const WITHOUT_WORLD: ReadonlySet<ControlOperationId> = new Set([
  'listScenarios',
  'listScenarioStates',
  'listPersonas',
  'listWorlds',
  'createWorld',
  'deleteWorld',
  'resetWorld',
  'putSnapshot',
  'getDifference',
  'importTraffic',
]);

const SNAPSHOT_LIMIT_BYTES = BODY_LIMIT_BYTES + 1.5 * UPLOADS_MAX_BYTES;

/** Operations with whole Worlds in their bodies, which need higher limits. */
const LARGE_BODY_CALLS: ReadonlySet<ControlOperationId> = new Set(['putSnapshot', 'replayRecording']);

const HEADERS = { 'cache-control': 'no-store', 'content-type': 'application/json' } as const;

function json(status: number, value: unknown, more: PlainAnswer['headers'] = {}): PlainAnswer {
  return { status, headers: { ...HEADERS, ...more }, body: JSON.stringify(value) };
}

function asItIs({ type, body, headers }: RawAnswer): PlainAnswer {
  return { status: 200, headers: { ...HEADERS, 'content-type': type, ...headers }, body };
}

/** 404 or 405. */
function noRoute({ method, url: { pathname } }: PlainCall): PlainAnswer {
  const methods = index.methodsOf(pathname).flatMap((known) => (known === 'GET' ? ['GET', 'HEAD'] : [known]));
  if (methods.length === 0)
    return json(404, {
      error: `The control API has no call ${method} ${pathname}: docs/qa.md and openapi/control.yaml list what there is`,
    });
  const error = `${pathname} is called with ${methods.join(' or ')}, not with ${method}`;
  return json(405, { error }, { allow: methods.join(', ') });
}

/** Answer to HEAD: cancels a stream, which nothing would end otherwise. */
function headOf(answer: PlainAnswer): PlainAnswer {
  if (!(answer.body instanceof ReadableStream)) return answer;
  void answer.body.cancel();
  return { ...answer, body: null };
}

/** The body; only snapshots may exceed the portal's limit, since they contain uploads. */
async function bodyOf(
  request: PlainCall,
  operationId: ControlOperationId,
  reservation: Reservation,
): Promise<unknown> {
  if (request.method === 'GET') return undefined;
  const bytes = operationId === 'putSnapshot' ? SNAPSHOT_LIMIT_BYTES : BODY_LIMIT_BYTES;
  return readJson(request, reservation, bytes, LARGE_BODY_CALLS.has(operationId) ? FILE_JSON : CALL_JSON);
}

/** Answers a call under /__mock/api. Client errors return `{error}` with 400, 403, 404, 405 or 413. */
export async function answerControl(mock: Mock, request: PlainCall): Promise<PlainAnswer> {
  if (request.method === 'HEAD') return headOf(await answerControl(mock, { ...request, method: 'GET' }));
  const { url } = request;
  const reservation = mock.bodyQuota.open();
  try {
    const foreign = foreignReason(request, mock.hostNames);
    if (foreign !== null) throw new ControlError(403, foreign);
    const route = index.find(request.method, url.pathname);
    if (route === null) return noRoute(request);
    checkQuery(route.operationId, url.searchParams);
    const worldId = worldIdOf(request.headers) ?? mock.worlds.fallback;
    if (!WITHOUT_WORLD.has(route.operationId)) await mock.worlds.ready(worldId);
    const call: ControlCall = {
      mock,
      worldId,
      origin: url.origin,
      world: () => mock.worlds.get(worldId),
      path: route.params,
      query: url.searchParams,
      language: languageOf(request),
      body: await bodyOf(request, route.operationId, reservation),
      ask: answerControl,
    };
    const answer = await handlers[route.operationId](call);
    return answer instanceof RawAnswer ? asItIs(answer) : json(200, answer);
  } catch (error) {
    if (error instanceof BodyError && error.message === NO_JSON)
      return json(400, { error: `${NO_JSON}: this API reads JSON alone, whatever the Content-Type` });
    const theirs = error instanceof BodyError ? error : clientErrorOf(error);
    if (theirs === null) throw error;
    const { status, message, text } = theirs;
    return json(status, { error: message, ...(text === null ? {} : { text }) });
  } finally {
    reservation.release();
  }
}
