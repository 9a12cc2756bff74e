import { addressReader, wordOf } from '#src/lib/address-params.ts';

/** Life cycle modules (EN 15804) by stage. The use stage is a single entry: steel has almost no impact there. */
export const LIFE_CYCLE = [
  { group: 'groupA', modules: ['A1', 'A2', 'A3'] },
  { group: 'groupA45', modules: ['A4', 'A5'] },
  { group: 'groupB', modules: ['B'] },
  { group: 'groupC', modules: ['C1', 'C2', 'C3', 'C4'] },
  { group: 'groupD', modules: ['D'] },
] as const;

export const MODULES = LIFE_CYCLE.flatMap(({ modules }): readonly Module[] => modules);
export type Module = (typeof LIFE_CYCLE)[number]['modules'][number];

export const lcaSearch = addressReader({ module: wordOf(MODULES) });
