import type { PublishedIndicator } from '#src/lib/formats/published.ts';
import type { TwoNames } from '#src/lib/names.ts';

/** `productionRoute` values in the order of the filter. PROCESSING is further processing of purchased steel. */
export const ROUTES = ['BF-BOF', 'EAF', 'EAF-AOD', 'DRI-EAF', 'PROCESSING'] as const;
export type SteelRoute = (typeof ROUTES)[number];

export const ROUTE_LABEL = {
  'BF-BOF': 'home.route.bfBof',
  EAF: 'home.route.scrapEaf',
  'EAF-AOD': 'epd.detail.routes.eafAod',
  'DRI-EAF': 'home.route.driEaf',
  PROCESSING: 'epd.detail.routes.processing',
} as const satisfies Record<SteelRoute, string>;

export const DECLARATION_TYPES = ['EPD', 'CFP'] as const;
export type DeclarationType = (typeof DECLARATION_TYPES)[number];

export interface ChainState {
  kind: 'data' | 'report';
  /** 3 means stored (document 2 §2); null if omitted. */
  state: number | null;
  /** `YYYY-MM-DD HH:mm:ss`, or empty. */
  time: string;
  hash: string;
}

/** A declaration in the register (document 2 §3, EPD record). */
export interface Declaration {
  id: string;
  number: string;
  type: DeclarationType | null;
  product: TwoNames;
  company: TwoNames;
  companyCode: string;
  pcrNumber: string;
  pcrVersion: string;
  pcr: TwoNames;
  /** In `gwpUnit`; null if not declared or omitted, never 0. */
  gwp: number | null;
  /** Display unit of all values; empty if omitted. */
  gwpUnit: string;
  /** The server explicitly states no value, as opposed to omitting the field. */
  statesNoGwp: boolean;
  /** `YYYY-MM-DD`, or empty. */
  validFrom: string;
  /** Last day of validity (inclusive), `YYYY-MM-DD`, or empty. */
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

export type Indicator = PublishedIndicator;

export interface Peer {
  id: string;
  number: string;
  product: TwoNames;
  company: TwoNames;
  gwp: number;
  route: SteelRoute | null;
}

export interface DeclarationDetail extends Declaration {
  reportZh: string | null;
  /** Business id of the English report; null if absent. */
  reportEn: string | null;
  /** Per language: the server explicitly states that there is no report. */
  statesNoReport: Record<'zh' | 'en', boolean>;
  supersededByNumber: string;
  /** The server explicitly states that there is no newer declaration. */
  statesNoNewer: boolean;
  standards: readonly string[];
  indicators: readonly Indicator[];
  peers: readonly Peer[];
}
