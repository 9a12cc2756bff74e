import type { PublishedIndicator } from '../formats/published.ts';

export interface PcrFacts {
  version?: string | undefined;
  /** `YYYY-MM-DD`. */
  from?: string | undefined;
  until?: string | undefined;
  declaredUnit?: string | undefined;
}

/** Known facts about a declaration or an application. Undefined means unknown; empty text, empty list and null mean none. */
export interface Facts {
  stage: 'published' | 'applied';
  /** Day of the check, `YYYY-MM-DD`. */
  today: string;
  type?: 'EPD' | 'CFP' | undefined;
  number?: string | undefined;
  /** In any language. */
  product?: readonly string[] | undefined;
  owner?: readonly string[] | undefined;
  verifier?: readonly string[] | undefined;
  standards?: readonly string[] | undefined;
  pcrNumber?: string | undefined;
  pcrVersion?: string | undefined;
  /** Null if the register has no such PCR. */
  pcr?: PcrFacts | null | undefined;
  /** Number and unit: `1 t`. */
  declaredUnit?: string | undefined;
  /** Modules of the results: `A1-A3`. */
  boundary?: string | undefined;
  /** Modules covered by the whole declaration. */
  modules?: readonly string[] | undefined;
  route?: string | undefined;
  /** kg CO2e per declared unit. */
  gwp?: number | null | undefined;
  indicators?: readonly PublishedIndicator[] | undefined;
  /** `YYYY-MM-DD`, as `validFrom` and `validUntil`. */
  published?: string | undefined;
  validFrom?: string | undefined;
  validUntil?: string | undefined;
  /** Registration number or id of the declaration that replaced this one. */
  replacedBy?: string | null | undefined;
  report?: boolean | undefined;
  /** Reference year of the plant's data. */
  dataYear?: number | undefined;
  /** Percent of the metal input. */
  scrapShare?: number | undefined;
  /** Impact assessment method, such as `EF 3.1`. */
  method?: string | undefined;
  database?: string | undefined;
  allocation?: string | undefined;
  /** Whether the product was selected from those of the PCR. */
  picked?: boolean | undefined;
  technology?: string | undefined;
  /** File names; null if none is attached. */
  lcaReport?: string | null | undefined;
  dataTable?: string | null | undefined;
  preReport?: string | null | undefined;
}
