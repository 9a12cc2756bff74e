/** The demo (npm run build:demo) on hosts that only have files, below a path. */
import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { WORDS } from '#mocks/workbench/words.ts';
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
import { startStaticHost } from './steps/static-host.ts';

const FOLDER = process.env['DEMO_DIST'] ?? 'dist-demo';

/** What the pages of a browser have complained about. */
function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

/** Reloads as with Shift: past the service worker and all caches. */
async function reloadHard(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await loaded;
  await session.detach();
}

/** Ends the worker, as a browser does when nothing has happened for half a minute. */
async function letWorkerRest(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

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

  const desk = await context.newPage();
  await test.step('the workbench starts a situation in another tab, the portal is in it', async () => {
    await desk.goto(host.home);
    await desk.getByRole('complementary').getByRole('button', { name: '工作台' }).click();
    await expect(desk).toHaveURL(`${host.home}__mock/`);
    await desk.getByRole('textbox', { name: w('searchSituations') }).fill('lca-correction');
    const followed = page.waitForEvent('load');
    await desk.getByRole('link', { name: /LCA 数据待修改/ }).click();
    await expect(desk.getByRole('banner')).toContainText('LCA 数据待修改');
    await followed;
    await page.goto(`${host.home}epd/mineEpd`);
    await expectSignedIn(visitor);
    await expectNow(visitor, 'epd.mine.now.lcaCorrection');
    await desk.getByRole('tab', { name: w('requests'), exact: true }).click();
  });

  await test.step('a file is uploaded; the workbench sees it at once', async () => {
    const dialog = await openDialog(visitor, 'epd.mine.act.upload', 'epd.mine.upload.title');
    const field = dialog.getByRole('group', { name: t('epd.apply.lcaReport') }).first();
    await chooseFile(page, field, t('upload.replace'), await pdfFile('lca-report-2.pdf'));
    await expect(field).toContainText('lca-report-2.pdf');
    await expect(dialog.getByText(t('epd.mine.upload.replaced'))).toBeVisible();
    await expect(desk.getByRole('listitem').filter({ hasText: 'uploadAttachment' })).toBeVisible();
    await decide(visitor, dialog, 'epd.mine.confirmModified');
    await expectNow(visitor, 'epd.mine.now.lcaChecking');
  });

  await test.step('a worker that has rested is back for the next step of the staff, which both tabs show', async () => {
    await letWorkerRest(page);
    await staff(world, 'requestLcaCorrection', { remark: 'Electricity of May is missing' });
    await expectNow(visitor, 'epd.mine.now.lcaCorrection');
    await expect(desk.getByRole('listitem').filter({ hasText: 'requestLcaCorrection' })).toBeVisible();
  });

  await test.step('a reload and one with Shift change nothing', async () => {
    await page.reload();
    await expectNow(visitor, 'epd.mine.now.lcaCorrection');
    // Elsewhere a host without a page for lost addresses has nothing to show.
    await follow(page, new URL(host.home).pathname, t('common.loading'));
    await reloadHard(page);
    await expectSignedIn(visitor);
  });

  await test.step('the recording began before the rest, and is saved', async () => {
    await desk.getByRole('tab', { name: w('recording'), exact: true }).click();
    const saved = desk.waitForEvent('download');
    await desk.getByRole('button', { name: w('saveRecording') }).click();
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

  expect(complaints).toEqual([]);
  // Not one call has left the browser, and nothing beside the demo was asked for.
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
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(t('pcr.searchTitle'));
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
