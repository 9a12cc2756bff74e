import { ConfigError, parseConfig, unknownFields, type Config } from './schema.ts';

const ELEMENT = 'portal-config';

/** Reads the fields that a text sets. @throws ConfigError when it is no JSON object */
function fieldsIn(text: string, source: string): Partial<Record<string, unknown>> {
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

/** Fields set in the page. @throws ConfigError */
function pageFields(): Partial<Record<string, unknown>> {
  return fieldsIn(document.getElementById(ELEMENT)?.textContent ?? '', ELEMENT);
}

let current: Config | undefined;

/** For tests with several deployments. */
export function forgetConfig(): void {
  current = undefined;
}

export function setConfig(config: Config): void {
  current = config;
}

export function config(): Config {
  current ??= parseConfig(pageFields());
  return current;
}

/** Next to index.html; its fields override those of the page. */
export const CONFIG_FILE = 'config.json';

const TIMEOUT_MS = 15_000;

/** The file may exist but cannot be read; starting without it could connect to the wrong environment. */
class ConfigUnreachableError extends Error {
  override readonly name = 'ConfigUnreachableError';
}

function askedBefore(address: string): Promise<Response> | null {
  const asked: unknown = Reflect.get(window, 'configAnswer');
  Reflect.deleteProperty(window, 'configAnswer');
  // Safe: only that script sets the property.
  return asked instanceof Promise && address === `/${CONFIG_FILE}` ? (asked as Promise<Response>) : null;
}

async function fetched(address: string): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), TIMEOUT_MS);
  try {
    const asked = askedBefore(address) ?? fetch(address, { signal: giveUp.signal });
    const late = new Promise<never>((_, fail) => {
      giveUp.signal.addEventListener('abort', () => fail(new Error('late')), { once: true });
    });
    const answer = await Promise.race([asked, late]);
    const text = answer.status === 200 ? await answer.text() : null;
    return new Response(text, { status: answer.status, headers: answer.headers });
  } catch (error) {
    throw new ConfigUnreachableError(`${CONFIG_FILE} did not come`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Empty for a 404 or an HTML fallback page. @throws ConfigError | ConfigUnreachableError */
async function fileFields(address: string): Promise<Partial<Record<string, unknown>>> {
  const answer = await fetched(address);
  if (answer.status === 404) return {};
  if (answer.status !== 200)
    throw new ConfigUnreachableError(`${CONFIG_FILE} answered HTTP ${String(answer.status)}`);
  const text = await answer.text();
  if (/^\s*</.test(text)) {
    console.warn(
      `${address} answers a page: no such file, or it is not served as it is. The page's own holds.`,
    );
    return {};
  }
  const fields = fieldsIn(text, CONFIG_FILE);
  // The file's URL depends on basePath, so only index.html can set it.
  if (fields['basePath'] !== undefined)
    throw new ConfigError(`${CONFIG_FILE} is not valid: basePath: belongs into index.html`);
  return fields;
}

/**
 * Merges the configuration of the page with that of the file.
 * @throws ConfigError for invalid fields, ConfigUnreachableError if the file cannot be loaded
 */
export async function loadConfig(): Promise<Config> {
  const page = pageFields();
  const { basePath } = parseConfig(page);
  const file = await fileFields(basePath + CONFIG_FILE);
  const fields = { ...page, ...file };
  const config = parseConfig(fields, Object.keys(file).length > 0 ? CONFIG_FILE : undefined);
  const unknown = unknownFields(fields);
  if (unknown.length > 0)
    console.warn(`The configuration has fields that nobody reads: ${unknown.join(', ')}`);
  setConfig(config);
  return config;
}
