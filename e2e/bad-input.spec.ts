/** Bad input and bad luck: each with a clear text, and nothing typed is lost. */
import type { Locator } from '@playwright/test';
import { APPLICATION_ITEMS_MAX, CODE_LENGTH, FILE_NAME_MAX } from '#src/lib/limits.ts';
import { expect, test, type Visitor } from './fixtures.ts';
import {
  choosePcr,
  describeProduct,
  fillForm,
  openForm,
  openSummary,
  PCR,
  pcrField,
  pickProduct,
  product,
  upload,
  uploadField,
} from './steps/apply.ts';
import { callAs } from './steps/direct-call.ts';
import { chooseFile, pdfFile, wordsFile } from './steps/files.ts';
import { expectSignedIn } from './steps/header.ts';
import { card } from './steps/my-applications.ts';
import { movePiece, openPuzzle } from './steps/puzzle.ts';
import { askForCode, handInCode, loginDialog, openLogin, phoneOf } from './steps/sign-in.ts';

// Every refusal is shown once; the two groups in opposite corners of language and screen.
const EN_PHONE = { tag: '@en-phone' };
const ZH_DESKTOP = { tag: '@zh-desktop' };
const MINUTE_MS = 60_000;
const PHONE = phoneOf('certified');

async function expectPhoneKept(visitor: Visitor): Promise<void> {
  const phone = loginDialog(visitor).getByRole('textbox', { name: visitor.t('auth.phone') });
  await expect(phone).toHaveValue(PHONE);
}

/** The dialog shows a text, and the phone is still there. */
async function expectCodeRefused(visitor: Visitor, text: string): Promise<void> {
  await expect(loginDialog(visitor).getByText(text)).toBeVisible();
  await expectPhoneKept(visitor);
}

test.describe('signing in', EN_PHONE, () => {
  test.beforeEach(async ({ page, visitor }) => {
    await page.goto('/');
    await openLogin(visitor);
  });

  test('a wrong code, then the right one', async ({ visitor, t }) => {
    const code = await askForCode(visitor, PHONE);
    await handInCode(visitor, String((Number(code) + 1) % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0'));
    await expectCodeRefused(visitor, t('error.CHECK_CODE_ERROR'));
    await handInCode(visitor, code);
    await expectSignedIn(visitor);
  });

  test('a code that is over', async ({ visitor, world, t }) => {
    const code = await askForCode(visitor, PHONE);
    await world.clock({ advanceMs: 6 * MINUTE_MS });
    await handInCode(visitor, code);
    await expectCodeRefused(visitor, t('error.CHECK_CODE_OUT_TIME'));
  });

  test('a code that was used before', async ({ page, visitor, t }) => {
    const code = await askForCode(visitor, PHONE);
    await handInCode(visitor, code);
    await expectSignedIn(visitor);
    await page.getByRole('button', { name: t('nav.userMenu') }).click();
    await page.getByRole('menuitem', { name: t('nav.logout') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('nav.logout') })
      .click();
    const dialog = await openLogin(visitor);
    await dialog.getByRole('textbox', { name: t('auth.phone') }).fill(PHONE);
    await handInCode(visitor, code);
    await expectCodeRefused(visitor, t('error.CHECK_CODE_OUT_TIME'));
  });

  test('a wrong puzzle brings another one', async ({ page, visitor, t }) => {
    const dialog = loginDialog(visitor);
    await dialog.getByRole('textbox', { name: t('auth.phone') }).fill(PHONE);
    const send = dialog.getByRole('button', { name: t('auth.sendCode') });
    const first = await openPuzzle(visitor, () => send.click());
    const second = await openPuzzle(visitor, () => movePiece(visitor, first, 'beside'));
    expect(second).not.toBe(first);
    await expect(page.getByRole('status').filter({ hasText: t('captcha.failedNew') })).toBeVisible();
    await movePiece(visitor, second);
    await expect(page.getByText(t('auth.codeSent'))).toBeVisible();
    await expectPhoneKept(visitor);
  });
});

test.describe('the application form', ZH_DESKTOP, () => {
  const NAME = 'Kept coil 01';

  test.beforeEach(async ({ visitor, world }) => {
    await world.reset('fresh-company');
    await world.login('certified');
    await openForm(visitor);
  });

  /** Everything that was typed and uploaded still stands in the form. */
  async function expectKept(visitor: Visitor): Promise<void> {
    await expect(pcrField(visitor)).toHaveValue(new RegExp(PCR));
    const name = product(visitor, 1).getByRole('textbox', { name: visitor.t('epd.apply.productName') });
    await expect(name).toHaveValue(NAME);
    await expect(uploadField(visitor, 1, 'epd.apply.lcaReport')).toContainText('kept.pdf');
  }

  test('files that are not what they should be', async ({ page, visitor, t }) => {
    // A field in error keeps the colour of its hint: it is no text that somebody typed.
    const hint = (field: Locator) => field.evaluate((node) => getComputedStyle(node, '::placeholder').color);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('epd.apply.submit'), exact: true })
      .click();
    await expect(pcrField(visitor)).toHaveAttribute('aria-invalid', 'true');
    const right = product(visitor, 1).getByRole('combobox', { name: t('epd.apply.technology') });
    expect(await hint(pcrField(visitor))).toBe(await hint(right));
    await fillForm(visitor, NAME);
    await upload(visitor, 1, 'epd.apply.lcaReport', await pdfFile('kept.pdf'));
    const report = uploadField(visitor, 1, 'epd.apply.lcaReport');
    await chooseFile(page, report, t('upload.replace'), wordsFile('no-pdf.pdf', 'application/pdf'));
    await expect(report.getByText(t('upload.errContent'))).toBeVisible();
    await expect(report.getByText(t('upload.kept', { name: 'kept.pdf' }))).toBeVisible();
    const long = await pdfFile(`${'x'.repeat(FILE_NAME_MAX)}.pdf`);
    await chooseFile(page, report, t('upload.replace'), long);
    await expect(report.getByText(t('upload.errName', { max: FILE_NAME_MAX }))).toBeVisible();
    const table = uploadField(visitor, 1, 'epd.apply.dataTable');
    await chooseFile(page, table, t('upload.choose'), await pdfFile('table.pdf'));
    await expect(table.getByText(t('upload.errZip'))).toBeVisible();
    await expectKept(visitor);
  });

  test('a page that is closed while a file is on its way: the browser asks first', async ({
    page,
    visitor,
    t,
  }) => {
    await page.route('**/p/attachment/upload', () => undefined);
    const report = uploadField(visitor, 1, 'epd.apply.lcaReport');
    await chooseFile(page, report, t('upload.choose'), await pdfFile('slow.pdf'));
    await expect(report.getByRole('progressbar')).toHaveCount(1);
    // The page asks from the moment on when it has drawn the progress, a little later.
    const holds = () =>
      page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await expect.poll(holds).toBe(true);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(report.getByRole('progressbar')).toHaveCount(1);
  });

  test('no product beyond the limit, neither in the form nor past it', async ({ page, visitor, t }) => {
    await choosePcr(visitor);
    expect(await pickProduct(visitor, 1, 'EPD')).not.toBe('');
    const add = page.getByRole('button', { name: t('epd.apply.addItem') });
    for (let index = 2; index <= APPLICATION_ITEMS_MAX; index += 1) {
      await add.click();
      await describeProduct(visitor, index, { type: 'CFP', name: `No ${String(index)}` });
    }
    await expect(add).toHaveCount(0);
    await expect(page.getByText(t('epd.apply.maxItems'))).toBeVisible();
    const item = { pcrNumber: PCR, productType: 'EPD', productName: NAME };
    const apply = { companyName: '澜江钢铁集团有限公司', pcrNumber: PCR };
    const tooMany = await callAs(visitor, 'certified', '/api/p/apply/for/save', {
      apply,
      epd: Array.from({ length: APPLICATION_ITEMS_MAX + 1 }, () => item),
    });
    expect(tooMany).toMatchObject({
      status: 200,
      code: 0,
      message: `最多添加 ${APPLICATION_ITEMS_MAX} 个产品`,
    });
  });

  test('a server error and a lost connection while it is sent', async ({ page, visitor, world, t }) => {
    await fillForm(visitor, NAME);
    await upload(visitor, 1, 'epd.apply.lcaReport', await pdfFile('kept.pdf'));
    const summary = await openSummary(visitor);
    const failure = summary.getByRole('alert');
    await world.faults([{ operationId: 'submitApplication', kind: 'status', value: 500 }]);
    await summary.getByRole('button', { name: t('epd.apply.submit') }).click();
    await expect(failure).toContainText(t('http.500'));
    await expect(failure).toContainText(t('epd.apply.submitKept'));
    await world.faults([{ operationId: 'submitApplication', kind: 'network', times: 1 }]);
    await summary.getByRole('button', { name: t('common.retry') }).click();
    await expect(failure).toContainText(t('error.network'));
    await expect(failure).toContainText(t('epd.apply.submitUnclear'));
    await summary.getByRole('button', { name: t('epd.apply.summary.back') }).click();
    await expectKept(visitor);
    await world.faults([]);
    const again = await openSummary(visitor);
    await again.getByRole('button', { name: t('epd.apply.submit') }).click();
    await expect(page).toHaveURL('/Result?type=1');
    await page.goto('/epd/mineEpd');
    await expect(card(visitor)).toHaveCount(1);
  });
});
