/** Sends the planned calls to a running server and judges each answer. */
import { type OperationId, operations } from '#src/api/generated/operations.gen.ts';
import { isObject } from '../openapi/json.ts';
import type { Received } from './answer.ts';
import type { AnswerSchemas } from './assumptions.ts';
import { curlOf, excerptOf } from './evidence.ts';
import { judge, type Judgement } from './judge.ts';
import { nextPageDifferences, pageOf } from './pages.ts';
import type { Input, Planned, Seen, Who } from './plan.ts';
import type { Words, Difference } from './words.ts';
import { messageOf } from '../lib/command-line.ts';

/**
 * Result of a call. `differs`: contradicts a document; `broken`: contradicts only our assumption; `drifts`: deviates, but the
 * portal tolerates it; `less`: lacks data that screens would show; `skipped`: not made.
 */
export type Verdict = 'differs' | 'broken' | 'drifts' | 'less' | 'confirmed' | 'agrees' | 'skipped';

export interface CallReport extends Judgement {
  readonly operation: OperationId;
  readonly call: string;
  /** Number of the judged entry of a HAR, from 1. */
  readonly entry?: number;
  readonly verdict: Verdict;
  /** Why the call was skipped. */
  readonly reason?: Words;
  readonly ms?: number;
  /** Slower than `slowMs`. */
  readonly slow?: boolean;
  /** On a difference: the start of the answer, and the call as a curl command. */
  readonly excerpt?: string;
  readonly curl?: string;
}

export interface RunOptions extends Who {
  readonly base: string;
  readonly schemas: AnswerSchemas;
  readonly plan: readonly Planned[];
  /** Called before each call, for a progress bar. */
  readonly onCall?: (done: number, of: number, operation: OperationId) => void;
  /** Headers of every call, e.g. the World of a mock. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly slowMs?: number;
}

/** Timeout, ms; a call that hangs counts as a difference. */
const TIMEOUT_MS = 30_000;

/** Method and path for people: `GET /api/n/menu/all`. */
export const callOf = (operation: OperationId): string =>
  `${operations[operation].method} ${operations[operation].path}`;

export function verdictOf({
  differences,
  drifts,
  losses,
  confirmed,
}: Pick<Judgement, 'differences' | 'drifts' | 'losses' | 'confirmed'>): Verdict {
  if (differences.length > 0)
    return differences.every(({ assumption }) => assumption !== undefined) ? 'broken' : 'differs';
  if (drifts.length > 0) return 'drifts';
  if (losses.length > 0) return 'less';
  return confirmed.length > 0 ? 'confirmed' : 'agrees';
}

function addressOf(base: string, operation: OperationId, { path = {}, query = {} }: Input): URL {
  const filled = operations[operation].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const url = new URL(base.replace(/\/$/, '') + filled);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

async function ask(
  { base, headers = {} }: RunOptions,
  operation: OperationId,
  input: Input,
  token: string | null,
): Promise<Received> {
  const { method } = operations[operation];
  const response = await fetch(addressOf(base, operation, input), {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'accept-language': 'zh-CN',
      ...headers,
      ...(token === null ? {} : { authorization: token }),
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  });
  return {
    status: response.status,
    contentType: response.headers.get('content-type'),
    location: response.headers.get('location'),
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

/** `seen` reads earlier answers by path; `missed` is the first path without a value. */
function reader(answers: ReadonlyMap<OperationId, unknown>): { seen: Seen; missed: () => string | null } {
  let first: string | null = null;
  const seen: Seen = (operation, ...place) => {
    let value = answers.get(operation);
    for (const step of place)
      value = Array.isArray(value) ? value[Number(step)] : isObject(value) ? value[step] : undefined;
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    first ??= `${operation} /${place.join('/')}`;
    return undefined;
  };
  return { seen, missed: () => first };
}

function noAnswer(error: unknown): Difference {
  const timedOut = error instanceof Error && error.name === 'TimeoutError';
  const why = messageOf(error);
  const seconds = String(TIMEOUT_MS / 1000);
  return {
    kind: 'answer',
    place: 'status',
    says: timedOut
      ? { en: `no answer within ${seconds} s`, zh: `${seconds} 秒内没有应答` }
      : { en: `no answer: ${why}`, zh: `没有应答：${why}` },
  };
}

/** Calls that need a token must be rejected without one. */
async function withoutToken(
  options: RunOptions,
  operation: OperationId,
  input: Input,
): Promise<Pick<Judgement, 'differences' | 'drifts'>> {
  const received = await ask(options, operation, input, null);
  if (received.status === 401) return { differences: [], drifts: [] };
  const place = 'without a token';
  const { unauthorized } = judge(options.schemas, operation, received, undefined);
  if (unauthorized && received.status === 200)
    return { differences: [], drifts: [{ kind: 'refusalAs200', place }] };
  // The portal treats a redirect to a page of the same origin as the end of the session; a browser blocks one to another origin.
  if (
    received.location != null &&
    new URL(received.location, options.base).origin === new URL(options.base).origin
  )
    return {
      differences: [],
      drifts: [{ kind: 'loginRedirect', place: `${place}, to ${received.location}` }],
    };
  const target = unauthorized ? ` (${received.location ?? '–'})` : '';
  const status = `HTTP ${received.status}${target}`;
  const says = { en: `answers ${status}, expected 401`, zh: `未带令牌时返回 ${status}，应为 401` };
  return { differences: [{ kind: 'answer', place, says }], drifts: [] };
}

async function nextPage(
  options: RunOptions,
  operation: OperationId,
  input: Input,
  first: unknown,
): Promise<readonly Difference[]> {
  const [body, query] = [asRecord(input.body), asRecord(input.query)];
  const page = pageOf(first);
  if (page === null || page.totals === null || page.rows.length === 0 || page.totals <= page.rows.length)
    return [];
  const next: Input = {
    ...input,
    ...(body?.['pageNum'] === undefined ? {} : { body: { ...body, pageNum: 2 } }),
    ...(query?.['pageNum'] === undefined ? {} : { query: { ...input.query, pageNum: '2' } }),
  };
  const received = await ask(options, operation, next, options.token);
  const { json } = judge(options.schemas, operation, received, next.body ?? next.query);
  return nextPageDifferences(first, json);
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  isObject(value) ? value : undefined;

async function report(
  options: RunOptions,
  { operation, ofSession, wants, input }: Planned,
  answers: ReadonlyMap<OperationId, unknown>,
): Promise<CallReport> {
  const { token, slowMs, schemas } = options;
  const { auth, method } = operations[operation];
  const bare = {
    operation,
    call: callOf(operation),
    differences: [],
    drifts: [],
    confirmed: [],
    losses: [],
    unauthorized: false,
  };
  const skipped = (reason: Words): CallReport => ({ ...bare, verdict: 'skipped', reason });
  if ((auth !== 'open' || ofSession === true) && token === null)
    return skipped({ en: 'wants --token', zh: '需要 --token' });
  const { seen, missed } = reader(answers);
  const made = input(seen, options);
  if (made === null) {
    const place = missed();
    // The company code may be in an answer; the user id is in none.
    const isWanted =
      wants !== undefined && options[wants] === undefined && (wants === 'user' || place !== null);
    const option = isWanted ? [`--${wants}`] : [];
    const lacks = place === null ? [] : [place];
    if (option.length + lacks.length === 0)
      return skipped({ en: 'nothing to ask about', zh: '没有可查询的对象' });
    return skipped({
      en: [
        ...option.map((one) => `wants ${one}`),
        ...lacks.map((one) => `the answers before lack ${one}`),
      ].join(', '),
      zh: [...option.map((one) => `需要 ${one}`), ...lacks.map((one) => `之前的应答缺少 ${one}`)].join('，'),
    });
  }
  const curl = curlOf(method, addressOf(options.base, operation, made), made, auth === 'open' ? null : token);
  const began = performance.now();
  try {
    const received = await ask(options, operation, made, token);
    const ms = Math.round(performance.now() - began);
    const judged = judge(schemas, operation, received, made.body ?? made.query);
    const nobody =
      auth === 'token' ? await withoutToken(options, operation, made) : { differences: [], drifts: [] };
    const differences = [
      ...judged.differences,
      ...(judged.differences.length === 0 ? await nextPage(options, operation, made, judged.json) : []),
      ...nobody.differences,
    ];
    const drifts = [...judged.drifts, ...nobody.drifts];
    const all = { ...judged, differences, drifts };
    const evidence =
      differences.length === 0
        ? {}
        : { curl, excerpt: excerptOf(received.bytes, received.contentType, token) };
    const slow = slowMs !== undefined && ms > slowMs;
    return { ...bare, ...all, ...evidence, verdict: verdictOf(all), ms, ...(slow ? { slow } : {}) };
  } catch (error) {
    return { ...bare, verdict: 'differs', differences: [noAnswer(error)], curl };
  }
}

export async function runConformance(options: RunOptions): Promise<CallReport[]> {
  const answers = new Map<OperationId, unknown>();
  const reports: CallReport[] = [];
  for (const planned of options.plan) {
    options.onCall?.(reports.length, options.plan.length, planned.operation);
    const made = await report(options, planned, answers);
    reports.push(made);
    answers.set(planned.operation, made.json);
  }
  return reports;
}
