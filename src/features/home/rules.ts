import type { SteelRoute } from '#src/parts/declaration/declaration.ts';
import type { TwoNames } from '#src/lib/names.ts';

export const LATEST_ROWS = 5;

export interface LatestDeclaration {
  id: string;
  number: string;
  product: string;
  company: string;
  /** In `gwpUnit`; null when not declared. */
  gwp: number | null;
  gwpUnit: string;
  /** Last day of validity, `YYYY-MM-DD`. */
  validUntil: string;
  supersededById: string | null;
  /** Null if not declared or omitted. */
  route: SteelRoute | null;
  /** Number of its PCR, or empty. */
  pcr: string;
  pcrName: TwoNames;
  /** Names of product and company in both languages. */
  sought: readonly string[];
}

export interface Headline {
  id: string;
  title: string;
  summary: string;
  /** `YYYY-MM-DD`. */
  date: string;
}
