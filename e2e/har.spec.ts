/** A journey from a HAR of the control API alone: static files, and no mock behind them (docs/qa.md). */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { TYPES } from '#mocks/adapters/static-files.ts';
import { WORLD_HEADER } from '#mocks/world/world-id.ts';
import { expect, test, type Visitor } from './fixtures.ts';
import { decide, openDialog } from './steps/my-applications.ts';

const DIST = new URL('../dist', import.meta.url).pathname;

async function confirmQuote(visitor: Visitor): Promise<void> {
  await visitor.page.goto('/epd/mineEpd');
  await decide(visitor, await openDialog(visitor, 'epd.mine.act.quote', 'quote.title'), 'quote.confirm');
  await expect(visitor.page.getByText(visitor.t('quote.confirmDone'))).toBeVisible();
}

test('a journey plays from the HAR of a World alone', async ({
  page,
  visitor,
  world,
  browser,
  baseURL,
}, info) => {
  await world.reset('quote-issued');
  await world.login('certified');
  await confirmQuote(visitor);
  const response = await page.request.get('/__mock/api/requests.har', {
    headers: { [WORLD_HEADER]: world.id },
  });
  const har = info.outputPath('requests.har');
  writeFileSync(har, await response.body());

  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: 'zh-CN',
    serviceWorkers: 'block',
    storageState: await page.context().storageState(),
  });
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
  const alone = await context.newPage();
  await confirmQuote({ ...visitor, page: alone });
  await context.close();
});
