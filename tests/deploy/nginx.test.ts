/** Runs the configuration of docs/deployment.md in a real nginx in front of our HTTP server. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenOf } from '../support/token-of.ts';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { HEALTH_PATH } from '#mocks/adapters/static-files.ts';
import { startMockServer, type MockServer } from '#mocks/adapters/node-http.ts';
import { ANSWER_POLICY, DATA_POLICY, securityHeaders } from '#scripts/deploy/headers.ts';
import { writeRelease } from '#scripts/deploy/release.ts';
import { hasBrotli, runNginx, type RunningNginx } from '#scripts/deploy/run-nginx.ts';
import { freePort } from '#scripts/lib/free-port.ts';
import { findNginx, HOW_TO_GET_NGINX } from '#scripts/programs.ts';
import { ask, FILES, HTML, needsNginx, PAGE, SCRIPT, startUploads } from './small-site.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

const nginx = findNginx();
const MB = 1024 * 1024;
const folder = folderOfFile();
let server: MockServer;
let token: string;
const running: RunningNginx[] = [];

/** Starts nginx with a release of a small build, in front of the server. */
async function start(base: string, upstream: string): Promise<string> {
  const port = await freePort();
  const name = `at${base.replaceAll('/', '-')}${port}`;
  const out = join(folder, name);
  writeRelease({
    dist: join(folder, 'dist'),
    out,
    base,
    upstream,
    listen: `127.0.0.1:${port}`,
    log: join(folder, `${name}.log`),
    brotli: hasBrotli(),
    quality: 4,
  });
  running.push(await runNginx(nginx ?? '', join(folder, `${name}-run`), join(out, 'portal.conf'), port));
  return `http://127.0.0.1:${port}`;
}

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, 'dist', dirname(name)), { recursive: true });
    writeFileSync(join(folder, 'dist', name), text);
  }
  server = await startMockServer({ mock: await createMock(), port: 0 });
  token = await tokenOf(server.origin);
});
afterAll(async () => {
  await Promise.all(running.map((one) => one.stop()));
  await server.close();
});

describe('nginx with the written configuration', () => {
  let origin: string;
  beforeAll(async () => {
    if (nginx === null && process.env['CI'] !== undefined) throw new Error(HOW_TO_GET_NGINX);
    if (nginx !== null) origin = await start('/', server.origin);
  });
  const test = (name: string, run: () => Promise<void>): void =>
    it(name, async (context) => {
      needsNginx(context);
      await run();
    });

  test('answers every page with index.html, which nobody keeps', async () => {
    for (const path of ['/', '/epd/epdSearch?page=2', '/Pcr/minePcr', '/user', '/?lang=zh']) {
      const { status, headers, body } = await ask(origin, path, HTML);
      expect([path, status, headers['content-type'], headers['cache-control'], body.toString()]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
        'no-cache',
        PAGE,
      ]);
    }
  });

  test('answers a public page with its own file, in the language of its address', async () => {
    const pages = [
      ['/news', '<!doctype html>news'],
      ['/news/', '<!doctype html>news'],
      ['/news?page=2&lang=en', '<!doctype html>news en'],
      ['/news/newsDetailsPage?id=1', '<!doctype html>news'],
      ['/app/epd/EPD-2026.1', '<!doctype html>product'],
      ['/app/epd/', '<!doctype html>product'],
      ['/user?lang=en', '<!doctype html>home en'],
      ['/news?lang=../../x', '<!doctype html>news'],
    ];
    for (const [path = '', expected] of pages) {
      const { status, body } = await ask(origin, path, HTML);
      expect([path, status, body.toString()]).toEqual([path, 200, expected]);
    }
  });

  test('keeps assets for ever and files of the PDF preview for a day, each with its type', async () => {
    const kinds = Object.keys(FILES).map((name) => `/${name}`);
    const answers = await Promise.all(kinds.map((path) => ask(origin, path)));
    const shown = answers.map(({ headers }) => [headers['content-type'], headers['cache-control']]);
    expect(Object.fromEntries(kinds.map((path, at) => [path, shown[at]]))).toEqual({
      '/index.html': ['text/html; charset=utf-8', 'no-cache'],
      '/index.en.html': ['text/html; charset=utf-8', 'no-cache'],
      '/news/index.html': ['text/html; charset=utf-8', 'no-cache'],
      '/news/index.en.html': ['text/html; charset=utf-8', 'no-cache'],
      '/app/epd/index.html': ['text/html; charset=utf-8', 'no-cache'],
      '/config.json': ['application/json; charset=utf-8', 'no-cache'],
      '/favicon.svg': ['image/svg+xml', 'no-cache'],
      '/assets/main-1.js': ['text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
      '/assets/pdf.worker-1.mjs': ['text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
      '/pdf/cmaps/A.bcmap': ['application/octet-stream', 'public, max-age=86400'],
    });
  });

  test('says 404 of a missing script also to a page load, and nobody keeps that', async () => {
    for (const path of ['/assets/gone-2.js', '/pdf/cmaps/B.bcmap', '/epd/robots.txt', '/old.php']) {
      const { status, headers } = await ask(origin, path, HTML);
      expect([path, status, headers['cache-control']]).toEqual([path, 404, undefined]);
    }
  });

  test('sends the headers of the table with pages, files and what is missing', async () => {
    const expected = Object.entries(securityHeaders()).map(([name, value]) => [name.toLowerCase(), value]);
    for (const path of ['/', '/assets/main-1.js', '/assets/gone-2.js', '/config.json', '/nothing.js']) {
      const { headers } = await ask(origin, path, HTML);
      expect([path, expected.map(([name = '']) => [name, headers[name]])]).toEqual([path, expected]);
      expect(headers['server']).toBe('nginx');
    }
  });

  test('sends what was compressed beside the file, and compresses the page itself', async () => {
    const gzip = await ask(origin, '/assets/main-1.js', { 'accept-encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', SCRIPT]);
    const beside = join(folder, `at-${new URL(origin).port}`, 'html/assets/main-1.js.gz');
    expect(gzip.body.equals(readFileSync(beside))).toBe(true);
    if (hasBrotli()) {
      const brotli = await ask(origin, '/assets/main-1.js', { 'accept-encoding': 'gzip, br' });
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
    }
  });

  test('hands calls on as they are, and their answers back', async () => {
    const direct = await fetch(`${server.origin}/p/portal/my/company/epd`, {
      headers: { authorization: token },
    });
    const { status, body } = await ask(origin, '/p/portal/my/company/epd', { authorization: token });
    expect([status, JSON.parse(body.toString())]).toEqual([200, await direct.json()]);
    const refused = await ask(origin, '/p/portal/my/company/epd');
    expect(refused.status).toBe(401);
    const chinese = await ask(origin, '/api/n/menu/all', {
      'accept-language': 'en',
      'accept-encoding': 'gzip',
    });
    expect([chinese.status, chinese.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect((await ask(origin, '/p/nothing', HTML)).status).toBe(404);
  });

  test('lets a file of 50 MB through, and gives it back byte by byte', async () => {
    const file = Buffer.alloc(50 * MB - 1, 'A');
    file.write('%PDF-1.7\n');
    file.write('\n%%EOF\n', file.length - 7);
    const form = new FormData();
    form.append('file', new Blob([file], { type: 'application/pdf' }), 'large.pdf');
    form.append('businessType', 'EPD');
    const headers = { authorization: token };
    const stored = await fetch(`${origin}/p/attachment/upload`, { method: 'POST', headers, body: form });
    const answer = (await stored.json()) as { code: number; message: string; data: { id: string } };
    expect([stored.status, answer.code, answer.message]).toEqual([200, 1, answer.message]);
    const back = await ask(origin, `/n/attachment/download/token/${answer.data.id}?Authorization=${token}`);
    expect([back.status, back.body.length, back.body.equals(file)]).toEqual([200, file.length, true]);
  });

  test('refuses a body that no form sends', async () => {
    const body = Buffer.alloc(61 * MB);
    const refused = await fetch(`${origin}/p/attachment/upload`, { method: 'POST', body }).then(
      ({ status }) => status,
      // nginx closes the connection before the body is complete.
      () => 413,
    );
    expect(refused).toBe(413);
  });

  test('notes each call as JSON with its name in the contract, and neither ids nor queries', async () => {
    await ask(origin, '/n/attachment/download/token/SECRET-1?Authorization=SECRET-2');
    await ask(origin, '/p/portal/user/detail/SECRET-3');
    await ask(origin, '/p/SECRET-4.js');
    await ask(origin, '/app/epd/EPD-2026.1?code=SECRET-5', HTML);
    await ask(origin, '/assets/gone-2.js?code=SECRET-6');
    const log = (): string => readFileSync(join(folder, `at-${new URL(origin).port}.log`), 'utf8');
    // nginx writes its log after the answer.
    await expect.poll(log).toContain('/assets/gone-2.js');
    expect(log()).not.toContain('SECRET');
    const gets = log().match(/^.*"GET".*$/gm) ?? [];
    // Not the refused body, whose line may come late. Safe: nginx writes one object a line; compared below.
    const noted = gets.slice(-5).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(noted.map(({ method, operation, file, status }) => [method, operation, file, status])).toEqual([
      ['GET', 'downloadByToken', '', expect.any(Number)],
      ['GET', 'getUserDetail', '', 401],
      ['GET', 'unknown', '', expect.any(Number)],
      ['GET', 'page', '', 200],
      ['GET', 'file', '/assets/gone-2.js', 404],
    ]);
    const [first] = noted;
    expect(new Date(String(first?.['time'])).getTime()).toBeGreaterThan(Date.now() - 600_000);
    expect(Number(first?.['seconds'])).toBeGreaterThanOrEqual(0);
    expect(first?.['upstreamStatus']).toBe(String(first?.['status']));
  });

  test('says whether it can serve the portal, without a line in the log', async () => {
    const page = join(folder, `at-${new URL(origin).port}`, 'html/index.html');
    const health = async (): Promise<unknown[]> => {
      const { status, headers, body } = await ask(origin, HEALTH_PATH);
      return [status, headers['content-type'], headers['cache-control'], body.toString()];
    };
    expect(await health()).toEqual([200, 'text/plain', 'no-store', 'ok\n']);
    renameSync(page, `${page}.gone`);
    expect(await health()).toEqual([503, 'text/plain', 'no-store', 'index.html is missing\n']);
    renameSync(`${page}.gone`, page);
    const direct = await fetch(`${server.origin}${HEALTH_PATH}`);
    expect([direct.status, await direct.text()]).toEqual([200, 'ok\n']);
  });

  test('below a path: its pages and files there, calls at the root, the rest of the host untouched', async () => {
    const below = await start('/steel/epd/', server.origin);
    const page = await ask(below, '/steel/epd/epd/epdSearch', HTML);
    expect(page.body.toString()).toContain('{"basePath":"/steel/epd/"}');
    expect(page.body.toString()).toContain('src="/steel/epd/assets/main-1.js"');
    expect((await ask(below, '/steel/epd/assets/main-1.js')).status).toBe(200);
    expect((await ask(below, '/steel/epd/assets/gone-2.js', HTML)).status).toBe(404);
    expect((await ask(below, '/steel/epd/config.json')).headers['content-type']).toMatch(/json/);
    const short = await ask(below, '/steel/epd?lang=en');
    expect([short.status, short.headers['location']]).toEqual([301, '/steel/epd/?lang=en']);
    expect((await ask(below, '/api/n/menu/all')).status).toBe(200);
    expect((await ask(below, `/steel/epd${HEALTH_PATH}`)).status).toBe(200);
    expect((await ask(below, '/elsewhere', HTML)).status).toBe(404);
  });

  test('a page that somebody uploaded runs nothing', async () => {
    const uploads = await startUploads();
    const before = await start('/', uploads.origin);
    const page = await ask(before, '/n/attachment/online/1');
    expect(page.headers['content-security-policy']).toBe(ANSWER_POLICY);
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    const json = await ask(before, '/n/attachment/online/2');
    expect(json.headers['content-security-policy']).toBe(DATA_POLICY);
    // Answers that need a session must not be cached; caching of public ones is up to the server.
    const caches = ['/p/portal/1', '/api/p/price/2', '/n/attachment/online/2', '/api/n/menu/all'];
    const kept = await Promise.all(caches.map((path) => ask(before, path)));
    expect(kept.map(({ headers }) => headers['cache-control'])).toEqual([
      'no-store',
      'no-store',
      undefined,
      undefined,
    ]);
    uploads.close();
  });
});
