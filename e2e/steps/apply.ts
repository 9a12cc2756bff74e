import { expect, type Locator } from '@playwright/test';
import type { Visitor } from '../fixtures.ts';
import { chooseFile, pdfFile, zipFile, type TestFile } from './files.ts';

export const PCR = 'PCR-ST-2023-01';

/** Opens the form; requires a certified company to be signed in. */
export async function openForm({ page, t }: Visitor): Promise<void> {
  await page.goto('/epd/epdApplyFor');
  await expect(page.getByRole('heading', { level: 1, name: t('nav.epdApply') })).toBeVisible();
  await expect(pcrField({ page, t })).toBeEnabled();
}

export function pcrField({ page, t }: Pick<Visitor, 'page' | 't'>): Locator {
  return page.getByRole('combobox', { name: t('epd.apply.pcrNumber') });
}

/** Section of a product, counted from 1. */
export function product({ page, t }: Pick<Visitor, 'page' | 't'>, index: number): Locator {
  return page.getByRole('region', { name: t('epd.apply.item', { index }) });
}

/** Filters the PCRs by a part of the number and selects the remaining one. */
export async function choosePcr(visitor: Visitor, number = PCR): Promise<void> {
  const field = pcrField(visitor);
  await field.fill(number.slice(4));
  const option = visitor.page.getByRole('option', { name: number });
  // Fails early: the list is hidden while its field is out of view, and a click would wait.
  await expect(option).toBeVisible();
  await option.click();
  await expect(field).toHaveValue(new RegExp(number));
}

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

type UploadLabel = 'epd.apply.lcaReport' | 'epd.apply.dataTable' | 'epd.apply.preReport';

export function uploadField(visitor: Visitor, index: number, label: UploadLabel): Locator {
  return product(visitor, index).getByRole('group', { name: visitor.t(label) });
}

/** Selects a file for a product and waits for the upload to finish. */
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

export async function uploadAll(visitor: Visitor, index: number): Promise<void> {
  await upload(visitor, index, 'epd.apply.lcaReport', await pdfFile('lca-report.pdf'));
  await upload(visitor, index, 'epd.apply.dataTable', zipFile('data-table.zip'));
  await upload(visitor, index, 'epd.apply.preReport', await pdfFile('pre-report.pdf'));
}

export async function openSummary({ page, t }: Visitor): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('epd.apply.submit'), exact: true })
    .click();
  const summary = page.getByRole('dialog', { name: t('epd.apply.summary.title') });
  await expect(summary).toBeVisible();
  return summary;
}

export async function send({ page, t }: Visitor, summary: Locator): Promise<void> {
  await summary.getByRole('button', { name: t('epd.apply.submit'), exact: true }).click();
  await expect(page).toHaveURL('/Result?type=1');
}
