/** A mock over real HTTP for tests of server dialects. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { startMockServer, type MockServer } from '#mocks/adapters/node-http.ts';
import type { DialectId } from '#mocks/world/server.ts';

export interface Page {
  code: unknown;
  data: { list: { id: string; applyStatus: number; epdList: string }[]; totals: number };
}
export const MINE = '/p/portal/my/company/epd';
export const NEWS_QUERY = { pageNum: 1, pageSize: 4 };

let server: MockServer;
let token = '';

/** Origin of the server. */
export const origin = (): string => server.origin;

export async function control(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${server.origin}/__mock/api${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

/** Starts a fresh World and signs `certified` in. */
export async function begin(options: object = {}): Promise<void> {
  await control('POST', '/reset', { seed: 1, ...options });
  token = ((await control('POST', '/login', { persona: 'certified' })) as { token: string }).token;
}

/** Starts the server once per file, and a fresh World before each test. */
export function serve(): void {
  beforeAll(async () => {
    server = await startMockServer({ mock: await createMock({ openapi: 'strict' }), port: 0 });
  });
  afterAll(() => server.close());
  beforeEach(() => begin());
}

export const speak = (...dialects: DialectId[]) => control('PUT', '/server', { dialects });

/** @param body strings and streams are sent unchanged, anything else as JSON */
export const send = (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    redirect: 'manual',
    headers: { authorization: token, 'content-type': 'application/json', ...headers },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
    ...(body === undefined
      ? {}
      : { body: typeof body === 'string' || body instanceof ReadableStream ? body : JSON.stringify(body) }),
  });
export const ask = async <T>(path: string, body?: unknown): Promise<T> =>
  (await (await send(path, body)).json()) as T;
export const text = async (path: string, body?: unknown): Promise<string> => (await send(path, body)).text();
