import type { PublishedIndicator } from '#src/lib/formats/published.ts';
import type { toDeclaration, toDetail } from './read.ts';

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

/** In the register (document 2 §3, EPD record). */
export type Declaration = ReturnType<typeof toDeclaration>;
export type ChainState = Declaration['chain'][number];
export type Indicator = PublishedIndicator;
export type DeclarationDetail = ReturnType<typeof toDetail>;
export type Peer = DeclarationDetail['peers'][number];
