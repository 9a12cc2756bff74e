import { STAGE_WORKING_DAYS, STAGES } from '#src/lib/states.ts';

/** A declaration as a row of the register on the home page, in the language of the page. */
export interface LatestDeclaration {
  id: string;
  number: string;
  product: string;
  company: string;
  /** kg CO₂e / t, A1–A3; null when it was not declared. */
  gwp: number | null;
  /** Last day of validity, `YYYY-MM-DD`. */
  validUntil: string;
}

/** A piece of news or an announcement. */
export interface Headline {
  id: string;
  title: string;
  summary: string;
  /** `YYYY-MM-DD`. */
  date: string;
}

/** A text field of an answer; what is missing becomes empty (decision 4). */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

/** The name in the language of the page; the other one where it is missing. */
export function nameIn(lang: 'zh' | 'en', zh: unknown, en: unknown): string {
  const [first, second] = lang === 'en' ? [en, zh] : [zh, en];
  return textOf(first) || textOf(second);
}

/** A number of an answer, also when it came as text; null when it is none. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** The rows of a list that might be missing. */
export function rowsOf<Row>(list: readonly Row[] | null | undefined): readonly Row[] {
  return Array.isArray(list) ? (list as readonly Row[]) : [];
}

/** Working days of all stages together. */
export const TOTAL_WORKING_DAYS = STAGES.reduce((sum, stage) => sum + STAGE_WORKING_DAYS[stage], 0);
