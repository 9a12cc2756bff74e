import { compareZh } from './compare.ts';
import { epdZh } from './epd.ts';
import { epdTypeZh } from './epd-type.ts';
import { guardZh } from './guard.ts';
import { listsZh } from './lists.ts';

/** What the pages of published declarations say (src/i18n/load-texts.ts). */
export const declarationsZh = {
  compare: compareZh,
  epd: { ...epdZh, ...epdTypeZh },
  // Of files, and of pages, which wait for all texts.
  guard: guardZh,
  ...listsZh,
} as const;
