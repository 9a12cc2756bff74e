/** The scanned product page without a network (src/app/offline-worker.ts), on a server whose release can be exchanged. */
import type { Page } from '@playwright/test';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { expect, test } from './fixtures.ts';
import { startOwnServer, type OwnServer } from './steps/deploy.ts';

test.use({ serviceWorkers: 'allow' });

let server: OwnServer;
test.beforeEach(async () => {
  server = await startOwnServer();
});
test.afterEach(() => server.close());

const PRODUCT = '/app/epd/b-001';
/** Waits until the worker has the page's files, and the answer of its product. */
const isKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const answers = await (await caches.open('product-answers')).keys();
    return active?.state === 'activated' && answers.length > 0;
  });
const addressesKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });

test(
  'a product that was opened once opens without a network, with the day it was read',
  { tag: '@en-phone' },
  async ({ page, context, t, lang }) => {
    await page.addInitScript(([key, value]) => window.localStorage.setItem(key, value), [
      STORAGE.lang,
      lang,
    ] as const);
    await page.goto(server.origin + PRODUCT);
    const figure = page.getByText(t('epd.search.gwp'), { exact: true });
    await expect(figure).toBeVisible();
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await isKept(page);
    const [before = ''] = t('epd.product.offline', { date: '|' }).split('|');
    const notice = page.getByRole('status').filter({ hasText: before });
    await expect(notice).toHaveCount(0);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(figure).toBeVisible();
    await expect(notice).toContainText(String(new Date().getFullYear()));
    await expect(page.locator('#first')).toHaveCount(0);
    // The start of the installed portal.
    await page.goto(`${server.origin}/app/epd/`);
    await expect(page).toHaveURL(server.origin + PRODUCT);

    await context.setOffline(false);
    await page.reload();
    await expect(figure).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);

test('private pages and answers are not kept; a report that was opened is, until the session ends', async ({
  page,
  context,
  t,
}) => {
  await page.goto(`${server.origin}/?scenario=default`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(server.origin + PRODUCT);
  await isKept(page);
  const view = page.getByRole('button', { name: t('epd.product.viewPdf') });
  await view.click();
  const drawn = page.locator('.react-pdf__Page canvas').first();
  await expect(drawn).toBeVisible();
  await page.getByRole('link', { name: t('epd.product.back') }).click();
  const privateOnes = /^\/(?:api\/)?p\/|\/(?:user|enterprise|apppdf)/;
  expect((await addressesKept(page)).filter((path) => privateOnes.test(path))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await view.click();
  await expect(drawn).toBeVisible();
  await expect(page.goto(`${server.origin}/epd/mineEpd`)).rejects.toThrow();

  await context.setOffline(false);
  await page.goto(`${server.origin}/`);
  expect(await page.evaluate(() => caches.has('product-reports'))).toBe(true);
  await page.getByRole('button', { name: t('nav.userMenu') }).click();
  await page.getByRole('menuitem', { name: t('nav.logout') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('nav.logout') })
    .click();
  await expect.poll(() => page.evaluate(() => caches.has('product-reports'))).toBe(false);
});

test('a new release is shown at once, and without a network too', async ({ page, context }) => {
  const isNext = page.locator('script[type=module][src*="_1.js"]');
  await page.goto(server.origin + PRODUCT);
  await isKept(page);
  await page.reload();
  await expect(isNext).toHaveCount(0);
  const taken = page.evaluate(
    () =>
      new Promise<void>((done) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => done());
      }),
  );
  server.deploy();
  await page.evaluate(() => navigator.serviceWorker.ready.then((one) => one.update()));
  await taken;
  await page.reload();
  await expect(isNext).toHaveCount(1);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(isNext).toHaveCount(1);
});
