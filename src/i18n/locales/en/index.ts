import { mergedTexts } from '../merged-texts.ts';
import { checksEn } from './checks.ts';
import { declarationsEn } from './part-declarations.ts';
import { firstEn } from './part-first.ts';
import { homePartEn } from './part-home.ts';
import { othersEn } from './part-others.ts';

export const en = mergedTexts(
  mergedTexts(mergedTexts(firstEn, homePartEn), mergedTexts(declarationsEn, othersEn)),
  checksEn,
);
