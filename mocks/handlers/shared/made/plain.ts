/** Files that hang on no application: rules, templates, and documents of a few paragraphs. */
import { dataCollectionXlsx } from '../../../files/data-collection.ts';
import { attachmentPdf, pcrPdf } from '../../../files/documents.ts';
import { templateFile } from '../../../files/templates.ts';
import type { MakerArguments, TemplateCode } from '../../../world/entities.ts';
import type { Store } from '../../../world/types.ts';
import { lastValidDay } from '../../../domain/calendar.ts';
import { full, must } from './party.ts';

/** Years that rules apply before they are revised (invented). */
const PCR_YEARS = 5;

/** @throws Error when the rules are gone */
export async function pcr(store: Store, pcrId: string): Promise<Uint8Array> {
  const row = must(store.pcrs.get(pcrId), `PCR "${pcrId}"`);
  return pcrPdf({
    number: row.pcrNumber,
    version: row.version,
    name: full(row.name),
    scope: full(row.description),
    publishedOn: row.publishedOn,
    validUntil: lastValidDay(row.publishedOn, PCR_YEARS),
  });
}

export async function template(code: TemplateCode, updatedOn: string): Promise<Uint8Array> {
  return (await templateFile(code, updatedOn)).bytes;
}

/** The empty data table of the low-carbon application. */
export function dataTable(updatedOn: string): Promise<Uint8Array> {
  const blank = { zh: '', en: '' };
  return Promise.resolve(
    dataCollectionXlsx({
      company: blank,
      product: blank,
      pcrNumber: '',
      route: '',
      output: null,
      period: ['', ''],
      createdOn: updatedOn,
    }),
  );
}

export async function plain({
  title,
  createdAt,
  number,
  paragraphs,
}: MakerArguments['attachmentPdf']): Promise<Uint8Array> {
  return attachmentPdf({
    title,
    createdAt,
    ...(number === undefined ? {} : { number }),
    ...(paragraphs === undefined ? {} : { paragraphs }),
  });
}
