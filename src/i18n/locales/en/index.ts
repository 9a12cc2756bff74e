import { mergedTexts } from '../merged-texts.ts';
import { declarationsEn } from './part-declarations.ts';
import { firstEn } from './part-first.ts';
import { homePartEn } from './part-home.ts';
import { othersEn } from './part-others.ts';

/** All English texts, one file an area of the glossary; the portal fetches them part by part (src/i18n/load-texts.ts). */
export const en = mergedTexts(mergedTexts(firstEn, homePartEn), mergedTexts(declarationsEn, othersEn));
