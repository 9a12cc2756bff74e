import { declarationsEn } from './part-declarations.ts';
import { firstEn } from './part-first.ts';
import { othersEn } from './part-others.ts';

/** All English texts, one file an area of the glossary; the portal fetches them part by part (src/i18n/load-texts.ts). */
export const en = {
  ...firstEn,
  ...declarationsEn,
  ...othersEn,
  epd: {
    ...firstEn.epd,
    ...declarationsEn.epd,
    ...othersEn.epd,
    apply: { ...declarationsEn.epd.apply, ...othersEn.epd.apply },
  },
} as const;
