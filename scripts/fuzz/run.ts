/** Sends made-up requests to the handlers and looks at what must never be: HTTP 500, an answer off the contract, a change by a refusal. */
import fc from 'fast-check';
import { dispatch } from '#mocks/adapters/dispatch.ts';
import { viaWeb } from '#mocks/core/web.ts';
import { enterAs } from '#mocks/control/people.ts';
import { findingText, type Mock, type OffContract } from '#mocks/core/mock.ts';
import { COLLECTION_NAMES } from '#mocks/world/entities.ts';
import type { LiveWorld } from '#mocks/world/world.ts';
import { WORLD_HEADER } from '#mocks/world/world-id.ts';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import { casesOf, OVERSIZED, type Case } from './arbitraries.ts';

/** What went wrong, and how to see it again. */
export interface FuzzFinding {
  readonly operation: OperationId;
  /** Which request of the sequence. */
  readonly at: number;
  readonly problem: string;
  readonly request: Case;
}

export interface FuzzOptions {
  /** With `report`, and told through {@link offContract}. */
  readonly mock: Mock;
  /** Where the mock puts its answers off the contract. */
  readonly offContract: OffContract[];
  readonly operation: OperationId;
  readonly seed: number;
  readonly requests: number;
}

const WORLD = 'fuzz';
/** 2026-11-21 09:00 in Shanghai, frozen: the same requests always meet the same World. */
const NOW = Date.UTC(2026, 10, 21, 1);
const PERSONAS = ['certified', 'newcomer', 'agency', 'rejected'] as const;
/** Ids to ask about; of a large collection the first ones do. */
const IDS_OF_EACH = 12;

/** Rows that a refusal may change on purpose: what was tried is counted, and a puzzle is worth one try. */
const CHANGED_BY_REFUSALS: Partial<Record<OperationId, readonly string[]>> = {
  checkCaptcha: ['captchas', 'counters'],
};

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

/** JSON, with deep and wide values in the place of their names. */
const jsonOf = (value: unknown): string | undefined =>
  JSON.stringify(value)?.replace(/"(@[a-z ]+)"/g, (found, name: string) =>
    name in OVERSIZED ? OVERSIZED[name as keyof typeof OVERSIZED] : found,
  );

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** The request of a case, as a browser could send it. */
export function requestOf(operation: OperationId, made: Case, token: string | null): Request {
  const { method, path, request } = operations[operation];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = textOf(made.path[name] ?? 'x').toWellFormed();
    // An empty segment, or one of dots, is another path.
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

/** What is wrong with how a request was answered. */
function problemsOf({ operation, offContract }: FuzzOptions, world: LiveWorld, status: number): string[] {
  const problems = offContract
    .splice(0)
    .map(({ findings }) => `off the contract: ${findings.map(findingText).join('; ')}`);
  const entry = world.journal.tail(1)[0];
  if (status >= 500) problems.push(`HTTP ${status}: ${entry?.answer ?? ''}`);
  const refused = status >= 400 || (entry?.code !== null && entry?.code !== 1);
  const tolerated = CHANGED_BY_REFUSALS[operation] ?? [];
  const changed = [...new Set((entry?.changes ?? []).map(({ collection }) => collection))].filter(
    (name) => !tolerated.includes(name),
  );
  if (refused && changed.length > 0) problems.push(`refused, and yet changed ${changed.join(', ')}`);
  return problems;
}

/** Sends the requests of one call, in a fresh World of its own. */
export async function fuzz(options: FuzzOptions): Promise<FuzzFinding[]> {
  const { mock, operation, seed, requests } = options;
  const world = mock.worlds.reset(WORLD, { scenario: 'default', seed, now: NOW });
  world.clock.set({ frozen: true });
  const tokens: (string | null)[] = [null];
  for (const persona of PERSONAS) tokens.push((await enterAs(mock, world, persona, 'zh')).token);
  const made = fc.sample(casesOf(operation, idsOf(world), tokens.length), { seed, numRuns: requests });
  const findings: FuzzFinding[] = [];
  for (const [at, request] of made.entries()) {
    const note = (problem: string): void => void findings.push({ operation, at, problem, request });
    try {
      const response = await viaWeb(
        dispatch,
        mock,
        requestOf(operation, request, tokens[request.who] ?? null),
      );
      for (const problem of problemsOf(options, world, response?.status ?? 404)) note(problem);
    } catch (error) {
      note(`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  }
  findings.push(...(await unreadable(options, made.at(-1))));
  return findings;
}

/** What has happened must still be there to read, to record and to take away. */
async function unreadable(
  { mock, operation, requests }: FuzzOptions,
  request?: Case,
): Promise<FuzzFinding[]> {
  const findings: FuzzFinding[] = [];
  for (const path of ['requests', 'recording', 'snapshot']) {
    const ask = new Request(`http://localhost/__mock/api/${path}`, { headers: { [WORLD_HEADER]: WORLD } });
    const problem = await viaWeb(dispatch, mock, ask).then(
      async (response) =>
        response?.ok === true ? null : `${path} cannot be read: ${(await response?.text()) ?? ''}`,
      (error: unknown) => `${path} cannot be read: ${String(error)}`,
    );
    if (problem !== null && request !== undefined)
      findings.push({ operation, at: requests, problem, request });
  }
  return findings;
}
