import { compareEn } from './compare.ts';
import { epdEn } from './epd.ts';
import { epdTypeEn } from './epd-type.ts';
import { guardEn } from './guard.ts';
import { listsEn } from './lists.ts';

/** What the pages of published declarations say (src/i18n/load-texts.ts). */
export const declarationsEn = {
  compare: compareEn,
  epd: { ...epdEn, ...epdTypeEn },
  // Of files, and of pages, which wait for all texts.
  guard: guardEn,
  ...listsEn,
} as const;
