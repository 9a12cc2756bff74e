/** Declarations: the released ones, and the drafts that the platform produces before the release. */
import { splitGwp } from '../../../domain/gwp.ts';
import { declarationPdf, type DeclarationInput } from '../../../files/documents.ts';
import { assess } from '../../../domain/assessment.ts';
import type { MakerArguments } from '../../../world/entities.ts';
import { validUntil } from '../../../domain/declaration-record.ts';
import type { Store } from '../../../world/types.ts';
import { dateOf, dateTime } from '../../../domain/dates.ts';
import { full, itemOf, must, party, pcrReference } from './party.ts';

/** The report of a released declaration. */
export async function declaration(
  store: Store,
  { declarationId, language }: MakerArguments['declarationPdf'],
): Promise<Uint8Array> {
  const row = must(store.declarations.get(declarationId), `declaration "${declarationId}"`);
  const record = row.reportRecord ?? row.dataRecord;
  const input: DeclarationInput = {
    language,
    kind: row.productType,
    registrationNumber: row.registrationNumber,
    product: full(row.productName),
    company: party(store, row.companyCode),
    pcr: pcrReference(store, row.pcrNumber),
    route: row.route,
    gwp: row.modules,
    publishedOn: row.publishedOn,
    validUntil: row.expiresOn,
    verifier: full(row.verifier),
  };
  if (record === null) return declarationPdf(input);
  return declarationPdf({ ...input, chain: { recordedAt: dateTime(record.blockTime), hash: record.txHash } });
}

/** The draft that the review panel reads: everything but a registration number. */
export async function report(
  store: Store,
  { applicationId, item: index, language }: MakerArguments['reportPdf'],
): Promise<Uint8Array> {
  const { application, item } = itemOf(store, applicationId, index);
  const { productName, route, gwp, verifier } = assess(store, application, item);
  const draftedOn = dateOf(application.stageEnteredAt[60] ?? application.appliedAt);
  return declarationPdf({
    language,
    kind: item.productType,
    registrationNumber:
      language === 'zh' ? `${application.number}（待登记）` : `${application.number} (not registered yet)`,
    product: full(productName),
    company: party(store, application.companyCode),
    pcr: pcrReference(store, application.pcrNumber),
    route,
    gwp: splitGwp(gwp, route),
    publishedOn: draftedOn,
    validUntil: validUntil(item.productType, draftedOn),
    verifier: full(verifier),
  });
}
