import type { TextKey } from '#src/i18n/keys.ts';
import type { SteelRoute } from '#src/ui/drawings/route-flow.tsx';

export type Lane = SteelRoute;

/** End of the axis, kg CO₂e / t; what is above stands at its edge. */
export const FIELD_MAX = 3000;
export const TICKS = [0, 500, 1000, 1500, 2000, 2500, FIELD_MAX] as const;

/** Lanes of the field from above. */
export const LANES: readonly { lane: Lane; label: TextKey }[] = [
  { lane: 'bf-bof', label: 'home.route.bfBof' },
  { lane: 'scrap-eaf', label: 'home.route.scrapEaf' },
  { lane: 'dri-eaf', label: 'home.route.driEaf' },
];
