/**
 * Fuzzes the handlers and checks invariants: no HTTP 500, no answer that violates the contract, no state change after a refusal.
 */
import fc from 'fast-check';
import { dispatch } from '#mocks/adapters/create-mock.ts';
import { answerWeb } from '#mocks/core/web.ts';
import { signInStep } from '#mocks/control/people.ts';
import type { Mock, Violation } from '#mocks/core/mock.ts';
import { COLLECTION_NAMES } from '#mocks/world/entities.ts';
import type { LiveWorld } from '#mocks/world/world.ts';
import type { Recording } from '#mocks/recording/format.ts';
import { TITLE_MAX } from '#mocks/recording/read.ts';
import { writeRecording } from '#mocks/recording/write.ts';
import { WORLD_HEADER } from '#mocks/world/world-id.ts';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import { problemsOf, kindOf, problemsIn } from './played.ts';
import { casesOf, OVERSIZED, type Case } from './arbitraries.ts';

/** A violated invariant and how to reproduce it. */
export interface FuzzFinding {
  readonly operation: OperationId;
  /** Index of the request in the sequence. */
  readonly at: number;
  readonly problem: string;
  readonly request: Case;
}

export interface FuzzOptions {
  /** Created with `report` set to {@link violations}. */
  readonly mock: Mock;
  readonly violations: Violation[];
  readonly operation: OperationId;
  readonly seed: number;
  readonly requests: number;
}

const WORLD = 'fuzz';
/** 2026-11-21 09:00 in Shanghai, frozen for reproducible runs. */
const NOW = Date.UTC(2026, 10, 21, 1);
const PERSONAS = ['certified', 'newcomer', 'agency', 'rejected'] as const;
/** Number of ids per collection; the first ones suffice. */
const IDS_OF_EACH = 12;

function idsOf({ store }: LiveWorld): string[] {
  return COLLECTION_NAMES.flatMap((name) =>
    store[name]
      .all()
      .slice(0, IDS_OF_EACH)
      .map(({ id }) => id),
  );
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(typeof body === 'object' && body !== null ? body : {}))
    if (typeof value === 'string')
      form.append(name, Object.hasOwn(OVERSIZED, value) ? (jsonOf(value) ?? '') : value);
  form.append('file', new Blob(['%PDF-1.7\n', JSON.stringify(body) ?? '']), 'fuzz.pdf');
  return form;
}

/** JSON, with the placeholders for deep and wide values replaced. */
const jsonOf = (value: unknown): string | undefined =>
  JSON.stringify(value)?.replace(/"(@[a-z ]+)"/g, (found, name: string) =>
    name in OVERSIZED ? OVERSIZED[name as keyof typeof OVERSIZED] : found,
  );

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

export function requestOf(operation: OperationId, made: Case, token: string | null): Request {
  const { method, path, request } = operations[operation];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = textOf(made.path[name] ?? 'x').toWellFormed();
    // URL normalisation changes the path for empty and dot segments.
    return /^\.*$/.test(text) ? 'x' : encodeURIComponent(text);
  });
  const url = new URL(`http://localhost${filled}`);
  for (const [name, value] of Object.entries(made.query)) url.searchParams.set(name, textOf(value));
  const headers = new Headers({ [WORLD_HEADER]: WORLD, 'accept-language': made.language });
  if (token !== null) headers.set('authorization', token);
  const isForm = request === 'multipart' && made.raw === undefined;
  const type = made.contentType ?? (request === 'json' ? 'application/json' : undefined);
  if (type !== undefined && !isForm) headers.set('content-type', type);
  if (method === 'GET') return new Request(url, { method, headers });
  if (isForm) return new Request(url, { method, headers, body: formOf(made.body) });
  const body = made.raw ?? jsonOf(made.body);
  return new Request(url, { method, headers, ...(body === undefined ? {} : { body }) });
}

async function begin({ mock, seed }: FuzzOptions): Promise<{ world: LiveWorld; tokens: (string | null)[] }> {
  const world = mock.worlds.reset(WORLD, { scenario: 'default', seed, now: NOW });
  world.clock.set({ frozen: true });
  const tokens: (string | null)[] = [null];
  for (const persona of PERSONAS) tokens.push((await signInStep(mock, world, persona, 'zh')).token);
  return { world, tokens };
}

const send = (
  { mock, operation }: FuzzOptions,
  tokens: readonly (string | null)[],
  request: Case,
): Promise<Response | null> =>
  answerWeb(dispatch, mock, requestOf(operation, request, tokens[request.who] ?? null));

const requestsFor = ({ operation, seed, requests }: FuzzOptions, world: LiveWorld, callers: number): Case[] =>
  fc.sample(casesOf(operation, idsOf(world), callers), { seed, numRuns: requests });

/**
 * A finding as a recording: its request, preceded by others if needed. Null if replaying does not reproduce it, e.g. for invalid
 * JSON; then only the seed does.
 */
export async function recordingOf(options: FuzzOptions, finding: FuzzFinding): Promise<Recording | null> {
  const { mock, violations, operation, seed } = options;
  const { at, problem, request } = finding;
  const alone = await begin(options);
  const all = requestsFor(options, alone.world, alone.tokens.length);
  for (const requests of [[request], all.slice(0, at + 1)]) {
    const { world, tokens } = requests.length === 1 ? alone : await begin(options);
    for (const one of requests) await send(options, tokens, one).catch(() => null);
    const title = `${operation}, seed ${seed}, request ${at}: ${problem}`.slice(0, TITLE_MAX);
    const recording = await writeRecording(world, { title });
    violations.splice(0);
    const played = await problemsIn(mock, violations, recording);
    if (played.some((one) => kindOf(one.problem) === kindOf(problem))) return recording;
  }
  return null;
}

export async function fuzz(options: FuzzOptions): Promise<FuzzFinding[]> {
  const { violations, operation } = options;
  const { world, tokens } = await begin(options);
  const made = requestsFor(options, world, tokens.length);
  const findings: FuzzFinding[] = [];
  for (const [at, request] of made.entries()) {
    const note = (problem: string): void => void findings.push({ operation, at, problem, request });
    try {
      const response = await send(options, tokens, request);
      for (const problem of problemsOf(operation, violations, world, response?.status ?? 404)) note(problem);
    } catch (error) {
      note(`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  }
  findings.push(...(await unreadable(options, made.at(-1))));
  return findings;
}

/** The log of requests must stay readable, recordable and exportable. */
async function unreadable(
  { mock, operation, requests }: FuzzOptions,
  request?: Case,
): Promise<FuzzFinding[]> {
  const findings: FuzzFinding[] = [];
  for (const path of ['requests', 'recording', 'snapshot']) {
    const ask = new Request(`http://localhost/__mock/api/${path}`, { headers: { [WORLD_HEADER]: WORLD } });
    const problem = await answerWeb(dispatch, mock, ask).then(
      async (response) =>
        response?.ok === true ? null : `${path} cannot be read: ${(await response?.text()) ?? ''}`,
      (error: unknown) => `${path} cannot be read: ${String(error)}`,
    );
    if (problem !== null && request !== undefined)
      findings.push({ operation, at: requests, problem, request });
  }
  return findings;
}
