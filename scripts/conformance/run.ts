/** Asks a running server call by call and judges each answer. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { operations } from '#src/api/generated/operations.gen.ts';
import { isObject } from '../openapi/json.ts';
import type { AnswerSchemas } from './assumptions.ts';
import { judge, type Came, type Difference, type Judgement } from './judge.ts';
import type { Input, Planned, Seen, Who } from './plan.ts';

/** How a call stands. `skipped` and `absent` say nothing about the server. */
export type Verdict = 'agrees' | 'confirmed' | 'differs' | 'broken' | 'skipped';

export interface CallReport {
  readonly operation: OperationId;
  readonly call: string;
  readonly verdict: Verdict;
  readonly differences: readonly Difference[];
  readonly confirmed: Judgement['confirmed'];
  /** Why it was not made. */
  readonly reason?: string;
  readonly ms?: number;
}

export interface RunOptions extends Who {
  readonly base: string;
  readonly schemas: AnswerSchemas;
  readonly plan: readonly Planned[];
  /** Told before each call, for a progress bar. */
  readonly onCall?: (done: number, of: number, operation: OperationId) => void;
  /** Headers of every call, for example the World of a mock. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** So long a server may take, ms: a call that hangs is a difference too. */
const PATIENCE_MS = 30_000;

/** The call as people read it: `GET /api/n/menu/all`. */
export const callOf = (operation: OperationId): string =>
  `${operations[operation].method} ${operations[operation].path}`;

/** What stands between `differs` and `broken`: whether every difference is in something that the contract invented. */
export function verdictOf({ differences, confirmed }: Judgement): Verdict {
  if (differences.length === 0) return confirmed.length > 0 ? 'confirmed' : 'agrees';
  return differences.every(({ assumption }) => assumption !== undefined) ? 'broken' : 'differs';
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
): Promise<Came> {
  const { method } = operations[operation];
  const response = await fetch(addressOf(base, operation, input), {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
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
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

/** Reads answers by their places. */
function reader(answers: ReadonlyMap<OperationId, unknown>): Seen {
  return (operation, ...place) => {
    let value = answers.get(operation);
    for (const step of place)
      value = Array.isArray(value) ? value[Number(step)] : isObject(value) ? value[step] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
}

const problemOf = (error: unknown): Difference => ({
  place: 'status',
  problem:
    error instanceof Error && error.name === 'TimeoutError'
      ? `no answer within ${PATIENCE_MS / 1000} s`
      : `no answer: ${error instanceof Error ? error.message : String(error)}`,
});

/** Nobody may read what wants a token. */
async function asNobody(options: RunOptions, operation: OperationId, input: Input): Promise<Difference[]> {
  const { status } = await ask(options, operation, input, null);
  return status === 401 ? [] : [{ place: 'without a token', problem: `answers HTTP ${status}, not 401` }];
}

async function report(
  options: RunOptions,
  { operation, ofSession, input }: Planned,
  seen: Seen,
): Promise<[CallReport, unknown]> {
  const bare = { operation, call: callOf(operation), differences: [], confirmed: [] };
  const skipped = (reason: string): [CallReport, unknown] => [
    { ...bare, verdict: 'skipped', reason },
    undefined,
  ];
  const { auth } = operations[operation];
  if ((auth !== 'open' || ofSession === true) && options.token === null) return skipped('wants --token');
  const made = input(seen, options);
  if (made === null) return skipped('the answers before name nothing to ask about');
  const began = performance.now();
  try {
    const came = await ask(options, operation, made, options.token);
    const ms = Math.round(performance.now() - began);
    const judgement = judge(options.schemas, operation, came, made.body ?? made.query);
    const differences = [
      ...judgement.differences,
      ...(auth === 'token' ? await asNobody(options, operation, made) : []),
    ];
    const { confirmed, json } = judgement;
    return [{ ...bare, verdict: verdictOf({ differences, confirmed }), differences, confirmed, ms }, json];
  } catch (error) {
    return [{ ...bare, verdict: 'differs', differences: [problemOf(error)] }, undefined];
  }
}

/** Makes all calls of the plan, one after the other, and says how each stands. */
export async function runConformance(options: RunOptions): Promise<CallReport[]> {
  const answers = new Map<OperationId, unknown>();
  const reports: CallReport[] = [];
  for (const planned of options.plan) {
    options.onCall?.(reports.length, options.plan.length, planned.operation);
    const [made, json] = await report(options, planned, reader(answers));
    reports.push(made);
    answers.set(planned.operation, json);
  }
  return reports;
}
