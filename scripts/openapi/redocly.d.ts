/**
 * What we use of @redocly/openapi-core. Its own types derive a configuration from a JSON schema, which costs the compiler
 * (and every typed lint rule) a sixth of its whole run.
 */

/** A configuration that was read; only Redocly looks inside. */
export interface Config {
  readonly resolvedConfig: object;
}

export interface Problem {
  readonly ruleId: string;
  readonly severity: 'error' | 'warn';
  readonly message: string;
  readonly location: readonly {
    readonly source: { readonly absoluteRef: string };
    readonly pointer?: string;
  }[];
}

export function createConfig(config: { plugins?: string[]; rules?: Record<string, string> }): Promise<Config>;

export function bundle(options: {
  ref: string;
  config: Config;
}): Promise<{ bundle: { parsed: unknown }; problems: Problem[] }>;

export function lintFromString(options: {
  source: string;
  absoluteRef: string;
  config: Config;
}): Promise<Problem[]>;
