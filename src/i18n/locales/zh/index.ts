import { mergedTexts } from '../merged-texts.ts';
import { checksZh } from './checks.ts';
import { declarationsZh } from './part-declarations.ts';
import { firstZh } from './part-first.ts';
import { homePartZh } from './part-home.ts';
import { othersZh } from './part-others.ts';

/** The portal loads the texts in parts (src/i18n/load-texts.ts). */
export const zh = mergedTexts(
  mergedTexts(mergedTexts(firstZh, homePartZh), mergedTexts(declarationsZh, othersZh)),
  checksZh,
);
