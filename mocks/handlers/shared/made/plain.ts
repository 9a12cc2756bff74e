import { present } from '../../../lib/tables.ts';
import { dataCollectionXlsx } from '../../../files/data-collection.ts';
import { attachmentPdf, pcrPdf } from '../../../files/documents.ts';
import { templateFile } from '../../../files/templates.ts';
import type { MakerArguments, TemplateCode } from '../../../world/entities.ts';
import type { Store } from '../../../world/types.ts';
import { lastValidDay } from '../../../domain/dates.ts';
import { full, must, party } from './party.ts';
import { logoPicture, newsPicture, qrPng } from '../../../files/picture.ts';
import { paperPicture } from '../paper-picture.ts';

/** Links to the public product page (document 2 §2). */
export function qr(store: Store, declarationId: string, origin: string): Promise<Uint8Array> {
  const { businessId } = must(store.declarations.get(declarationId), `declaration "${declarationId}"`);
  return Promise.resolve(qrPng(`${origin}/app/epd/${businessId}`));
}

export function logo(latinName: string): Promise<Uint8Array> {
  return Promise.resolve(logoPicture(latinName));
}

export function news(subject: string): Promise<Uint8Array> {
  return Promise.resolve(newsPicture(subject));
}

export function licence(store: Store, companyCode: string): Promise<Uint8Array> {
  const { name, creditCode = '' } = party(store, companyCode);
  return Promise.resolve(paperPicture('licence', name.en, creditCode));
}

export function bill(store: Store, companyCode: string): Promise<Uint8Array> {
  const { name, creditCode = '' } = party(store, companyCode);
  return Promise.resolve(paperPicture('bill', name.en, creditCode));
}

/** Years until revision (invented). */
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
    ...present({ number, paragraphs }),
  });
}
