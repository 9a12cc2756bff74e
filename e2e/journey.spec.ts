/** The main journey: one application from the form to the published declaration. */
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { expect, test, type Visitor } from './fixtures.ts';
import {
  choosePcr,
  describeProduct,
  openSummary,
  PCR,
  product,
  send,
  uploadAll,
  uploadField,
} from './steps/apply.ts';
import { chooseFile, pdfFile } from './steps/files.ts';
import { card, decide, expectNow, refreshStatus, openDialog, openPage } from './steps/my-applications.ts';
import { staff } from './steps/operator.ts';
import { logIn, loginDialog } from './steps/sign-in.ts';

const PRODUCT = 'E2E-550 coil';

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
  const summary = await openSummary(visitor);
  for (const shown of [PCR, PRODUCT, 'lca-report.pdf', 'data-table.zip', 'pre-report.pdf'])
    await expect(summary).toContainText(shown);
  await send(visitor, summary);
  await expect(page.getByRole('heading', { level: 1, name: t('result.epd') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('result.toApplication') })
    .click();
  // One click opens the new application.
  await expect(page.getByRole('main')).toContainText('lca-report.pdf');
  await page.goto('/epd/mineEpd');
  await expect(card(visitor)).toContainText(PRODUCT);
  await expectNow(visitor, 'epd.mine.now.quotePreparing');
}

async function acceptPapers(visitor: Visitor): Promise<void> {
  const { page, world, t } = visitor;
  await staff(world, 'issueQuote');
  await refreshStatus(visitor, 'epd.mine.now.quoteDecide');
  await decide(visitor, await openDialog(visitor, 'epd.mine.act.quote', 'quote.title'), 'quote.confirm');
  await expect(page.getByText(t('quote.confirmDone'))).toBeVisible();
  await expectNow(visitor, 'epd.mine.now.contractPreparing');
  await staff(world, 'issueContract');
  await refreshStatus(visitor, 'epd.mine.now.contractDecide');
  await decide(
    visitor,
    await openDialog(visitor, 'epd.mine.act.contract', 'contract.title'),
    'contract.confirm',
  );
  await expect(page.getByText(t('contract.confirmDone'))).toBeVisible();
  await expectNow(visitor, 'epd.mine.now.contractSigned');
}

async function correctLcaData(visitor: Visitor): Promise<void> {
  const { page, world, t } = visitor;
  await staff(world, 'startLca');
  await refreshStatus(visitor, 'epd.mine.now.lcaChecking');
  const remark = 'Electricity of May is missing';
  await staff(world, 'requestLcaCorrection', { remark });
  await refreshStatus(visitor, 'epd.mine.now.lcaCorrection');
  await expect(card(visitor)).toContainText(remark);
  const dialog = await openDialog(visitor, 'epd.mine.act.upload', 'epd.mine.upload.title');
  const field = dialog.getByRole('group', { name: t('epd.apply.lcaReport') });
  await expect(field).toContainText('lca-report.pdf');
  await chooseFile(page, field, t('upload.replace'), await pdfFile('lca-report-2.pdf'));
  await expect(field).toContainText('lca-report-2.pdf');
  await expect(dialog.getByText(t('epd.mine.upload.replaced'))).toBeVisible();
  await decide(visitor, dialog, 'epd.mine.confirmModified');
  await expect(page.getByText(t('epd.mine.confirmModifiedDone'))).toBeVisible();
  await expectNow(visitor, 'epd.mine.now.lcaChecking');
}

/** Actions of platform, verifier and panel, as shown on the card. Returns the registration number. */
async function release(visitor: Visitor): Promise<string> {
  const { world, t } = visitor;
  await staff(world, 'passLcaCheck');
  await staff(world, 'sendToVerification');
  await refreshStatus(visitor, 'epd.mine.now.verifying');
  await staff(world, 'passVerification');
  await refreshStatus(visitor, 'epd.mine.now.reportMaking');
  await staff(world, 'produceReport');
  await refreshStatus(visitor, 'epd.mine.now.panelReview');
  await staff(world, 'decidePanelReview', { approve: true });
  await refreshStatus(visitor, 'epd.mine.now.releasing');
  await staff(world, 'publishReport');
  await refreshStatus(visitor, 'epd.mine.now.released');
  const published = await openPage(visitor);
  await expect(published).toContainText(t('epd.search.regNumber'));
  const [number] = /EPD-[\w-]+/.exec(await published.innerText()) ?? [];
  if (number === undefined) throw new Error('The released product shows no registration number');
  return number;
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
  await detail.getByRole('button', { name: t('epd.detail.downloads') }).click();
  await detail.getByRole('menuitem', { name: t('epd.search.downloadCn') }).click();
  return download;
}

/** From the home page of a company without applications to its signed contract. */
async function applyAndSign(visitor: Visitor): Promise<void> {
  await visitor.world.reset('fresh-company');
  await test.step('sign in and reach the form', () => reachForm(visitor));
  await expect(product(visitor, 1)).toBeVisible();
  await test.step('apply', () => apply(visitor));
  await test.step('accept quote and contract', () => acceptPapers(visitor));
}

test(
  'an application from form to release',
  { tag: ['@zh-desktop', '@en-phone'] },
  async ({ visitor, page }) => {
    test.slow();
    await applyAndSign(visitor);
    // The decision is stored on the server.
    await page.reload();
    await expectNow(visitor, 'epd.mine.now.contractSigned');
    await test.step('correct the LCA data', () => correctLcaData(visitor));
    const number = await test.step('verification to release', () => release(visitor));
    const report = await test.step('find and download', () => findAndDownload(visitor, number));
    const bytes = await readFile(await report.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('%PDF');
    expect(report.suggestedFilename()).toContain('.pdf');
  },
);

test(
  'a slow upload goes with its product when another is removed, from the form to the sent application',
  { tag: '@zh-desktop' },
  async ({ visitor, page, world, t }) => {
    await world.reset('fresh-company');
    await world.login('certified');
    // A bookmark with a trailing slash is redirected to the documented path.
    await page.goto('/epd/epdApplyFor/');
    await expect(page).toHaveURL('/epd/epdApplyFor');
    await choosePcr(visitor);
    const add = page.getByRole('button', { name: t('epd.apply.addItem') });
    await describeProduct(visitor, 1, { type: 'EPD', name: 'Given up' });
    await add.click();
    await describeProduct(visitor, 2, { type: 'EPD', name: 'With report' });
    await add.click();
    await describeProduct(visitor, 3, { type: 'EPD', name: 'Without report' });

    // Holds the upload's answer until a product is removed.
    let goOn = (): void => {};
    const gone = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/p/attachment/upload', async (route) => {
      await gone;
      await route.continue();
    });
    const fileOf = (index: number) => uploadField(visitor, index, 'epd.apply.lcaReport');
    await chooseFile(page, fileOf(2), t('upload.choose'), await pdfFile('slow-report.pdf'));
    await expect(fileOf(2).getByRole('progressbar')).toBeAttached();
    const remove = t('epd.apply.removeItem');
    await product(visitor, 1).getByRole('button', { name: remove }).click();
    await page.getByRole('dialog', { name: remove }).getByRole('button', { name: remove }).click();
    await expect(product(visitor, 3)).toBeHidden();
    goOn();
    await expect(fileOf(1).getByRole('button', { name: t('upload.replace') })).toBeVisible();
    await expect(fileOf(2)).not.toContainText('slow-report.pdf');

    const summary = await openSummary(visitor);
    await expect(summary).not.toContainText('Given up');
    await send(visitor, summary);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('result.toApplication') })
      .click();
    const products = page.getByRole('region', { name: t('epd.mine.products') });
    const filesOf = (index: number) => products.getByRole('list').nth(index - 1);
    await expect(filesOf(1)).toContainText('slow-report.pdf');
    await expect(filesOf(2)).not.toContainText('slow-report.pdf');
  },
);
