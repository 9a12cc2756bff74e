/** Calls handlers through the core on a frozen World and validates every answer. */
import { expect } from 'vitest';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import { answerCall } from '#mocks/core/answer-call.ts';
import { answerWeb } from '#mocks/core/web.ts';
import { createMock } from '#mocks/adapters/create-mock.ts';
import type { DataOf } from '#mocks/openapi/operations.ts';
import type { User } from '#mocks/world/entities.ts';
import type { PersonaId } from '#mocks/world/persona.ts';
import { personaById } from '#mocks/seed/personas.ts';
import { openSession } from '#mocks/world/sessions.ts';
import type { LiveWorld } from '#mocks/world/world.ts';
import { ofEachTest } from '../../support/of-each-test.ts';
import { must } from '../../support/must.ts';
import { recorded } from '../recorded.ts';

const ORIGIN = 'http://mock.example';

export interface CallInput {
  path?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: object;
  form?: FormData;
  language?: 'zh-CN' | 'en';
}

export interface Refusal {
  status: number;
  code: number;
  message: string;
}

export interface SentFile {
  status: number;
  type: string | null;
  disposition: string | null;
  bytes: Uint8Array;
}

export interface Caller {
  readonly token: string | null;
  /** Returns `data` of a success; throws otherwise. */
  ok<Id extends OperationId>(id: Id, input?: CallInput): Promise<DataOf<Id>>;
  /**
   * Asserts a refusal and its reason; words are the message of HTTP 200 with code 0. Without the reason, any other refusal
   * would pass.
   */
  refused(id: OperationId, input: CallInput, how: string | RegExp | Partial<Refusal>): Promise<void>;
  /** Returns the refusal, from the envelope or the HTTP status; throws on a success. */
  refusal(id: OperationId, input?: CallInput): Promise<Refusal>;
  file(id: OperationId, input?: CallInput): Promise<SentFile>;
}

export interface Bench {
  readonly world: LiveWorld;
  as(persona: PersonaId): Caller;
  /** A caller with this token; null is a visitor. */
  withToken(token: string | null): Caller;
  /** A user's row. */
  user(id: string): User;
}

function requestOf(id: OperationId, input: CallInput, token: string | null): Request {
  const { method, path, auth } = operations[id];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.path?.[name] ?? ''),
  );
  const url = new URL(filled, ORIGIN);
  for (const [name, value] of Object.entries(input.query ?? {})) url.searchParams.set(name, String(value));
  const headers = new Headers({ 'accept-language': input.language ?? 'en' });
  if (token !== null && auth !== 'query-token') headers.set('authorization', token);
  if (token !== null && auth === 'query-token') url.searchParams.set('Authorization', token);
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  const body = input.form ?? (input.body === undefined ? null : JSON.stringify(input.body));
  return new Request(url, { method, headers, body });
}

/**
 * Opens a World with the fixed start time and a stopped clock.
 * @throws on an answer that violates the contract, or when a handler throws
 */
export async function openBench(scenario = 'default'): Promise<Bench> {
  const mock = await createMock({
    ...recorded(),
    onViolation: () => undefined,
    onError: (_, error) => {
      throw error;
    },
  });
  const world = mock.worlds.reset('default', { scenario, seed: 1 });
  world.clock.set({ frozen: true });

  const send = async (id: OperationId, input: CallInput, token: string | null): Promise<Response> => {
    const response = await answerWeb(answerCall, mock, requestOf(id, input, token));
    if (response.status === 500) throw new Error(await response.text());
    return response;
  };

  const withToken = (token: string | null): Caller => ({
    token,
    async ok(id, input = {}) {
      const response = await send(id, input, token);
      const envelope = (await response.json()) as { code: number; message: string; data: never };
      if (response.status !== 200 || envelope.code !== 1) {
        throw new Error(`${id}: HTTP ${response.status}, ${JSON.stringify(envelope)}`);
      }
      return envelope.data;
    },
    async refused(id, input, how) {
      const inWords = (message: unknown) => ({ status: 200, code: 0, message });
      const expected =
        typeof how === 'string'
          ? inWords(how)
          : how instanceof RegExp
            ? inWords(expect.stringMatching(how))
            : how;
      expect(await this.refusal(id, input)).toMatchObject(expected);
    },
    async refusal(id, input = {}) {
      const response = await send(id, input, token);
      const { code, message } = (await response.json()) as { code: number; message: string };
      if (code === 1) throw new Error(`${id} should have been refused`);
      return { status: response.status, code, message };
    },
    async file(id, input = {}) {
      const response = await send(id, input, token);
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        disposition: response.headers.get('content-disposition'),
        bytes: new Uint8Array(await response.arrayBuffer()),
      };
    },
  });

  return {
    world,
    withToken,
    user: (id) => must(world.store.users.get(id)),
    as(persona) {
      const { userId } = personaById(persona);
      return withToken(userId === null ? null : openSession(world, userId).id);
    },
  };
}

/** A bench of its own for each test, and the callers that a file names. */
export function benchOfEachTest() {
  const bench = ofEachTest(() => openBench());
  return {
    bench,
    get certified() {
      return ofEachTest(() => bench.as('certified'));
    },
    get visitor() {
      return ofEachTest(() => bench.as('anonymous'));
    },
  };
}

/** Number of changes in a World. */
export function changesOf({ world }: Bench): number {
  return Object.values(world.store).reduce((sum, collection) => sum + collection.version, 0);
}

/** Multipart form of an upload. */
export function uploadForm(bytes: BlobPart, fileName: string, fields: Record<string, string>): FormData {
  const form = new FormData();
  form.append('file', new File([bytes], fileName));
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
