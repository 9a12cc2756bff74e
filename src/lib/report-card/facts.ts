import type { PublishedIndicator } from '../formats/published.ts';

/** A set of product category rules as the register lists it. */
export interface PcrFacts {
  version?: string | undefined;
  /** `YYYY-MM-DD`. */
  from?: string | undefined;
  until?: string | undefined;
  declaredUnit?: string | undefined;
}

/**
 * What is known of a declaration, or of the application for one. A missing value was told by nobody; an empty text, an empty list
 * and null say that there is none.
 */
export interface Facts {
  stage: 'published' | 'applied';
  /** Day of the check, `YYYY-MM-DD`. */
  today: string;
  type?: 'EPD' | 'CFP' | undefined;
  number?: string | undefined;
  /** Names in any language. */
  product?: readonly string[] | undefined;
  owner?: readonly string[] | undefined;
  verifier?: readonly string[] | undefined;
  standards?: readonly string[] | undefined;
  pcrNumber?: string | undefined;
  pcrVersion?: string | undefined;
  /** Null: the register lists no such PCR. */
  pcr?: PcrFacts | null | undefined;
  /** Number and unit: `1 t`. */
  declaredUnit?: string | undefined;
  /** Modules of the figures, such as `A1-A3`. */
  boundary?: string | undefined;
  /** Modules that the whole declaration covers. */
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
  /** Year of the plant's data. */
  dataYear?: number | undefined;
  /** Percent of the metal input. */
  scrapShare?: number | undefined;
  /** Impact assessment method, such as `EF 3.1`. */
  method?: string | undefined;
  database?: string | undefined;
  allocation?: string | undefined;
  /** Whether the product was chosen from the products of the PCR. */
  picked?: boolean | undefined;
  technology?: string | undefined;
  /** File names; null where none is attached. */
  lcaReport?: string | null | undefined;
  dataTable?: string | null | undefined;
  preReport?: string | null | undefined;
}
