/** Invalid input and failures: each has a clear message, and no input is lost. */
import type { Locator } from '@playwright/test';
import { FILE_NAME_MAX } from '#src/lib/limits.ts';
import { expect, test, type Visitor } from './fixtures.ts';
import { fillForm, openForm, PCR, pcrField, product, upload, uploadField } from './steps/apply.ts';
import { chooseFile, pdfFile, wordsFile } from './steps/files.ts';

// Each refusal once; the two groups in opposite combinations of language and viewport.
const ZH_DESKTOP = { tag: '@zh-desktop' };

test.describe('the application form', ZH_DESKTOP, () => {
  const NAME = 'Kept coil 01';

  test.beforeEach(async ({ visitor, world }) => {
    await world.reset('fresh-company');
    await world.login('certified');
    await openForm(visitor);
  });

  /** The form keeps all input and uploads. */
  async function expectKept(visitor: Visitor): Promise<void> {
    await expect(pcrField(visitor)).toHaveValue(new RegExp(PCR));
    const name = product(visitor, 1).getByRole('textbox', { name: visitor.t('epd.apply.productName') });
    await expect(name).toHaveValue(NAME);
    await expect(uploadField(visitor, 1, 'epd.apply.lcaReport')).toContainText('kept.pdf');
  }

  test('files that are not what they should be', async ({ page, visitor, t }) => {
    // Fields in error keep the placeholder colour, so that a placeholder does not look like input.
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
    // The beforeunload handler is registered shortly after the progress is rendered.
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
});
