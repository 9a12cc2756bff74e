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

/** Working days of all stages together. */
export const TOTAL_WORKING_DAYS = STAGES.reduce((sum, stage) => sum + STAGE_WORKING_DAYS[stage], 0);
