import { nameIn } from '#src/lib/names.ts';
import { distinctBy } from '#src/lib/received.ts';
import { dotRange } from '#src/ui/dot-positions.ts';
import { PCR_REQUEST, type PcrRequestStage } from '#src/lib/states.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import type { Rule } from './read.ts';

/** Product category rules in the search (document 2 §2, §3). */

/** Stages of a successful request, in order. */
export const REQUEST_WAY = [
  PCR_REQUEST.proposed,
  PCR_REQUEST.drafting,
  PCR_REQUEST.review,
  PCR_REQUEST.published,
] as const;

export function placeOf(step: (typeof REQUEST_WAY)[number], stage: PcrRequestStage): 'done' | 'now' | 'todo' {
  if (step < stage || stage === PCR_REQUEST.published) return 'done';
  return step === stage ? 'now' : 'todo';
}

/** Language of the document to show: the reader's, else the other one; null without any. */
export function readableDocument({ document }: Rule, lang: 'zh' | 'en'): 'zh' | 'en' | null {
  const other = lang === 'zh' ? 'en' : 'zh';
  if (document[lang]) return lang;
  return document[other] ? other : null;
}

/** End of the scale from 0 on which the figures of all shown rules with the same unit lie. */
export function scaleEnd({ gwp }: Rule, shown: readonly Rule[]): number {
  const alike = shown.flatMap((rule) => (rule.gwp?.unit === gwp?.unit ? [rule.gwp?.max ?? 0] : []));
  return dotRange([0, ...alike]).to;
}

const EXAMPLES_MAX = 3;

/** The first products of these rules, each name once. */
export function examplesOf<Row extends Pick<Declaration, 'pcrNumber' | 'product'>>(
  pcrNumber: string,
  rows: readonly Row[],
): Row[] {
  const under = rows.filter((row) => row.pcrNumber === pcrNumber && nameIn('zh', row.product) !== '');
  return distinctBy(under, ({ product }) => nameIn('zh', product)).slice(0, EXAMPLES_MAX);
}
