/** Filling in the application form. */
import { expect, type Locator } from '@playwright/test';
import type { Visitor } from '../fixtures.ts';
import { chooseFile, pdfFile, zipFile, type TestFile } from './files.ts';

export const PCR = 'PCR-ST-2023-01';

/** Opens the form; a certified company has to be signed in. */
export async function openForm({ page, t }: Visitor): Promise<void> {
  await page.goto('/epd/epdApplyFor');
  await expect(page.getByRole('heading', { level: 1, name: t('epd.apply.title') })).toBeVisible();
  await expect(pcrField({ page, t })).toBeEnabled();
}

export function pcrField({ page, t }: Pick<Visitor, 'page' | 't'>): Locator {
  return page.getByRole('combobox', { name: t('epd.apply.pcrNumber') });
}

/** The section of a product, from 1. */
export function product({ page, t }: Pick<Visitor, 'page' | 't'>, index: number): Locator {
  return page.getByRole('region', { name: t('epd.apply.item', { index }) });
}

/** Filters the PCRs by a part of the number and takes the one that is left. */
export async function choosePcr(visitor: Visitor, number = PCR): Promise<void> {
  const field = pcrField(visitor);
  await field.fill(number.slice(4));
  const option = visitor.page.getByRole('option', { name: number });
  // The list is hidden while its field is out of sight, which says sooner what is wrong than a click that waits.
  await expect(option).toBeVisible();
  await option.click();
  await expect(field).toHaveValue(new RegExp(number));
}

/** Declaration type and typed name of a product. */
export async function describeProduct(
  visitor: Visitor,
  index: number,
  { type, name }: { type: 'EPD' | 'CFP'; name: string },
): Promise<void> {
  const { t } = visitor;
  const section = product(visitor, index);
  await section
    .getByRole('radio', { name: t(type === 'EPD' ? 'epd.apply.typeEpd' : 'epd.apply.typeCfp') })
    .click();
  const typeInstead = section.getByRole('button', { name: t('epd.apply.switchToInput') });
  if (await typeInstead.isVisible()) await typeInstead.click();
  await section.getByRole('textbox', { name: t('epd.apply.productName') }).fill(name);
}

/** The first product of the category list. */
export async function pickProduct(visitor: Visitor, index: number, type: 'EPD' | 'CFP'): Promise<string> {
  const { page, t } = visitor;
  const section = product(visitor, index);
  await section
    .getByRole('radio', { name: t(type === 'EPD' ? 'epd.apply.typeEpd' : 'epd.apply.typeCfp') })
    .click();
  const field = section.getByRole('combobox', { name: t('epd.apply.productName') });
  await field.click();
  await page.getByRole('option').first().click();
  return field.inputValue();
}

type UploadLabel = 'epd.apply.lcaReport' | 'epd.apply.dataTable' | 'epd.apply.preReport';

/** One upload field of a product. */
export function uploadField(visitor: Visitor, index: number, label: UploadLabel): Locator {
  return product(visitor, index).getByRole('group', { name: visitor.t(label) });
}

/** Chooses a file for a product and waits until the server has it. */
export async function upload(
  visitor: Visitor,
  index: number,
  label: UploadLabel,
  file: TestFile,
): Promise<void> {
  const { page, t } = visitor;
  const field = uploadField(visitor, index, label);
  await chooseFile(page, field, t('upload.choose'), file);
  await expect(field.getByText(file.name)).toBeVisible();
  await expect(field.getByRole('button', { name: t('upload.replace') })).toBeVisible();
}

/** All three files of a product. */
export async function uploadAll(visitor: Visitor, index: number): Promise<void> {
  await upload(visitor, index, 'epd.apply.lcaReport', await pdfFile('lca-report.pdf'));
  await upload(visitor, index, 'epd.apply.dataTable', zipFile('data-table.zip'));
  await upload(visitor, index, 'epd.apply.preReport', await pdfFile('pre-report.pdf'));
}

/** Everything that has to be filled in for one product. */
export async function fillForm(visitor: Visitor, name: string): Promise<void> {
  await choosePcr(visitor);
  await describeProduct(visitor, 1, { type: 'EPD', name });
}

/** Presses the form's button; returns the summary that comes up. */
export async function openSummary({ page, t }: Visitor): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('epd.apply.submit'), exact: true })
    .click();
  const summary = page.getByRole('dialog', { name: t('epd.apply.summary.title') });
  await expect(summary).toBeVisible();
  return summary;
}

/** Sends what the summary shows, up to the result page. */
export async function send({ page, t }: Visitor, summary: Locator): Promise<void> {
  await summary.getByRole('button', { name: t('epd.apply.submit'), exact: true }).click();
  await expect(page).toHaveURL('/Result?type=1');
}
