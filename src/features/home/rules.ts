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
}

export interface Headline {
  id: string;
  title: string;
  summary: string;
  /** `YYYY-MM-DD`. */
  date: string;
}
