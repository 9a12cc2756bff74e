/** Pictures: logos, news, company papers, and the QR code of a product page. */
import { logoPicture, newsPicture, qrPng } from '../../../files/picture.ts';
import type { Store } from '../../../world/types.ts';
import { paperPicture } from '../paper-picture.ts';
import { must, party } from './party.ts';

/** Leads to the public product page (document 2 §2). */
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

/** With name and credit code of the company; no code where it has none. */
export function licence(store: Store, companyCode: string): Promise<Uint8Array> {
  const { name, creditCode = '' } = party(store, companyCode);
  return Promise.resolve(paperPicture('licence', name.en, creditCode));
}

export function bill(store: Store, companyCode: string): Promise<Uint8Array> {
  const { name, creditCode = '' } = party(store, companyCode);
  return Promise.resolve(paperPicture('bill', name.en, creditCode));
}
