import { dataCollectionXlsx, emptyDataCollection } from '../../../files/data-collection.ts';
import { pcrPdf } from '../../../files/documents/pcr.ts';
import type { Store } from '../../../world/entities.ts';
import { lastValidDay } from '../../../domain/dates.ts';
import { full, must, party } from './party.ts';
import { qrPng } from '../../../files/picture.ts';
import { paperPicture } from '../paper-picture.ts';

/** Links to the public product page (document 2 §2). */
export function qr(store: Store, declarationId: string, origin: string): Promise<Uint8Array> {
  const { businessId } = must(store.declarations.get(declarationId), `declaration "${declarationId}"`);
  return Promise.resolve(qrPng(`${origin}/app/epd/${businessId}`));
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

/** The empty data table of the low-carbon application. */
export function dataTable(updatedOn: string): Promise<Uint8Array> {
  return Promise.resolve(dataCollectionXlsx(emptyDataCollection(updatedOn)));
}
