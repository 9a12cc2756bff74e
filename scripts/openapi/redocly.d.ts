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

export function lintFromString(options: {
  source: string;
  absoluteRef: string;
  config: Config;
}): Promise<Problem[]>;
