import { STAGE_WORKING_DAYS, STAGES } from '#src/lib/states.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { validityOf } from '#src/parts/declaration/validity.ts';

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

/**
 * Declarations of a company that end soon and have no successor, the next one first. Filters and order are sent too, and
 * applied once more: a server may not know them (decision 31).
 * @param today `YYYY-MM-DD`, the platform's day
 */
export function expiringSoon(
  rows: readonly Declaration[],
  companyCode: string,
  today: string,
): Declaration[] {
  return rows
    .filter(
      (row) =>
        row.companyCode === companyCode &&
        row.supersededById === null &&
        validityOf(row.validUntil, today) === 'expiring',
    )
    .sort((a, b) => a.validUntil.localeCompare(b.validUntil));
}
