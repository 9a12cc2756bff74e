/** The demo (npm run build:demo) on static hosts, below a path. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { WORDS } from '#mocks/workbench/words.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { componentsOf, NOTICES_FILE, SBOM_FILE } from '#scripts/notices/documents.ts';
import { expect, test, type Visitor } from './fixtures.ts';
import { expectNone } from './steps/axe.ts';
import { DemoWorld } from './steps/demo-world.ts';
import { chooseFile, pdfFile } from './steps/files.ts';
import { follow } from './steps/follow.ts';
import { expectSignedIn } from './steps/header.ts';
import { card, decide, expectNow, openDialog } from './steps/my-applications.ts';
import { staff } from './steps/operator.ts';
import { watchRequests } from './steps/quiet.ts';
import { logIn, openLogin } from './steps/sign-in.ts';
import { openSection } from './steps/workbench.ts';
import { startStaticHost } from './steps/static-host.ts';

// It is made of one.
test.use({ serviceWorkers: 'allow' });

const FOLDER = process.env['DEMO_DIST'] ?? 'dist-demo';

/** Console errors of all pages of a browser. */
function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

/** Reloads as Shift does: past the service worker and all caches. */
async function reloadHard(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await loaded;
  await session.detach();
}

/** Stops the worker, as browsers do after half a minute of inactivity. */
async function letWorkerRest(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

test('the demo names the packages of the portal, and what mock and workbench bring', async () => {
  const namesIn = async (folder: string): Promise<string[]> =>
    componentsOf(await readFile(join(folder, SBOM_FILE), 'utf8')).map(({ name }) => name);
  const names = await namesIn(FOLDER);
  expect(names).toEqual(expect.arrayContaining(await namesIn(join(ROOT, 'dist'))));
  expect(names).toEqual(expect.arrayContaining(['@faker-js/faker', 'swagger-ui-dist']));
  const notices = await readFile(join(FOLDER, NOTICES_FILE), 'utf8');
  expect(names.filter((name) => !notices.includes(`\n${name} `))).toEqual([]);
});

test('the demo runs from files alone: puzzle, files, two tabs, reloads, workbench, deep links', async ({
  browser,
  lang,
  t,
}) => {
  const host = await startStaticHost({ folder: FOLDER, path: '/steel/demo/', hasLostPage: false });
  const context = await browser.newContext();
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  watchRequests(page);
  const world = new DemoWorld(page, host.home);
  const visitor: Visitor = { page, world, t, onPhone: false };
  const w = (name: keyof typeof WORDS): string => WORDS[name][lang];

  await test.step('the first visit prepares the demo; somebody signs in with the puzzle', async () => {
    await page.goto(host.home);
    await openLogin(visitor);
    await logIn(visitor, 'certified');
    const note = page.getByRole('complementary', { name: '演示站点' });
    await expect(note).toContainText('数据均为虚构');
    await expectNone(visitor, 'a page of the demo');
  });

  const dashboard = await context.newPage();
  await test.step('the workbench starts a situation in another tab, the portal is in it', async () => {
    await dashboard.goto(host.home);
    await dashboard.getByRole('complementary').getByRole('button', { name: '工作台' }).click();
    await expect(dashboard).toHaveURL(`${host.home}__mock/`);
    await dashboard.getByRole('textbox', { name: w('searchSituations') }).fill('lca-correction');
    const followed = page.waitForEvent('load');
    await dashboard.getByRole('link', { name: /LCA 数据待修改/ }).click();
    await expect(dashboard.getByRole('banner')).toContainText('LCA 数据待修改');
    await followed;
    await page.goto(`${host.home}epd/mineEpd`);
    await expectSignedIn(visitor);
    await expectNow(visitor, 'epd.mine.now.lcaCorrection');
    await openSection(dashboard, 'requests', 'zh');
  });

  await test.step('a file is uploaded; the workbench sees it at once', async () => {
    const dialog = await openDialog(visitor, 'epd.mine.act.upload', 'epd.mine.btnUpload');
    const field = dialog.getByRole('group', { name: t('epd.apply.lcaReport') }).first();
    await chooseFile(page, field, t('upload.replace'), await pdfFile('lca-report-2.pdf'));
    await expect(field).toContainText('lca-report-2.pdf');
    await expect(dialog.getByText(t('epd.mine.upload.replaced'))).toBeVisible();
    await expect(dashboard.getByRole('listitem').filter({ hasText: 'uploadAttachment' })).toBeVisible();
    await decide(visitor, dialog, 'epd.mine.confirmModified');
    await expectNow(visitor, 'epd.mine.now.lcaChecking');
  });

  await test.step('a worker that has rested is back for the next step of the staff, which both tabs show', async () => {
    await letWorkerRest(page);
    await staff(world, 'requestLcaCorrection', { remark: 'Electricity of May is missing' });
    await expectNow(visitor, 'epd.mine.now.lcaCorrection');
    await expect(dashboard.getByRole('listitem').filter({ hasText: 'requestLcaCorrection' })).toBeVisible();
  });

  await test.step('a reload and one with Shift change nothing', async () => {
    await page.reload();
    await expectNow(visitor, 'epd.mine.now.lcaCorrection');
    // Only in-app navigation works on a host without a 404 page.
    await follow(page, new URL(host.home).pathname, t('common.loading'));
    await reloadHard(page);
    await expectSignedIn(visitor);
  });

  await test.step('the recording began before the rest, and is saved', async () => {
    await openSection(dashboard, 'recording', 'zh');
    const saved = dashboard.waitForEvent('download');
    await dashboard.getByRole('button', { name: w('saveRecording') }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toContain('uploadAttachment');
    expect(JSON.parse(text)).not.toHaveProperty('incomplete');
  });

  await test.step('a link brings a situation; its PDF is shown and saved', async () => {
    await page.goto(`${host.home}epd/mineEpd?scenario=contract-waiting`);
    await expect(page).toHaveURL(`${host.home}epd/mineEpd`);
    await expect(card(visitor)).toBeVisible();
    const paper = await openDialog(visitor, 'epd.mine.act.contract', 'contract.title');
    await paper.getByRole('button', { name: t('common.preview') }).click();
    const dialog = page.getByRole('dialog').last();
    await expect(dialog.locator('.textLayer span').first()).toBeAttached();
    expect(host.asked.some((call) => call.startsWith('GET /steel/demo/pdf/cmaps/'))).toBe(true);
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: t('common.download') }).click();
    expect((await readFile(await (await saving).path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('the worker of product pages is not registered beside its own', async () => {
    await page.goto(`${host.home}app/epd/b-001?scenario=default`);
    await expect(page.getByText(t('epd.search.gwp'), { exact: true })).toBeVisible();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /stay-offline-.*\.js$/.test(name)),
    );
    await page.waitForLoadState('networkidle');
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
    expect(scopes).toEqual([host.home]);
  });

  expect(complaints).toEqual([]);
  // No API call leaves the browser, and nothing outside of the demo is requested.
  expect(host.asked.filter((call) => !/^(?:GET|HEAD) \/steel\/demo\//.test(call))).toEqual([]);
  expect(host.asked.filter((call) => /\/(?:api|n|p)\/|__mock\/api/.test(call))).toEqual([]);
  await context.close();
  host.close();
});

test('a first visit to any of its addresses, and a window that cannot run it', async ({
  browser,
  t,
  page,
}) => {
  const host = await startStaticHost({ folder: FOLDER, path: '/d/', hasLostPage: true });

  await test.step('where lost addresses show 404.html, a deep link opens its page', async () => {
    const context = await browser.newContext();
    const guest = await context.newPage();
    await guest.goto(`${host.home}pcr/pcrSearch?keyword=H#list`);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(t('nav.pcrSearch'));
    await expect(guest).toHaveURL(`${host.home}pcr/pcrSearch?keyword=H#list`);
    await context.close();
  });

  await test.step('without service workers a sentence says what it takes', async () => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await page.goto(host.home);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('此窗口无法运行演示');
    await expect(alert).toContainText('This window cannot run the demo.');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
  host.close();
});
