/** `npm start`: the mock inside Vite's development server, and its messages to the developer. */
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer as createHttp, type Server } from 'node:http';
import { join } from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listening } from '../../support/listening.ts';
import * as bundles from '#mocks/adapters/run-bundled.ts';
import { mockBackend } from '#mocks/adapters/vite-plugin.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { folderOfFile } from '../../support/temporary-folder.ts';

/** Sources of the mock, copied so that tests can edit them. */
const COPIED = ['mocks', 'src/api/generated', 'src/lib', 'package.json', 'tsconfig.json'];
const root = folderOfFile();
const HANDLER = join(root, 'mocks/handlers/platform/index.ts');
const AS_IT_IS = readFileSync(join(ROOT, 'mocks/handlers/platform/index.ts'), 'utf8');

const runs = vi.spyOn(bundles, 'runBundled');
afterAll(() => runs.mockRestore());
const generate = vi.fn<() => Promise<string | null>>();
const logger = { ...createLogger('silent'), error: vi.fn() };
let vite: ViteDevServer;
let http: Server;
let origin: string;
/** Messages sent to the page. */
let sent: ReturnType<typeof vi.spyOn>;

beforeAll(async () => {
  for (const path of COPIED) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  vite = await createServer({
    configFile: false,
    root,
    customLogger: logger,
    appType: 'custom',
    plugins: [mockBackend({ generate })],
    optimizeDeps: { noDiscovery: true },
    // No real file watcher: the tests emit the changes.
    server: { middlewareMode: true, watch: null, ws: false },
  });
  http = createHttp(vite.middlewares);
  origin = `http://${await listening(http)}`;
});

afterAll(async () => {
  await new Promise((done) => http.close(done));
  await vite.close();
});

beforeEach(async () => {
  generate.mockReset().mockResolvedValue(null);
  // Restores edits and World of the previous test.
  if (readFileSync(HANDLER, 'utf8') !== AS_IT_IS) rewrite(() => AS_IT_IS);
  await control('POST', '/reset', { scenario: 'default' });
  sent = vi.spyOn(vite.ws, 'send').mockReset();
  logger.error.mockReset();
  runs.mockClear();
});

const control = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  return (await (await fetch(`${origin}/__mock/api${path}`, init)).json()) as Record<string, unknown>;
};
/** Emits a change as the file watcher would. */
const say = (file: string): void => void vite.watcher.emit('change', file);
/** Reports a change of a contract file without editing it. */
const edit = (file: string): void => say(join(root, file));
/** Saves a changed copy of the platform's handlers. */
function rewrite(change: (code: string) => string): void {
  writeFileSync(HANDLER, change(readFileSync(HANDLER, 'utf8')));
  say(HANDLER);
}
const MENU = /getMenu: .*/;
/** Rebuilding the mock can be slow on a busy machine. */
const AT_LEISURE = { timeout: 20_000 };
const overlay = (text: string): object => ({
  type: 'error',
  err: { message: expect.stringContaining(text) as string, stack: '', plugin: 'mock-backend' },
});
const GONE = { type: 'custom', event: 'mock-backend:gone' };

describe('the mock in the development server', () => {
  it('an edited handler answers at once, in the World as it was', async () => {
    await control('POST', '/reset', { scenario: 'stage-40', seed: 7 });
    const { token } = await control('POST', '/login', { persona: 'agency' });
    const headers = { authorization: String(token) };
    const menu = async (): Promise<unknown> => (await fetch(`${origin}/api/n/menu/all`, { headers })).json();
    expect(await menu()).toMatchObject({ message: 'success' });
    rewrite((code) => code.replace(MENU, "getMenu: () => ok([], 'edited'),"));
    expect(await menu()).toMatchObject({ message: 'edited', data: [] });
    expect(await control('GET', '/world')).toMatchObject({
      scenario: 'stage-40',
      seed: 7,
      persona: 'agency',
      counts: { sessions: 1 },
    });
    // The request log of read-only calls is kept in memory alone.
    const calls = (await (await fetch(`${origin}/__mock/api/requests`)).json()) as {
      kind: string;
      answer: { message?: string } | null;
    }[];
    const messages = calls.filter(({ kind }) => kind === 'request').map(({ answer }) => answer?.message);
    expect([messages.at(0), messages.at(-1)]).toEqual(['edited', 'success']);
  });

  it('an edit made while another is taken up is not lost', async () => {
    const message = async (): Promise<unknown> =>
      ((await (await fetch(`${origin}/api/n/menu/all`)).json()) as { message: string }).message;
    rewrite((code) => code.replace(MENU, "getMenu: () => ok([], 'first'),"));
    const asked = message();
    // The call is in flight: its bundle has started.
    await vi.waitFor(() => expect(runs).toHaveBeenCalled(), AT_LEISURE);
    rewrite((code) => code.replace(MENU, "getMenu: () => ok([], 'second'),"));
    expect([await asked, await message()]).toEqual(['second', 'second']);
  });

  it('tells where in the sources a handler has failed', async () => {
    const line =
      readFileSync(HANDLER, 'utf8')
        .split('\n')
        .findIndex((text) => MENU.test(text)) + 1;
    rewrite((code) => code.replace(MENU, "getMenu: () => { throw new Error('broken'); },"));
    expect((await fetch(`${origin}/api/n/menu/all`)).status).toBe(500);
    expect(sent).toHaveBeenCalledWith(overlay(`mocks/handlers/platform/index.ts:${line}:`));
  });

  it('says at once when an edit keeps it from loading, and takes that back', async () => {
    rewrite((code) => code.replace(MENU, 'getMenu: () => ,'));
    await vi.waitFor(
      () => expect(sent).toHaveBeenCalledWith(overlay('mocks/handlers/platform/index.ts:')),
      AT_LEISURE,
    );
    const refused = await fetch(`${origin}/n/dict/list/COMPANY_FORM`);
    expect([refused.status, await refused.text()]).toEqual([
      500,
      expect.stringMatching(/^The mock failed: [^]*mocks\/handlers\/platform\/index\.ts/),
    ]);
    rewrite(() => AS_IT_IS);
    await vi.waitFor(() => expect(sent).toHaveBeenLastCalledWith(GONE), AT_LEISURE);
    expect((await fetch(`${origin}/n/dict/list/COMPANY_FORM`)).status).toBe(200);
  });
});

describe('an edit of the contract', () => {
  it('that breaks it is told where, keeps the last good one, and is forgotten when it is mended', async () => {
    generate.mockResolvedValueOnce('deficient indentation in "openapi/quote.yaml" (59:7)');
    edit('openapi/quote.yaml');
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(overlay('openapi/quote.yaml" (59:7)')));
    expect(logger.error).toHaveBeenCalledTimes(1);
    expect((await fetch(`${origin}/n/dict/list/COMPANY_FORM`)).status).toBe(200);
    expect(sent).toHaveBeenCalledTimes(1);
    edit('openapi/quote.yaml');
    await vi.waitFor(() => expect(sent).toHaveBeenLastCalledWith(GONE));
  });
});
