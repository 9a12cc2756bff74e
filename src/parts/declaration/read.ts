import type { Wire } from '#src/api/wire.ts';
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
  isEmptied,
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
import { gwpIndicator, gwpUnitOf } from './gwp.ts';

type SentCommon = Sent<Omit<Wire['Declaration'], 'cnAttachmentId' | 'enAttachmentId'>>;

export function toDeclaration(row: SentCommon): Declaration {
  return {
    id: text(row.id),
    number: text(row.epdRegistrationNumber),
    type: oneOf(DECLARATION_TYPES, row.productType),
    // Falls back to the number, so that every link has a name.
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
    gwpUnit: gwpUnitOf(text(row.declaredUnit)),
    statesNoGwp: isEmptied(row.gwp100),
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

/** Drops dots without a value, which have no position. */
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
 * @param asked id from the URL, used if the response has none.
 * @param unnamed title if the response has neither name nor number
 */
export function toDetail(
  sent: Sent<Wire['ProductInfo']> | null,
  asked: string,
  unnamed = '',
): DeclarationDetail {
  const info = record(sent);
  const common = toDeclaration(info);
  const indicators = records<Wire['DeclarationIndicator']>(info.indicators).map((indicator) => ({
    code: text(indicator.code),
    name: name(indicator.name, indicator.nameEn),
    unit: text(indicator.unit),
    a1: number(indicator.a1),
    a2: number(indicator.a2),
    a3: number(indicator.a3),
    total: number(indicator.total),
  }));
  return {
    ...common,
    id: common.id === '' ? asked : common.id,
    product: nameIn('zh', common.product) === '' ? name(unnamed, undefined) : common.product,
    gwpUnit: gwpUnitOf(common.declaredUnit, gwpIndicator(indicators)?.unit),
    reportZh: textOrNull(info.businessId),
    reportEn: textOrNull(info.businessIdEn),
    statesNoReport: { zh: isEmptied(info.businessId), en: isEmptied(info.businessIdEn) },
    supersededByNumber: text(info.supersededByNumber),
    statesNoNewer: isEmptied(info.supersededById),
    standards: list(info.standards).map(text).filter(Boolean),
    indicators,
    peers: toPeers(info.peers),
  };
}
