/**
 * The used API of @redocly/openapi-core. Its own types derive a configuration from a JSON schema, a sixth of the time of the
 * compiler and of every typed lint rule.
 */

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

export function createConfig(config: {
  plugins?: string[];
  preprocessors?: Record<string, string>;
  rules?: Record<string, string>;
}): Promise<Config>;

export function bundle(options: {
  ref: string;
  config: Config;
}): Promise<{ bundle: { parsed: unknown }; problems: Problem[] }>;

/** redocly.yaml, which also has rules for each of its documents. */
export function loadConfig(options: {
  configPath: string;
}): Promise<Config & { forAlias(document: string): Config }>;

export function lint(options: { ref: string; config: Config }): Promise<Problem[]>;

export function getLineColLocation(place: Problem['location'][number]): {
  readonly start: { readonly line: number };
};

export function lintFromString(options: {
  source: string;
  absoluteRef: string;
  config: Config;
}): Promise<Problem[]>;
