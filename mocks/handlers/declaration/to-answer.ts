/** Converts declarations to the wire format (document 2 §3). */
import type { components } from '#src/api/generated/schema.d.ts';
import type { ChainRecord, Declaration, Pcr, Store } from '../../world/entities.ts';
import { dateTimeOrNull } from '../../domain/dates.ts';

type Wire = components['schemas'];
type Route = NonNullable<Wire['Declaration']['productionRoute']>;

const ROUTES: readonly string[] = ['BF-BOF', 'EAF', 'EAF-AOD', 'DRI-EAF', 'PROCESSING'] satisfies Route[];

function isRoute(text: string): text is Route {
  return ROUTES.includes(text);
}

/** In the contract's spelling; null for any other route. */
export function toRoute(text: string): Route | null {
  return isRoute(text) ? text : null;
}

/** `isDataStubs` or `isReportStubs` of a declaration that is not on the chain. */
const NOT_ON_CHAIN = 0;

function stateOf(record: ChainRecord | null): number {
  return record?.state ?? NOT_ON_CHAIN;
}

/** Edition in force on a day: the current one since its publication, before that its predecessor. */
function editionOn(day: string, { version, publishedOn }: Pcr): string {
  const edition = Number(/\d+/.exec(version)?.[0] ?? 1);
  return day >= publishedOn || edition < 2 ? version : `V${edition - 1}.0`;
}

export function toCommon(store: Store, row: Declaration) {
  const company = store.companies.where('code', row.companyCode)[0];
  const pcr = store.pcrs.where('pcrNumber', row.pcrNumber)[0];
  return {
    id: row.id,
    productName: row.productName.zh,
    productNameEn: row.productName.en,
    productType: row.productType,
    companyName: company?.name.zh ?? row.companyCode,
    companyNameEn: company?.name.en ?? null,
    companyCode: row.companyCode,
    epdRegistrationNumber: row.registrationNumber,
    epdExpirationDate: row.expiresOn,
    pcrProductName: pcr?.name.zh ?? null,
    pcrProductNameEn: pcr?.name.en ?? null,
    gwp100: row.gwp100,
    isDataStubs: stateOf(row.dataRecord),
    isReportStubs: stateOf(row.reportRecord),
    dataStubsBlocktime: dateTimeOrNull(row.dataRecord?.blockTime ?? null),
    dataStubsTxhash: row.dataRecord?.txHash ?? null,
    reportStubsBlocktime: dateTimeOrNull(row.reportRecord?.blockTime ?? null),
    reportStubsTxhash: row.reportRecord?.txHash ?? null,
    productNumber: row.productNumber,
    pcrNumber: row.pcrNumber,
    pcrVersion: pcr === undefined ? null : editionOn(row.publishedOn, pcr),
    epdEffectiveDate: row.publishedOn,
    publishedDate: row.publishedOn,
    declaredUnit: '1 t',
    systemBoundary: 'A1-A3',
    productionRoute: toRoute(row.route),
    verifierName: row.verifier.zh,
    verifierNameEn: row.verifier.en,
    supersededById: row.supersededBy,
  } as const satisfies Partial<Wire['Declaration'] & Wire['ProductInfo']>;
}

export function toDeclaration(store: Store, row: Declaration): Wire['Declaration'] {
  return { ...toCommon(store, row), cnAttachmentId: row.cnAttachmentId, enAttachmentId: row.enAttachmentId };
}
