import type { TextKey } from '#src/i18n/keys.ts';
import type { SteelRoute } from '#src/parts/declaration/declaration.ts';
import type { SteelRoute as Drawn } from '#src/ui/drawings/route-flow.tsx';

export type Lane = Drawn;

/** End of the axis, kg CO₂e / t; what is above stands at its edge. */
export const FIELD_MAX = 3000;
export const TICKS = [0, 500, 1000, 1500, 2000, 2500, FIELD_MAX] as const;

/** Lanes of the field and the production routes in each. */
export const LANES: readonly { lane: Lane; label: TextKey; routes: readonly SteelRoute[] }[] = [
  { lane: 'bf-bof', label: 'home.route.bfBof', routes: ['BF-BOF'] },
  { lane: 'scrap-eaf', label: 'home.route.scrapEaf', routes: ['EAF', 'EAF-AOD'] },
  { lane: 'dri-eaf', label: 'home.route.driEaf', routes: ['DRI-EAF'] },
];
