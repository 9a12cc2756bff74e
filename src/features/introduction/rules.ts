import * as v from 'valibot';
import type { TextKey } from '#src/i18n/keys.ts';
import { optionalParam } from '#src/lib/address-params.ts';
import type { Stage } from '#src/lib/states.ts';

/** What /Epd, /Pcr and /Pcr/lca explain (document 2 §2), as tables; the words stand in the texts. */

/** Modules of a life cycle (EN 15804), by stage. The whole of use is one: steel does next to nothing there. */
export const LIFE_CYCLE = [
  { group: 'groupA', modules: ['A1', 'A2', 'A3'] },
  { group: 'groupA45', modules: ['A4', 'A5'] },
  { group: 'groupB', modules: ['B'] },
  { group: 'groupC', modules: ['C1', 'C2', 'C3', 'C4'] },
  { group: 'groupD', modules: ['D'] },
] as const;

export const MODULES = LIFE_CYCLE.flatMap(({ modules }): readonly Module[] => modules);
export type Module = (typeof LIFE_CYCLE)[number]['modules'][number];

/** How modules are written. */
export function moduleLabel(module: Module): string {
  return module === 'B' ? 'B1\u2060–\u2060B7' : module;
}

/** Whether declarations of steel must report a module (EN 15804+A2). */
export function dutyOf(module: Module): 'required' | 'construction' | 'optional' {
  if (module === 'A1' || module === 'A2' || module === 'A3') return 'required';
  return module.startsWith('C') || module === 'D' ? 'construction' : 'optional';
}

/** The module that is chosen, in the address. */
export const lcaSearch = v.object({ module: optionalParam(v.picklist(MODULES)) });

/** Of the averages below. */
export const SOURCE_YEARS = '2023–2024';

/** World averages of crude steel by route, t CO₂e per tonne (worldsteel Sustainability Indicators; DRI with natural gas). */
export const ROUTES = [
  { route: 'bf-bof', text: 'bfBof', tonnes: 2.3 },
  { route: 'scrap-eaf', text: 'scrapEaf', tonnes: 0.7 },
  { route: 'dri-eaf', text: 'driEaf', tonnes: 1.4 },
] as const;

export const ACTORS = ['company', 'platform', 'third'] as const;
export type Actor = (typeof ACTORS)[number];

/** Who does what in a stage of an application (document 2 §4); who is not named has nothing to do in it. */
export const DEEDS: Readonly<Record<Stage, Readonly<Partial<Record<Actor, TextKey>>>>> = {
  10: { company: 'intro.roles.s10company', platform: 'intro.roles.s10platform' },
  20: { company: 'intro.roles.s20company', platform: 'intro.roles.s20platform' },
  30: { company: 'intro.roles.s30company', platform: 'intro.roles.s30platform' },
  40: { company: 'intro.roles.s40company', third: 'intro.roles.s40third' },
  50: { platform: 'intro.roles.s50platform' },
  60: { third: 'intro.roles.s60third' },
  70: { company: 'intro.roles.s70company', platform: 'intro.roles.s70platform' },
};
