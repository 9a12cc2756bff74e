import { mergedTexts } from '../merged-texts.ts';
import { declarationsZh } from './part-declarations.ts';
import { firstZh } from './part-first.ts';
import { homePartZh } from './part-home.ts';
import { othersZh } from './part-others.ts';

/** All Chinese texts, one file an area of the glossary; the portal fetches them part by part (src/i18n/load-texts.ts). */
export const zh = mergedTexts(mergedTexts(firstZh, homePartZh), mergedTexts(declarationsZh, othersZh));
