import type { components } from '#src/api/generated/schema.d.ts';
import { nameIn } from '#src/lib/names.ts';
import {
  dayOrText,
  list,
  moment,
  name,
  number,
  oneOf,
  record,
  records,
  text,
  textOrNull,
  type Sent,
} from '#src/lib/received.ts';
import {
  DECLARATION_TYPES,
  ROUTES,
  type Declaration,
  type DeclarationDetail,
  type Peer,
} from './declaration.ts';

type Wire = components['schemas'];
/** What a row of the search and the details have in common. */
type SentCommon = Sent<Omit<Wire['Declaration'], 'cnAttachmentId' | 'enAttachmentId'>>;

/** A row of `/p/epd/page`, or the same part of the details. */
export function toDeclaration(row: SentCommon): Declaration {
  return {
    id: text(row.id),
    number: text(row.epdRegistrationNumber),
    type: oneOf(DECLARATION_TYPES, row.productType),
    // Without a name it is called by its number, so that every link to it has words.
    product: name(
      text(row.productName) || (text(row.productNameEn) ? '' : row.epdRegistrationNumber),
      row.productNameEn,
    ),
    company: name(row.companyName, row.companyNameEn),
    companyCode: text(row.companyCode),
    pcrNumber: text(row.pcrNumber),
    pcrVersion: text(row.pcrVersion),
    pcr: name(row.pcrProductName, row.pcrProductNameEn),
    gwp: number(row.gwp100),
    validFrom: dayOrText(row.epdEffectiveDate),
    validUntil: dayOrText(row.epdExpirationDate),
    published: dayOrText(row.publishedDate),
    declaredUnit: text(row.declaredUnit),
    boundary: text(row.systemBoundary),
    route: oneOf(ROUTES, row.productionRoute),
    verifier: name(row.verifierName, row.verifierNameEn),
    productNumber: text(row.productNumber),
    supersededById: textOrNull(row.supersededById),
    chain: [
      {
        kind: 'data',
        state: number(row.isDataStubs),
        time: moment(row.dataStubsBlocktime),
        hash: text(row.dataStubsTxhash),
      },
      {
        kind: 'report',
        state: number(row.isReportStubs),
        time: moment(row.reportStubsBlocktime),
        hash: text(row.reportStubsTxhash),
      },
    ],
  };
}

/** Dots of a strip; one without a number cannot be placed and is left out. */
export function toPeers(list: unknown): Peer[] {
  return records<Wire['DeclarationPeer']>(list).flatMap((peer) => {
    const gwp = number(peer.gwp100);
    if (gwp === null) return [];
    return [
      {
        id: text(peer.id),
        number: text(peer.epdRegistrationNumber),
        product: name(peer.productName, peer.productNameEn),
        company: name(peer.companyName, peer.companyNameEn),
        gwp,
        route: oneOf(ROUTES, peer.productionRoute),
      },
    ];
  });
}

/**
 * `/api/n/epd/{id}`.
 * @param asked the id of the address, kept where the answer names none
 */
export function toDetail(sent: Sent<Wire['ProductInfo']> | null, asked: string): DeclarationDetail {
  const info = record(sent);
  const common = toDeclaration(info);
  const isNamed = nameIn('zh', common.product) !== '';
  return {
    ...common,
    id: common.id === '' ? asked : common.id,
    // A page has a heading, even where nothing is known but what was asked for.
    product: isNamed ? common.product : name(asked, undefined),
    reportZh: textOrNull(info.businessId),
    reportEn: textOrNull(info.businessIdEn),
    supersededByNumber: text(info.supersededByNumber),
    standards: list(info.standards).map(text).filter(Boolean),
    indicators: records<Wire['DeclarationIndicator']>(info.indicators).map((indicator) => ({
      code: text(indicator.code),
      name: name(indicator.name, indicator.nameEn),
      unit: text(indicator.unit),
      a1: number(indicator.a1),
      a2: number(indicator.a2),
      a3: number(indicator.a3),
      total: number(indicator.total),
    })),
    peers: toPeers(info.peers),
  };
}
