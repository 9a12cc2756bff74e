import type { Wire } from '#src/api/wire.ts';
import { nameIn } from '#src/lib/names.ts';
import * as read from '#src/lib/received.ts';
import {
  DECLARATION_TYPES,
  ROUTES,
  type Declaration,
  type DeclarationDetail,
  type Peer,
} from './declaration.ts';
import { gwpIndicator, gwpUnitOf } from './gwp.ts';

type SentCommon = read.Sent<Omit<Wire['Declaration'], 'cnAttachmentId' | 'enAttachmentId'>>;

export function toDeclaration(row: SentCommon): Declaration {
  return {
    id: read.text(row.id),
    number: read.text(row.epdRegistrationNumber),
    type: read.oneOf(DECLARATION_TYPES, row.productType),
    // Falls back to the number, so that every link has a name.
    product: read.name(
      read.text(row.productName) || (read.text(row.productNameEn) ? '' : row.epdRegistrationNumber),
      row.productNameEn,
    ),
    company: read.name(row.companyName, row.companyNameEn),
    companyCode: read.text(row.companyCode),
    pcrNumber: read.text(row.pcrNumber),
    pcrVersion: read.text(row.pcrVersion),
    pcr: read.name(row.pcrProductName, row.pcrProductNameEn),
    gwp: read.number(row.gwp100),
    gwpUnit: gwpUnitOf(read.text(row.declaredUnit)),
    statesNoGwp: read.isEmptied(row.gwp100),
    validFrom: read.dayOrText(row.epdEffectiveDate),
    validUntil: read.dayOrText(row.epdExpirationDate),
    published: read.dayOrText(row.publishedDate),
    declaredUnit: read.text(row.declaredUnit),
    boundary: read.text(row.systemBoundary),
    route: read.oneOf(ROUTES, row.productionRoute),
    verifier: read.name(row.verifierName, row.verifierNameEn),
    productNumber: read.text(row.productNumber),
    supersededById: read.textOrNull(row.supersededById),
    chain: [
      {
        kind: 'data',
        state: read.number(row.isDataStubs),
        time: read.moment(row.dataStubsBlocktime),
        hash: read.text(row.dataStubsTxhash),
      },
      {
        kind: 'report',
        state: read.number(row.isReportStubs),
        time: read.moment(row.reportStubsBlocktime),
        hash: read.text(row.reportStubsTxhash),
      },
    ],
  };
}

/** Drops dots without a value, which have no position. */
export function toPeers(list: unknown): Peer[] {
  return read.records<Wire['DeclarationPeer']>(list).flatMap((peer) => {
    const gwp = read.number(peer.gwp100);
    if (gwp === null) return [];
    return [
      {
        id: read.text(peer.id),
        number: read.text(peer.epdRegistrationNumber),
        product: read.name(peer.productName, peer.productNameEn),
        company: read.name(peer.companyName, peer.companyNameEn),
        gwp,
        route: read.oneOf(ROUTES, peer.productionRoute),
      },
    ];
  });
}

/**
 * @param asked id from the URL, used if the response has none.
 * @param unnamed title if the response has neither name nor number
 */
export function toDetail(
  sent: read.Sent<Wire['ProductInfo']> | null,
  asked: string,
  unnamed = '',
): DeclarationDetail {
  const info = read.record(sent);
  const common = toDeclaration(info);
  const indicators = read.records<Wire['DeclarationIndicator']>(info.indicators).map((indicator) => ({
    code: read.text(indicator.code),
    name: read.name(indicator.name, indicator.nameEn),
    unit: read.text(indicator.unit),
    a1: read.number(indicator.a1),
    a2: read.number(indicator.a2),
    a3: read.number(indicator.a3),
    total: read.number(indicator.total),
  }));
  return {
    ...common,
    id: common.id === '' ? asked : common.id,
    product: nameIn('zh', common.product) === '' ? read.name(unnamed, undefined) : common.product,
    gwpUnit: gwpUnitOf(common.declaredUnit, gwpIndicator(indicators)?.unit),
    reportZh: read.textOrNull(info.businessId),
    reportEn: read.textOrNull(info.businessIdEn),
    statesNoReport: { zh: read.isEmptied(info.businessId), en: read.isEmptied(info.businessIdEn) },
    supersededByNumber: read.text(info.supersededByNumber),
    statesNoNewer: read.isEmptied(info.supersededById),
    standards: read.list(info.standards).map(read.text).filter(Boolean),
    indicators,
    peers: toPeers(info.peers),
  };
}
