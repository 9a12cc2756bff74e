import type { components } from '#src/api/generated/schema.d.ts';
import { numberOf, rowsOf, textOf, type TwoNames } from '#src/lib/wire.ts';

type Wire = components['schemas'];
/** What a row of the search and the details have in common on the wire; anything may be missing (decision 4). */
type WireCommon = Partial<Omit<Wire['Declaration'], 'cnAttachmentId' | 'enAttachmentId'>>;

export const ROUTES = ['BF-BOF', 'EAF', 'EAF-AOD', 'DRI-EAF', 'PROCESSING'] as const;
export type SteelRoute = (typeof ROUTES)[number];

/** Text of each production route. */
export const ROUTE_LABEL = {
  'BF-BOF': 'epd.detail.routes.bfBof',
  EAF: 'epd.detail.routes.eaf',
  'EAF-AOD': 'epd.detail.routes.eafAod',
  'DRI-EAF': 'epd.detail.routes.driEaf',
  PROCESSING: 'epd.detail.routes.processing',
} as const satisfies Record<SteelRoute, string>;

export const DECLARATION_TYPES = ['EPD', 'CFP'] as const;
export type DeclarationType = (typeof DECLARATION_TYPES)[number];

/** One of the two things that may be on the blockchain, as the wire tells it. */
export interface ChainState {
  kind: 'data' | 'report';
  /** 3 means stored (document 2 §2). */
  state: number | null;
  /** `YYYY-MM-DD HH:mm:ss`, or empty. */
  time: string;
  hash: string;
}

/** A declaration as the register shows it (document 2 §3, EPD record). */
export interface Declaration {
  id: string;
  number: string;
  type: DeclarationType | null;
  product: TwoNames;
  company: TwoNames;
  companyCode: string;
  pcrNumber: string;
  pcr: TwoNames;
  /** kg CO₂e / t, A1–A3; null where it is not declared, never 0. */
  gwp: number | null;
  /** `YYYY-MM-DD`, or empty. */
  validFrom: string;
  /** Last day of validity, `YYYY-MM-DD`, or empty. */
  validUntil: string;
  published: string;
  declaredUnit: string;
  boundary: string;
  route: SteelRoute | null;
  verifier: TwoNames;
  productNumber: string;
  supersededById: string | null;
  chain: readonly ChainState[];
}

/** One indicator by module, per declared unit. */
export interface Indicator {
  code: string;
  name: TwoNames;
  unit: string;
  a1: number | null;
  a2: number | null;
  a3: number | null;
  total: number | null;
}

/** A valid declaration under the same PCR: one dot of the strip. */
export interface Peer {
  id: string;
  product: TwoNames;
  company: TwoNames;
  gwp: number;
}

/** Everything that the details show. */
export interface DeclarationDetail extends Declaration {
  /** Business id of the Chinese report. */
  reportZh: string | null;
  /** Business id of the English report; null if there is none. */
  reportEn: string | null;
  supersededByNumber: string;
  standards: readonly string[];
  indicators: readonly Indicator[];
  peers: readonly Peer[];
}

function names(zh: unknown, en: unknown): TwoNames {
  return { zh: textOf(zh), en: textOf(en) };
}

function orNull(value: unknown): string | null {
  const text = textOf(value);
  return text === '' ? null : text;
}

/** A row of `/p/epd/page`, or the same part of the details. */
export function toDeclaration(row: WireCommon): Declaration {
  return {
    id: textOf(row.id),
    number: textOf(row.epdRegistrationNumber),
    type: DECLARATION_TYPES.find((type) => type === row.productType) ?? null,
    product: names(row.productName, row.productNameEn),
    company: names(row.companyName, row.companyNameEn),
    companyCode: textOf(row.companyCode),
    pcrNumber: textOf(row.pcrNumber),
    pcr: names(row.pcrProductName, row.pcrProductNameEn),
    gwp: numberOf(row.gwp100),
    validFrom: textOf(row.epdEffectiveDate),
    validUntil: textOf(row.epdExpirationDate),
    published: textOf(row.publishedDate),
    declaredUnit: textOf(row.declaredUnit),
    boundary: textOf(row.systemBoundary),
    route: ROUTES.find((route) => route === row.productionRoute) ?? null,
    verifier: names(row.verifierName, row.verifierNameEn),
    productNumber: textOf(row.productNumber),
    supersededById: orNull(row.supersededById),
    chain: [
      {
        kind: 'data',
        state: numberOf(row.isDataStubs),
        time: textOf(row.dataStubsBlocktime),
        hash: textOf(row.dataStubsTxhash),
      },
      {
        kind: 'report',
        state: numberOf(row.isReportStubs),
        time: textOf(row.reportStubsBlocktime),
        hash: textOf(row.reportStubsTxhash),
      },
    ],
  };
}

/** Dots of a strip; one without a number cannot be placed and is left out. */
export function toPeers(list: readonly Wire['DeclarationPeer'][] | null | undefined): Peer[] {
  return rowsOf(list).flatMap((peer) => {
    const gwp = numberOf(peer.gwp100);
    if (gwp === null) return [];
    return [
      {
        id: textOf(peer.id),
        product: names(peer.productName, peer.productNameEn),
        company: names(peer.companyName, peer.companyNameEn),
        gwp,
      },
    ];
  });
}

/**
 * `/api/n/epd/{id}`.
 * @param asked the id of the address, kept where the answer names none
 */
export function toDetail(info: Wire['ProductInfo'], asked: string): DeclarationDetail {
  const common = toDeclaration(info);
  return {
    ...common,
    id: common.id === '' ? asked : common.id,
    reportZh: orNull(info.businessId),
    reportEn: orNull(info.businessIdEn),
    supersededByNumber: textOf(info.supersededByNumber),
    standards: rowsOf(info.standards).map(textOf).filter(Boolean),
    indicators: rowsOf(info.indicators).map((indicator) => ({
      code: textOf(indicator.code),
      name: names(indicator.name, indicator.nameEn),
      unit: textOf(indicator.unit),
      a1: numberOf(indicator.a1),
      a2: numberOf(indicator.a2),
      a3: numberOf(indicator.a3),
      total: numberOf(indicator.total),
    })),
    peers: toPeers(info.peers),
  };
}
