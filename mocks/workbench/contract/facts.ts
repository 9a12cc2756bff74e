/** Facts about each call, generated from the sources when the workbench is built (scripts/reference). */

/** Path relative to the project root. */
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
  /** File name in openapi/. */
  readonly area: string;
  readonly summary: string;
  /** How the session token is sent. */
  readonly auth: 'open' | 'token' | 'query-token';
  /** Row in openapi/calls.tsv; null if undocumented. */
  readonly row: number | null;
  /** Document sections and decisions. */
  readonly source: string;
  readonly contract: Place;
  readonly handler: Place;
  /** Paths of the screens that make it, in route order; `*` is the layout of every page. */
  readonly screens: readonly string[];
  /** Why no screen needs it. */
  readonly unused: string | null;
  readonly assumptions: readonly Assumption[];
  /** Requires a solved captcha. */
  readonly captcha: boolean;
}

export type Json = Readonly<Record<string, unknown>>;

export interface Reference {
  readonly portal: Json;
  readonly control: Json;
  readonly calls: readonly CallFacts[];
}
