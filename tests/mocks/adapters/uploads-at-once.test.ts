/** Many large uploads at once: streamed to disk with a shared budget, without blocking other calls. */
import { readdirSync, readFileSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tokenOf } from '../../support/token-of.ts';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { fileStorage } from '#mocks/adapters/file-storage.ts';
import { startMockServer, type MockServer } from '#mocks/adapters/node-http.ts';
import { memoryInNode } from '#mocks/adapters/incoming-file.ts';
import { BodyQuota } from '#mocks/core/body-quota.ts';
import type { Mock } from '#mocks/core/mock.ts';
import { fromBase64 } from '#mocks/lib/bytes.ts';
import { worldFactory } from '#mocks/scenarios/create-world.ts';
import { Worlds } from '#mocks/world/worlds.ts';
import { AUDIT } from '#src/lib/states.ts';
import { folderOfTest } from '../../support/temporary-folder.ts';

const MB = 1024 * 1024;
/** Shared by all senders, so that their memory does not count as the server's. */
const PIECE = Buffer.alloc(MB, 65);
const FIELDS = { businessType: 'LCA', reportType: 'LCA_REPORT' };
const BUSY = {
  zh: '服务器正忙于接收其他文件，请稍后重试',
  en: 'The server is busy with other uploads. Try again in a moment.',
};

let folder: string;
let mock: Mock;
let server: MockServer;
let token: string;
/** Broken off after each test: the server would wait for those that never end. */
const sendings: ClientRequest[] = [];

async function start(bodyQuota: BodyQuota, storage = fileStorage(folder)): Promise<void> {
  const made = await createMock({ worlds: new Worlds(worldFactory, storage) });
  mock = { ...made, bodyQuota };
  server = await startMockServer({ mock, port: 0 });
  token = await tokenOf(server.origin);
}
beforeEach(() => {
  folder = folderOfTest();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const sending of sendings.splice(0)) sending.destroy();
  await server.close();
});

interface Sending {
  /** Sends the rest of the file. */
  finish(): void;
  breakOff(): void;
  readonly answer: Promise<{ status: number | undefined; json: { code: number; message: string } }>;
}

/** Starts an upload and sends its first part; with Content-Length or chunked. */
function begin(megabytes: number, { language = 'en', isChunked = false, first = 1 } = {}): Sending {
  const fields = Object.entries(FIELDS).map(
    ([name, value]) => `--part\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = Buffer.from(
    `${fields.join('')}--part\r\nContent-Disposition: form-data; name="file"; filename="报告.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-`,
  );
  const tail = Buffer.from('\r\n--part--\r\n');
  const length = head.length + megabytes * MB + tail.length;
  const headers = {
    authorization: token,
    'accept-language': language,
    'content-type': 'multipart/form-data; boundary=part',
    ...(isChunked ? {} : { 'content-length': String(length) }),
  };
  const sending = request(`${server.origin}/p/attachment/upload`, { method: 'POST', headers });
  const answer = new Promise<Awaited<Sending['answer']>>((done, fail) => {
    sending.on('error', fail);
    sending.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => void (text += chunk.toString()));
      // Safe: the mock checks its answers against the contract.
      response.on('end', () => done({ status: response.statusCode, json: JSON.parse(text) as never }));
    });
  });
  sendings.push(sending);
  sending.write(head);
  for (let at = 0; at < first; at += 1) sending.write(PIECE);
  return {
    answer,
    breakOff: () => void sending.destroy(),
    finish() {
      for (let at = first; at < megabytes; at += 1) sending.write(PIECE);
      sending.end(tail);
    },
  };
}

const drafts = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.tmp'));

describe('the budget of all large bodies together', () => {
  test.each([
    ['by its length', false],
    ['counted while it comes', true],
  ])('refuses the next one with 503 in words, %s, and other calls go on', async (_, isChunked) => {
    await start(new BodyQuota(4 * MB));
    const one = begin(3);
    await vi.waitFor(() => expect(mock.bodyQuota.bytes).toBeGreaterThan(3 * MB));
    for (const language of ['zh', 'en'] as const) {
      const { status, json } = await begin(3, { language, isChunked, first: isChunked ? 3 : 1 }).answer;
      expect([status, json]).toEqual([503, { code: 503, message: BUSY[language], data: null }]);
    }
    const headers = { 'content-type': 'application/json' };
    const search = { method: 'POST', headers, body: '{"pageNum":1,"pageSize":4}' };
    expect((await fetch(`${server.origin}/p/epd/page`, search)).status).toBe(200);
    one.finish();
    expect((await one.answer).json.code).toBe(1);
    expect(mock.bodyQuota.bytes).toBe(0);
    const next = begin(3);
    next.finish();
    expect((await next.answer).json.code).toBe(1);
  });

  test('is given back by an upload that breaks off', async () => {
    await start(new BodyQuota(4 * MB));
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const broken = begin(3, { first: 2 });
    broken.answer.catch(() => undefined);
    await vi.waitFor(() => expect(drafts()).toHaveLength(1));
    expect(mock.bodyQuota.bytes).toBeGreaterThan(3 * MB);
    broken.breakOff();
    await vi.waitFor(() => expect(mock.bodyQuota.bytes).toBe(0));
    await vi.waitFor(() => expect(drafts()).toEqual([]));
  });

  test('takes a single body that is larger than itself', async () => {
    await start(new BodyQuota(MB));
    const one = begin(3);
    one.finish();
    expect((await one.answer).json.code).toBe(1);
  });
});

describe('a file', () => {
  test('goes to the disk as it comes, and its bytes are written once', async () => {
    await start(new BodyQuota());
    const one = begin(5, { first: 4 });
    await vi.waitFor(() => expect(drafts()).toHaveLength(1));
    one.finish();
    expect((await one.answer).json.code).toBe(1);
    await vi.waitFor(() => expect(drafts()).toEqual([]));
    const [stored = ''] = readdirSync(join(folder, 'default.uploads'));
    const source = mock.worlds.get('default').store.attachments.all().at(-1)?.source;
    const inRow = source?.kind === 'uploaded' ? fromBase64(source.base64) : null;
    expect(readFileSync(join(folder, 'default.uploads', stored)).equals(inRow ?? Buffer.alloc(0))).toBe(true);
    expect(inRow).toHaveLength(5 * MB + '%PDF-'.length);
  });

  test('that is refused leaves nothing on the disk', async () => {
    await start(new BodyQuota());
    mock.worlds.get('default').store.users.update('u-certified', { auditStatus: AUDIT.underReview });
    const one = begin(3, { first: 2 });
    await vi.waitFor(() => expect(drafts()).toHaveLength(1));
    one.finish();
    expect((await one.answer).json.code).toBe(0);
    await vi.waitFor(() => expect(drafts()).toEqual([]));
  });

  test.each([
    ['on the disk', () => fileStorage(folder)],
    ['in memory', memoryInNode],
  ])('is never copied whole, which would keep all other calls waiting: %s', async (_, storage) => {
    await start(new BodyQuota(), storage());
    const read = vi.spyOn(Blob.prototype, 'arrayBuffer');
    const hashed = vi.spyOn(crypto.subtle, 'digest');
    const one = begin(5);
    one.finish();
    expect((await one.answer).json.code).toBe(1);
    const sizes = (read.mock.contexts as Blob[]).map(({ size }) => size);
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MB);
    expect(hashed).not.toHaveBeenCalled();
  });

  test.each([
    ['by its length', false],
    ['counted while it comes', true],
  ])('that does not fit into its World is refused before it was read, %s', async (_, isChunked) => {
    await start(new BodyQuota());
    mock.worlds.get('default').uploadsMaxBytes = 2 * MB;
    // Never finished: a server that waits for the rest would not answer.
    const { status, json } = await begin(10, { isChunked, first: isChunked ? 4 : 0 }).answer;
    expect([status, json]).toEqual([
      200,
      { code: 0, message: 'There is no room left for uploads.', data: null },
    ]);
    await vi.waitFor(() => expect(drafts()).toEqual([]));
  });
});

test('memory does not grow with the sum of what is sent', async () => {
  await start(new BodyQuota(12 * MB));
  const held = (): number => process.memoryUsage().arrayBuffers + process.memoryUsage().external;
  const before = held();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, held() - before)), 5);
  const all = Array.from({ length: 12 }, () => begin(10));
  await vi.waitFor(() => expect(mock.bodyQuota.bytes).toBeGreaterThan(10 * MB));
  for (const one of all) one.finish();
  const statuses = await Promise.all(all.map(async ({ answer }) => (await answer).status));
  clearInterval(watch);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(6);
  expect(statuses).toContain(200);
  expect(most).toBeLessThan(150 * MB);
});
