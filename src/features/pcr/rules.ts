import type { TwoNames } from '#src/lib/names.ts';
import { PCR_REQUEST, type PcrRequestStage } from '#src/lib/states.ts';

/** Product category rules in the search (document 2 §2, §3). */

export interface Rule {
  id: string;
  number: string;
  name: TwoNames;
  /** Edition, as the server writes it; empty when it says none. */
  version: string;
  registerNo: string;
  author: TwoNames;
  productClass: TwoNames;
  scope: TwoNames;
  /** Whether there is a document in the language. */
  document: Record<'zh' | 'en', boolean>;
  /** `YYYY-MM-DD`; empty when the server does not say. */
  published: string;
  lastDay: string;
  /** Valid declarations under it; null when the server does not say. */
  declarations: number | null;
  gwp: { min: number; max: number } | null;
}

/** One of the company's requests for new rules. */
export interface PcrRequest {
  id: string;
  company: string;
  product: string;
  /** As the server writes it. */
  askedAt: string;
  answeredAt: string;
  /** Null: a state that this portal does not know. */
  stage: PcrRequestStage | null;
  /** Why it was refused; empty unless it was. */
  reason: string;
  /** Number of the rules that came of it; empty until then. */
  number: string;
}

/** The stages of a request that goes well, in order. */
export const REQUEST_WAY = [
  PCR_REQUEST.proposed,
  PCR_REQUEST.drafting,
  PCR_REQUEST.review,
  PCR_REQUEST.published,
] as const;

/** How a stage of the way stands for a request. */
export function placeOf(step: (typeof REQUEST_WAY)[number], stage: PcrRequestStage): 'done' | 'now' | 'todo' {
  if (step < stage || stage === PCR_REQUEST.published) return 'done';
  return step === stage ? 'now' : 'todo';
}

/** The document that a reader of this language is shown first: the own language's, else the other one's; null without any. */
export function readableDocument({ document }: Rule, lang: 'zh' | 'en'): 'zh' | 'en' | null {
  const other = lang === 'zh' ? 'en' : 'zh';
  if (document[lang]) return lang;
  return document[other] ? other : null;
}
