import { request } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { startMockServer, type MockServer } from '#mocks/adapters/node-http.ts';

const UPLOAD = '/p/attachment/upload';
let server: MockServer;
let token: string;

beforeEach(async () => {
  server = await startMockServer({ mock: await createMock({ openapi: 'off' }), port: 0 });
  const login = { method: 'POST', body: '{"persona":"certified"}' };
  const response = await fetch(`${server.origin}/__mock/api/login`, login);
  ({ token } = (await response.json()) as { token: string });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

/** Begins an upload and breaks it off. */
function breakOff(megabytes: number): void {
  const headers = {
    authorization: token,
    'content-type': 'multipart/form-data; boundary=part',
    'content-length': String(megabytes * 1024 * 1024),
  };
  const sending = request(`${server.origin}${UPLOAD}?token=secret`, { method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.write(Buffer.alloc(1024), () => sending.destroy());
}

test.each([
  ['a small', 1],
  ['a large', 20],
])('%s upload that its sender breaks off is one line, and the server goes on', async (_, megabytes) => {
  breakOff(megabytes);
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(vi.mocked(console.warn).mock.calls).toEqual([[`POST ${UPLOAD}: the sender broke off`]]);
  expect(console.error).not.toHaveBeenCalled();
  expect((await fetch(`${server.origin}/api/n/menu/all`)).status).toBe(200);
});

test('TRACE is one line, and HTTP 405', async () => {
  const status = await new Promise<number | undefined>((done, fail) => {
    request(`${server.origin}/api/n/menu/all`, { method: 'TRACE' }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    })
      .on('error', fail)
      .end();
  });
  expect(status).toBe(405);
  expect(vi.mocked(console.warn).mock.calls).toEqual([['TRACE /api/n/menu/all: TRACE is not answered here']]);
  expect(console.error).not.toHaveBeenCalled();
});
