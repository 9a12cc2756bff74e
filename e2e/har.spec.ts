/**
 * A day of a tester in two HARs (docs/qa.md): what the browser saved becomes a recording, which replays on another seed, and no
 * secret is in any file made of it; what the control API saved plays the journey with static files alone.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { TYPES } from '#mocks/adapters/static-files.ts';
import { WORLD_HEADER } from '#mocks/world/world-id.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { expect, test, type Visitor } from './fixtures.ts';
import { decide, openDialog } from './steps/my-applications.ts';

const DIST = join(ROOT, 'dist');

async function confirmQuote(visitor: Visitor, search = ''): Promise<void> {
  await visitor.page.goto(`/epd/mineEpd${search}`);
  await decide(visitor, await openDialog(visitor, 'epd.mine.act.quote', 'quote.title'), 'quote.confirm');
  await expect(visitor.page.getByText(visitor.t('quote.confirmDone'))).toBeVisible();
}

function program(script: string, ...args: readonly string[]): Promise<{ code: number; printed: string }> {
  return new Promise((done) => {
    execFile(process.execPath, ['--import', 'tsx', script, ...args], { cwd: ROOT }, (error, out, wrong) =>
      done({ code: error === null ? 0 : Number(error.code ?? -1), printed: out + wrong }),
    );
  });
}

const TITLE = 'a journey becomes a recording that replays, and plays without a server';
// Of its steps, tests/conformance/har.test.ts and tests/mocks/traffic speak in each run.
const WHOLE = { tag: '@all-zh-desktop' };
test(TITLE, WHOLE, async ({ visitor, world, browser, request, baseURL }, info) => {
  test.slow();
  const [saved, day, har] = ['day.har', 'day.recording.json', 'requests.har'].map((name) =>
    info.outputPath(name),
  ) as [string, string, string];
  const options = {
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
  } as const;
  const recorded = await browser.newContext({ ...options, recordHar: { path: saved, content: 'embed' } });
  await confirmQuote(
    { ...visitor, page: await recorded.newPage() },
    `?scenario=quote-issued&seed=5&world=${world.id}`,
  );
  const storageState = await recorded.storageState();
  await recorded.close();
  const token = decodeURIComponent(storageState.cookies.find(({ name }) => /token/i.test(name))?.value ?? '');
  expect(token).not.toBe('');
  expect(readFileSync(saved, 'utf8')).toContain(token);

  const imported = await program('scripts/scenario.ts', 'import', saved, '--out', day);
  expect(imported.printed).toContain('Begins with the scenario "quote-issued"');
  const html = info.outputPath('har.html');
  const [judged, again] = await Promise.all([
    program('scripts/conformance.ts', '--har', saved, '--html', html),
    program('scripts/scenario.ts', 'replay', day, '--seed', '77'),
  ]);
  expect(judged.code, judged.printed).toBe(0);
  expect(again.code, again.printed).toBe(0);
  for (const name of readdirSync(info.outputDir))
    if (name !== 'day.har')
      expect(readFileSync(join(info.outputDir, name), 'utf8'), name).not.toContain(token);

  const headers = { [WORLD_HEADER]: world.id };
  writeFileSync(har, await (await request.get('/__mock/api/requests.har', { headers })).body());
  const context = await browser.newContext({ ...options, storageState });
  // The built files from the disk: no request of this context reaches a server.
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = DIST + pathname;
    if (existsSync(file) && statSync(file).isFile())
      return route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? '' });
    if (route.request().resourceType() !== 'document') return route.abort();
    return route.fulfill({
      body: readFileSync(`${DIST}/index.html`),
      contentType: 'text/html; charset=utf-8',
    });
  });
  await context.routeFromHAR(har, { url: /\/(?:api|n|p)\//, notFound: 'abort' });
  await confirmQuote({ ...visitor, page: await context.newPage() });
  await context.close();
});
