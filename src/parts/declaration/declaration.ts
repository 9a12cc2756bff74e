import type { TwoNames } from '#src/lib/names.ts';

/** In the order of the filter: as the contract spells them (`productionRoute`). PROCESSING is work on bought steel. */
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

/** As the contract spells them (`productType`). */
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
  /** Version of the PCR, or empty. */
  pcrVersion: string;
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
  /** Registration number, or empty. */
  number: string;
  product: TwoNames;
  company: TwoNames;
  gwp: number;
  route: SteelRoute | null;
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
