import { ConfigError, parseConfig, type Config } from './schema.ts';

const ELEMENT = 'portal-config';

/** Reads the fields that a text sets. @throws ConfigError when it is no JSON object */
export function fieldsIn(text: string, source: string): Partial<Record<string, unknown>> {
  let fields: unknown;
  try {
    fields = JSON.parse(text.trim() === '' ? '{}' : text);
  } catch (error) {
    throw new ConfigError(
      `${source} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new ConfigError(`${source} is no JSON object`);
  return { ...fields };
}

/** What the page itself sets. @throws ConfigError */
export function pageFields(): Partial<Record<string, unknown>> {
  return fieldsIn(document.getElementById(ELEMENT)?.textContent ?? '', ELEMENT);
}

let current: Config | undefined;

/** For tests with several deployments. */
export function forgetConfig(): void {
  current = undefined;
}

export function holdConfig(config: Config): void {
  current = config;
}

/** Until the file is loaded, that of index.html alone. */
export function config(): Config {
  current ??= parseConfig(pageFields());
  return current;
}
