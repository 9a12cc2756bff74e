import type { TextKey } from '#src/i18n/keys.ts';
import type { Stage } from '#src/lib/states.ts';
import type { Module } from './search.ts';

/** Data of /Epd, /Pcr and /Pcr/lca (document 2 §2); the texts are translations. */

export function moduleLabel(module: Module): string {
  return module === 'B' ? 'B1\u2060–\u2060B7' : module;
}

/** Whether declarations of steel must report a module (EN 15804+A2). */
export function dutyOf(module: Module): 'required' | 'construction' | 'optional' {
  if (module === 'A1' || module === 'A2' || module === 'A3') return 'required';
  return module.startsWith('C') || module === 'D' ? 'construction' : 'optional';
}

/** Period of the averages below. */
export const SOURCE_YEARS = '2023–2024';

/** World averages of crude steel by route, t CO₂e per tonne (worldsteel Sustainability Indicators; DRI with natural gas). */
export const ROUTES = [
  { route: 'bf-bof', text: 'bfBof', tonnes: 2.3 },
  { route: 'scrap-eaf', text: 'scrapEaf', tonnes: 0.7 },
  { route: 'dri-eaf', text: 'driEaf', tonnes: 1.4 },
] as const;

export const ACTORS = ['company', 'platform', 'third'] as const;
export type Actor = (typeof ACTORS)[number];

/** Tasks by stage and party (document 2 §4); a missing party has no task. */
export const DEEDS: Readonly<Record<Stage, Readonly<Partial<Record<Actor, TextKey>>>>> = {
  10: { company: 'intro.roles.s10company', platform: 'intro.roles.s10platform' },
  20: { company: 'intro.roles.s20company', platform: 'intro.roles.s20platform' },
  30: { company: 'intro.roles.s30company', platform: 'intro.roles.s30platform' },
  40: { company: 'intro.roles.s40company', third: 'intro.roles.s40third' },
  50: { platform: 'intro.roles.s50platform' },
  60: { third: 'intro.roles.s60third' },
  70: { company: 'intro.roles.s70company', platform: 'intro.roles.s70platform' },
};
