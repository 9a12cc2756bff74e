import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rawRequest } from '../../support/raw-request.ts';
import { tokenOf } from '../../support/token-of.ts';
import { startMockServer, type MockServer } from '#mocks/adapters/node-http.ts';
import { createMock } from '#mocks/adapters/create-mock.ts';
import type { Mock } from '#mocks/core/mock.ts';

const MB = 1024 * 1024;
const UPLOAD = '/p/attachment/upload';
const MENU = '/api/n/menu/all';
const FORM = { 'content-type': 'multipart/form-data; boundary=part' };
const JSON_BODY = { 'content-type': 'application/json' };

let mock: Mock;
let server: MockServer;
let token: string;
beforeEach(async () => {
  mock = await createMock();
  server = await startMockServer({ mock, port: 0 });
  token = await tokenOf(server.origin);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

/** Begins an upload and breaks it off. */
function breakOff(megabytes: number): void {
  const headers = { ...FORM, authorization: token, 'content-length': String(megabytes * MB) };
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
  expect((await fetch(server.origin + MENU)).status).toBe(200);
});

test('TRACE is one line, and HTTP 405', async () => {
  expect((await rawRequest(server.origin + MENU, 'TRACE')).status).toBe(405);
  expect(vi.mocked(console.warn).mock.calls).toEqual([['TRACE /api/n/menu/all: TRACE is not answered here']]);
  expect(console.error).not.toHaveBeenCalled();
});

/** Sends a large body and a second request on the same connection before reading, as browsers do; returns both statuses. */
function sendFirst(path: string, headers: Record<string, string>, megabytes: number): Promise<string[]> {
  const { hostname, port, host } = new URL(server.origin);
  const lines = Object.entries({ host, ...headers, 'content-length': String(megabytes * MB) });
  return new Promise((done, fail) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.pause();
    socket.on('error', fail);
    socket.on('data', (chunk) => void (text += chunk.toString('latin1')));
    socket.on('close', () => done([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => match[1] ?? '')));
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
    for (let at = 0; at < megabytes; at += 1) socket.write(Buffer.alloc(MB, 65));
    socket.write(`GET ${MENU} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`, () => socket.resume());
  });
}

async function sendChunked(path: string, headers: Record<string, string>, megabytes: number) {
  const parts = Array.from({ length: megabytes }, () => Buffer.alloc(MB, 32));
  const { status, body } = await rawRequest(server.origin + path, 'POST', headers, parts);
  return { status, body: JSON.parse(body.toString()) as unknown };
}

/** Sends until the server closes the connection; returns the status and the approximate amount sent. */
function sendEndless(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: string | undefined; megabytes: number }> {
  return new Promise((done) => {
    let status: string | undefined;
    let megabytes = 0;
    const sending = request(`${server.origin}${path}`, { method: 'POST', headers }, (answer) => {
      status = String(answer.statusCode);
      answer.resume();
    });
    const more = (): void => {
      megabytes += 1;
      sending.write(Buffer.alloc(MB, 65), (error) => {
        if (error === null || error === undefined) more();
      });
    };
    // The error of a closed connection differs between systems.
    sending.on('error', () => undefined);
    sending.on('close', () => done({ status, megabytes }));
    more();
  });
}

describe('a large upload that is refused before it was read', () => {
  test.each([
    ['without a token', '401', UPLOAD, {}, 8],
    ['to a call that does not exist', '404', '/p/nothing', {}, 8],
    ['to no call at all', '404', '/nothing', {}, 8],
    ['with the wrong method', '405', MENU, {}, 8],
    ['with a token, but too large', '413', UPLOAD, { authorization: 'token' }, 65],
  ])('%s is answered %s, and the connection goes on', async (_, status, path, headers, megabytes) => {
    const own = 'authorization' in headers ? { authorization: token } : {};
    expect(await sendFirst(path, { ...FORM, ...own }, megabytes)).toEqual([status, '200']);
  });

  test('is answered as a fault says', async () => {
    mock.worlds.get('default').faults = [{ operationId: 'uploadAttachment', kind: 'status', value: 503 }];
    expect(await sendFirst(UPLOAD, { ...FORM, authorization: token }, 5)).toEqual(['503', '200']);
  });

  test('is answered while it is still being sent', async () => {
    expect(await sendChunked(UPLOAD, FORM, 20)).toMatchObject({ status: 401, body: { code: 401 } });
  });

  test('is cut off when it never ends, long after the answer', async () => {
    const { status, megabytes } = await sendEndless(UPLOAD, FORM);
    expect(status).toBe('401');
    expect(megabytes).toBeGreaterThan(200);
    expect(megabytes).toBeLessThan(300);
  });
});

describe('the largest body, also when it does not say how long it is, is', () => {
  test.each([
    ['4 MB for the JSON of a call', 4, '/p/epd/inner/count', JSON_BODY],
    ['60 MB for a form', 60, UPLOAD, FORM],
  ])('%s', async (_, size, path, headers) => {
    expect(await sendChunked(path, { ...headers, authorization: token }, size + 1)).toEqual({
      status: 413,
      body: { code: 413, message: `The request is larger than ${size} MB`, data: null },
    });
  });

  test('60 MB for the control API', async () => {
    expect(await sendChunked('/__mock/api/reset', JSON_BODY, 61)).toEqual({
      status: 413,
      body: { error: 'The request is larger than 60 MB' },
    });
    // More than a call may send. Whitespace is invalid JSON, but it is read.
    expect(await sendChunked('/__mock/api/reset', JSON_BODY, 5)).toMatchObject({ status: 400 });
  });
});
