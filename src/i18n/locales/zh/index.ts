import { declarationsZh } from './part-declarations.ts';
import { firstZh } from './part-first.ts';
import { othersZh } from './part-others.ts';

/** All Chinese texts, one file an area of the glossary; the portal fetches them part by part (src/i18n/load-texts.ts). */
export const zh = {
  ...firstZh,
  ...declarationsZh,
  ...othersZh,
  epd: {
    ...firstZh.epd,
    ...declarationsZh.epd,
    ...othersZh.epd,
    apply: { ...declarationsZh.epd.apply, ...othersZh.epd.apply },
  },
} as const;
