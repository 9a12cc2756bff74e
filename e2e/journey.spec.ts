/** The main journey: one application from the form to the published declaration. */
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { expect, test, type Visitor } from './fixtures.ts';
import {
  choosePcr,
  describeProduct,
  openForm,
  openSummary,
  PCR,
  product,
  send,
  uploadAll,
  uploadField,
} from './steps/apply.ts';
import { countClicks } from './steps/count-clicks.ts';
import { chooseFile, pdfFile } from './steps/files.ts';
import { acceptPapers, askForCorrection, correct, release, type Way } from './steps/journey.ts';
import { card, expectNow, refreshStatus, openPage } from './steps/my-applications.ts';
import { staff } from './steps/operator.ts';
import { logIn, loginDialog } from './steps/sign-in.ts';

const PRODUCT = 'E2E-550 coil';
const CLICKS_MAX = 24;

/** From home to the form: the guard asks for a login and returns to the form. */
async function reachForm(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('nav.epdApply') })
    .click();
  await expect(loginDialog(visitor)).toContainText(t('auth.loginPromptTitle'));
  await logIn(visitor, 'certified');
  await expect(page).toHaveURL('/epd/epdApplyFor');
}

async function apply(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await choosePcr(visitor);
  await describeProduct(visitor, 1, { type: 'EPD', name: PRODUCT });
  await uploadAll(visitor, 1);
  await page.getByRole('button', { name: t('epd.apply.addItem') }).click();
  await expect(product(visitor, 2)).toBeVisible();
  await describeProduct(visitor, 2, { type: 'CFP', name: 'E2E-560 coil' });
  await uploadAll(visitor, 2);
  const summary = await openSummary(visitor);
  for (const shown of [PCR, PRODUCT, 'lca-report.pdf', 'data-table.zip', 'pre-report.pdf'])
    await expect(summary).toContainText(shown);
  await send(visitor, summary);
  await expect(page.getByRole('heading', { level: 1, name: t('result.epdAndCfp') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('result.toApplication') })
    .click();
  // One click opens the new application.
  await expect(page.getByRole('main')).toContainText('lca-report.pdf');
  await page.goto('/epd/mineEpd');
  await expect(card(visitor)).toContainText(PRODUCT);
}

/** Finds the declaration as a visitor and downloads its Chinese report. */
async function findAndDownload({ page, t }: Visitor, number: string): Promise<Download> {
  await page.goto('/');
  const search = page.getByRole('main').getByRole('search');
  await search.getByRole('searchbox').fill(number);
  await search.getByRole('button', { name: t('common.search') }).click();
  await expect(page).toHaveURL(new RegExp(`/epd/epdSearch\\?keyword=${number}`));
  const results = page.getByRole('table', { name: t('epd.search.results') });
  await expect(results.getByText(number)).toBeVisible();
  await results.getByRole('rowheader').getByRole('link').click();
  const detail = page.getByRole('dialog', { name: t('epd.detail.title') });
  await expect(detail).toContainText(PRODUCT);
  const download = page.waitForEvent('download');
  await detail.getByRole('button', { name: t('common.download') }).click();
  await detail.getByRole('menuitem', { name: t('epd.search.downloadCn') }).click();
  return download;
}

test(
  `two products from form to release take at most ${CLICKS_MAX} clicks`,
  { tag: '@zh-desktop' },
  async ({ visitor, page, world, t }) => {
    test.slow();
    const way: Way = {
      visitor,
      staff: (action, args) => staff(world, action, args),
      refresh: (now) => refreshStatus(visitor, now),
    };
    await world.reset('fresh-company');
    const clicks = await countClicks(page);
    await test.step('sign in and reach the form', () => reachForm(visitor));
    await expect(product(visitor, 1)).toBeVisible();
    const before = await clicks();
    await test.step('apply', () => apply(visitor));
    await test.step('accept quote and contract', () => acceptPapers(way));
    // The decision is stored on the server.
    await page.reload();
    await expectNow(visitor, 'epd.mine.now.contractSigned');
    await test.step('correct the LCA data', async () => {
      const remark = 'Electricity of May is missing';
      await askForCorrection(way, remark);
      await expect(card(visitor)).toContainText(remark);
      await correct(way);
    });
    await test.step('verification to release', () =>
      release(way, ['epd.mine.now.releasing', 'epd.mine.now.released']));
    const taken = (await clicks()) - before;
    // Guards against a broken counter: fewer clicks are impossible.
    expect(taken).toBeGreaterThan(15);
    expect(taken).toBeLessThanOrEqual(CLICKS_MAX);

    const published = await openPage(visitor);
    await expect(published).toContainText(t('epd.search.regNumber'));
    const [number] = /EPD-[\w-]+/.exec(await published.innerText()) ?? [];
    if (number === undefined) throw new Error('The released product shows no registration number');
    const report = await test.step('find and download', () => findAndDownload(visitor, number));
    const bytes = await readFile(await report.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('%PDF');
    expect(report.suggestedFilename()).toContain('.pdf');
  },
);

test('somebody who closes the page while a file is on its way is asked first', async ({
  visitor,
  page,
  world,
  t,
}) => {
  await world.reset('fresh-company');
  await world.login('certified');
  await openForm(visitor);
  await page.route('**/p/attachment/upload', () => undefined);
  const report = uploadField(visitor, 1, 'epd.apply.lcaReport');
  await chooseFile(page, report, t('upload.choose'), await pdfFile('slow.pdf'));
  await expect(report.getByRole('progressbar')).toBeAttached();
  // The handler is registered shortly after the progress is rendered.
  const holds = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(holds).toBe(true);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(report.getByRole('progressbar')).toBeAttached();
});
