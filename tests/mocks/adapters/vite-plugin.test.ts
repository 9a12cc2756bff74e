/** `npm start`: the mock inside Vite's development server, and what it tells whoever is at work. */
import { createServer as createHttp, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockBackend } from '#mocks/adapters/vite-plugin.ts';
import { ROOT } from '#scripts/lib/paths.ts';

const generate = vi.fn<() => Promise<string | null>>();
const logger = { ...createLogger('silent'), error: vi.fn() };
let vite: ViteDevServer;
let http: Server;
let origin: string;
/** What the page was told. */
let sent: ReturnType<typeof vi.spyOn>;

beforeAll(async () => {
  vite = await createServer({
    configFile: false,
    root: ROOT,
    customLogger: logger,
    appType: 'custom',
    plugins: [mockBackend({ generate })],
    optimizeDeps: { noDiscovery: true },
    // Files are not watched for real: the tests say what was edited.
    server: { middlewareMode: true, watch: null, ws: false },
  });
  http = createHttp(vite.middlewares);
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((done) => http.close(done));
  await vite.close();
});

beforeEach(() => {
  sent = vi.spyOn(vite.ws, 'send').mockReset();
  generate.mockReset().mockResolvedValue(null);
  logger.error.mockReset();
});

const control = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  return (await (await fetch(`${origin}/__mock/api${path}`, init)).json()) as Record<string, unknown>;
};
const edit = (file: string): void => void vite.watcher.emit('change', join(ROOT, file));
/** Vite forgets a module that was edited; the next request loads it again. */
const forget = (): void => vite.environments.ssr.moduleGraph.invalidateAll();
const overlay = (text: string): object => ({
  type: 'error',
  err: { message: expect.stringContaining(text) as string, stack: '', plugin: 'mock-backend' },
});
const GONE = { type: 'custom', event: 'mock-backend:gone' };

describe('the mock in the development server', () => {
  it('answers calls, control calls and links, and nothing else', async () => {
    expect(await control('GET', '/world')).toMatchObject({ scenario: 'default' });
    expect((await fetch(`${origin}/n/dict/list/COMPANY_FORM`)).status).toBe(200);
    const link = await fetch(`${origin}/?scenario=empty`, { headers: { accept: 'text/html' } });
    expect(await link.text()).toContain('location.replace');
    expect((await fetch(`${origin}/assets/logo.svg`)).status).toBe(404);
  });

  it('keeps its Worlds when its code is edited', async () => {
    await control('POST', '/reset', { scenario: 'stage-40', seed: 7 });
    await control('POST', '/login', { persona: 'agency' });
    forget();
    expect(await control('GET', '/world')).toMatchObject({
      scenario: 'stage-40',
      seed: 7,
      persona: 'agency',
    });
  });

  it('says at once when an edit keeps it from loading, and takes that back', async () => {
    const load = vi.spyOn(vite, 'ssrLoadModule').mockRejectedValue(new SyntaxError('Unexpected token'));
    edit('mocks/handlers/quote/index.ts');
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(overlay('Unexpected token')));
    const refused = await fetch(`${origin}/n/dict/list/COMPANY_FORM`);
    expect([refused.status, await refused.text()]).toEqual([
      500,
      expect.stringContaining('The mock failed: SyntaxError: Unexpected token'),
    ]);
    load.mockRestore();
    edit('mocks/handlers/quote/index.ts');
    await vi.waitFor(() => expect(sent).toHaveBeenLastCalledWith(GONE));
  });
});

describe('an edit of the contract', () => {
  it('generates once for all that was saved together', async () => {
    edit('openapi/quote.yaml');
    edit('openapi/common.yaml');
    await vi.waitFor(() => expect(generate).toHaveBeenCalled());
    expect(generate).toHaveBeenCalledTimes(1);
    expect(sent).not.toHaveBeenCalled();
  });

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

  it('made while another is generated is not lost', async () => {
    let finish: (problem: null) => void = () => undefined;
    generate.mockReturnValueOnce(new Promise((done) => (finish = done)));
    edit('openapi/quote.yaml');
    await vi.waitFor(() => expect(generate).toHaveBeenCalledTimes(1));
    edit('openapi/quote.yaml');
    finish(null);
    await vi.waitFor(() => expect(generate).toHaveBeenCalledTimes(2));
  });
});
