/** A mock without HTTP, for tests of the core and the control API. */
import { createMock } from '#mocks/adapters/create-mock.ts';
import type { AnyHandler, Mock, Violation } from '#mocks/core/mock.ts';
import { answerWeb } from '#mocks/core/web.ts';
import { answerCall } from '#mocks/core/answer-call.ts';
import { answerControl } from '#mocks/control/answer-control.ts';
import { answerLink } from '#mocks/control/link-page.ts';
import type { LiveWorld } from '#mocks/world/world.ts';
import { recorded } from './recorded.ts';

export interface CallOptions {
  world?: string;
  token?: string;
  language?: string;
  /** Sent as JSON, unless it is FormData or a string. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answered {
  response: Response;
  status: number;
  /** Parsed JSON body; undefined if it is not JSON. */
  json: { code?: unknown; message?: unknown; data?: unknown; error?: unknown } & Record<string, unknown>;
}

/** The ways into a mock. */
export interface Client {
  /** Calls the portal's API. */
  call(method: string, path: string, options?: CallOptions): Promise<Answered>;
  /** Calls the control API; the path is relative to /__mock/api. */
  control(method: string, path: string, body?: unknown, world?: string): Promise<Answered>;
  /** What the control API says. Safe: its contract defines the shape that the caller names. */
  read<T>(path: string, world?: string): Promise<T>;
  /** Follows a link as a browser does; null if it is none. */
  open(path: string, headers?: Record<string, string>): Promise<Response | null>;
  /** Signs a persona in; returns the token. */
  login(persona: string, world?: string): Promise<string>;
}

export interface TestBench extends Client {
  readonly mock: Mock;
  readonly world: LiveWorld;
  readonly reports: Violation[];
  readonly errors: unknown[];
}

function requestOf(method: string, path: string, options: CallOptions): Request {
  const headers = new Headers(options.headers);
  if (options.world !== undefined) headers.set('X-Mock-World', options.world);
  if (options.token !== undefined) headers.set('Authorization', options.token);
  if (options.language !== undefined) headers.set('Accept-Language', options.language);
  const { body } = options;
  if (body === undefined) return new Request(`http://localhost${path}`, { method, headers });
  if (body instanceof FormData) return new Request(`http://localhost${path}`, { method, headers, body });
  headers.set('Content-Type', 'application/json');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request(`http://localhost${path}`, { method, headers, body: text });
}

async function answered(response: Response): Promise<Answered> {
  const text = response.type === 'error' ? '' : await response.clone().text();
  let json: Answered['json'] = {};
  try {
    json = JSON.parse(text) as Answered['json'];
  } catch {
    json = {};
  }
  return { response, status: response.status, json };
}

export function clientOf(mock: Mock): Client {
  const client: Client = {
    call: async (method, path, options = {}) =>
      answered(await answerWeb(answerCall, mock, requestOf(method, path, options))),
    control: async (method, path, body, id) => {
      const options = { ...(id === undefined ? {} : { world: id }), body };
      return answered(await answerWeb(answerControl, mock, requestOf(method, `/__mock/api${path}`, options)));
    },
    read: async (path, id) => (await client.control('GET', path, undefined, id)).json as never, // A test names what it reads.
    open: (path, headers = {}) =>
      answerWeb(answerLink, mock, requestOf('GET', path, { headers: { accept: 'text/html', ...headers } })),
    login: async (persona, id) => {
      const { json, status } = await client.control('POST', '/login', { persona }, id);
      if (status !== 200 || typeof json['token'] !== 'string')
        throw new Error(`${persona} could not sign in`);
      return json['token'];
    },
  };
  return client;
}

/** @param handlers replacements for the project's own, for tests of the core */
export async function openBench(
  handlers: Record<string, AnyHandler> = {},
  openapi: 'strict' | 'report' | 'off' = 'strict',
): Promise<TestBench> {
  const reports: Violation[] = [];
  const errors: unknown[] = [];
  const made = await createMock({
    ...recorded(Object.keys(handlers)),
    openapi,
    onViolation: (report) => void reports.push(report),
    onError: (_operationId, error) => void errors.push(error),
    sleep: () => Promise.resolve(),
  });
  const mock: Mock = { ...made, handlers: { ...made.handlers, ...handlers } };
  const world = mock.worlds.reset('default', { seed: 1 });
  world.clock.set({ frozen: true });
  return { ...clientOf(mock), mock, world, reports, errors };
}

/** Status and reason of a refusal. */
export async function errorOf(answer: ReturnType<TestBench['control']>): Promise<[number, unknown]> {
  const { status, json } = await answer;
  return [status, json.error];
}
