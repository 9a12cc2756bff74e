import { ConfigError, parseConfig, type Config } from './schema.ts';

/** The element of index.html that holds the configuration, or a part of it. */
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

/** The next question reads the page anew. For tests, which set up more than one deployment. */
export function forgetConfig(): void {
  current = undefined;
}

/** Makes these the configuration of this visit; `loadConfig` does, before anything else is asked. */
export function holdConfig(config: Config): void {
  current = config;
}

/** The configuration of this deployment, read once; until the file was read, that of the page alone. */
export function config(): Config {
  current ??= parseConfig(pageFields());
  return current;
}
