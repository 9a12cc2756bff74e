import { type PlainCall, isForm } from '../lib/plain-call.ts';
import type { Finding } from '../openapi/validate.ts';
import type { FaultEffect } from '../world/faults.ts';
import type { LazyText } from '../world/journal.ts';
import { maskedPath, maskedText } from '../world/masked-text.ts';
import type { RowChange } from '../world/store.ts';
import type { LiveWorld } from '../world/world.ts';
import { codeOf, loggedAnswer, type Answer, contentTypeOf } from './answer.ts';
import type { Caller } from './caller.ts';
import type { Reservation } from './body-quota.ts';
import type { Mock } from './mock.ts';
import { fieldsOf } from './read-body.ts';
import type { Route } from './route-index.ts';
import { sha256, toBytes } from '../lib/bytes.ts';
import { createdBy } from '../world/created-values.ts';
import { recorderFile, type RecorderAnswer, type RecorderBody } from '../world/recorder.ts';

interface FinishedCall {
  readonly request: PlainCall;
  readonly operation: string | null;
  readonly at: number;
  readonly body: unknown;
  readonly json: string | null;
  /** The body could not be read, so the call cannot be replayed. */
  readonly isUnreadable: boolean;
  readonly changes: readonly RowChange[];
  readonly entry: number;
}

function bodyOf({ body, json }: FinishedCall): RecorderBody {
  if (json !== null) return { json };
  if (!isForm(body)) return null;
  const form = [...body].map(([name, value]) =>
    typeof value === 'string' ? { name, text: value } : { name, file: recorderFile(value) },
  );
  return { form };
}

function nameIn(disposition: string | undefined): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded === undefined ? '' : decodeURIComponent(encoded);
}

function answerOf({ status, headers, body, json, marked, dropped }: Answer): RecorderAnswer {
  if (dropped === true) return { status: 0 };
  if (typeof body === 'string') {
    if (json === undefined)
      return contentTypeOf(headers).startsWith('application/json')
        ? { status, broken: true }
        : { status, text: body };
    return { status, json: marked ?? body };
  }
  if (body === null) return { status, text: '' };
  const name = nameIn(headers['content-disposition']);
  const file = { name, type: contentTypeOf(headers), size: body.length, sha256: sha256(toBytes(body)) };
  return json === undefined && contentTypeOf(headers).startsWith('application/json')
    ? { status, broken: true }
    : { status, file };
}

function recordCall(world: LiveWorld, call: FinishedCall, answer: Answer): void {
  const { request, operation, at, changes, entry } = call;
  const { url, headers } = request;
  world.recorder.add({
    kind: 'call',
    operation,
    at,
    method: request.method,
    path: url.pathname + url.search,
    token: headers['authorization'] ?? null,
    language: headers['accept-language'] ?? null,
    request: bodyOf(call),
    answer: call.isUnreadable ? null : answerOf(answer),
    entry,
    made: createdBy(world.store, changes),
    changed: changes.length > 0,
  });
}

/** Raw JSON up to this length is masked when the journal is read. */
const LAZY_BODY_BELOW = 16_384;

export interface CallContext {
  readonly mock: Mock;
  readonly request: PlainCall;
  readonly route: Route;
  readonly world: LiveWorld;
  hit: FaultEffect;
  readonly query: Readonly<Record<string, string>>;
  caller: Caller;
  /** Pending or finished parse of the body: null, or the refusal of an unreadable one. */
  read: Promise<Answer | null> | undefined;
  body: unknown;
  json: string | null;
  /** Too large or malformed. */
  isUnreadable: boolean;
  readonly reservation: Reservation;
  drop: (() => void) | undefined;
  requestFindings: readonly Finding[];
  answerFindings: readonly Finding[];
  changes: readonly RowChange[];
  at: number;
}

/** Small bodies are masked lazily; large ones at once, to free the raw text. */
function storedBody(json: string | null, value: unknown): string | null | LazyText {
  return json === null || json.length > LAZY_BODY_BELOW ? maskedText(value) : { json };
}

function storedAnswer(answer: Answer): string | null | LazyText {
  const { json, body, marked } = answer;
  if (json === undefined || typeof body !== 'string') return storedBody(null, loggedAnswer(answer));
  return storedBody(marked ?? body, loggedAnswer(answer));
}

export function logCall(context: CallContext, answer: Answer, ms: number): number {
  const { request, world, route, caller, hit } = context;
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
    request: storedBody(context.json, fieldsOf(context.body)),
    answer: storedAnswer(answer),
    requestFindings: context.requestFindings,
    answerFindings: context.answerFindings,
    changes: context.changes,
  });
  recordCall(world, { ...context, operation: route.operationId, entry }, answer);
  return entry;
}

export function logUnknownCall(world: LiveWorld, request: PlainCall, answer: Answer, ms: number): number {
  const at = world.clock.now();
  const entry = world.journal.add({
    kind: 'request',
    at,
    method: request.method,
    path: maskedPath(request.url),
    status: answer.status,
    code: answer.status,
    language: request.headers['accept-language'] ?? null,
    ms,
    answer: storedAnswer(answer),
  });
  const nothing = { body: undefined, json: null, isUnreadable: false, changes: [] };
  recordCall(world, { request, operation: null, at, entry, ...nothing }, answer);
  return entry;
}
