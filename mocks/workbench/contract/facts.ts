/** What the project knows of each call: made from its sources when the workbench is built (scripts/reference). */

/** A line of a file, from the project's root. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export interface Assumption {
  readonly where: string;
  readonly reason: string;
}

export interface CallFacts {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Name of its file in openapi/. */
  readonly area: string;
  readonly summary: string;
  /** How the session goes along: not at all, in its header, or in the query. */
  readonly auth: 'open' | 'token' | 'query-token';
  /** Its row in openapi/calls.tsv; null for a call that is ours. */
  readonly row: number | null;
  /** The passages of the documents, and the decisions. */
  readonly source: string;
  readonly contract: Place;
  readonly handler: Place;
  /** Paths of the screens that make it, in the order of the map; `*` is what lies around every page. */
  readonly screens: readonly string[];
  /** Why no screen needs it. */
  readonly unused: string | null;
  readonly assumptions: readonly Assumption[];
  /** Wants a puzzle that was passed. */
  readonly captcha: boolean;
}

/** Plain JSON, as OpenAPI has it. */
export type Json = Readonly<Record<string, unknown>>;

/** All that the section shows. */
export interface Reference {
  readonly portal: Json;
  readonly control: Json;
  readonly calls: readonly CallFacts[];
}
