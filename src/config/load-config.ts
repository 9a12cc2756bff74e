import { fieldsIn, holdConfig, pageFields } from './config.ts';
import { ConfigError, parseConfig, unknownFields, type Config } from './schema.ts';

/** Beside index.html; what it sets goes before what the page sets. */
export const CONFIG_FILE = 'config.json';

/** Where a file is that does not come: the start must not wait for ever, ms. */
const PATIENCE_MS = 15_000;

/** A file that may be there and could not be read: to start without it would be to start as another environment. */
class ConfigUnreachableError extends Error {
  override readonly name = 'ConfigUnreachableError';
}

/** The answer that public/scheme.js asked for, once: it chose the language of the first paint by it. */
function askedBefore(address: string): Promise<Response> | null {
  const asked: unknown = Reflect.get(window, 'configAnswer');
  Reflect.deleteProperty(window, 'configAnswer');
  // Whatever stands there is of that script.
  return asked instanceof Promise && address === `/${CONFIG_FILE}` ? (asked as Promise<Response>) : null;
}

async function fetched(address: string): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS);
  try {
    const asked = askedBefore(address) ?? fetch(address, { signal: giveUp.signal });
    const late = new Promise<never>((_, fail) => {
      giveUp.signal.addEventListener('abort', () => fail(new Error('late')), { once: true });
    });
    const answer = await Promise.race([asked, late]);
    // Its text is a part of the wait.
    const text = answer.status === 200 ? await answer.text() : null;
    return new Response(text, { status: answer.status, headers: answer.headers });
  } catch (error) {
    throw new ConfigUnreachableError(`${CONFIG_FILE} did not come`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What the file sets. A host without one says 404, or sends the page that it sends for every address: nothing then.
 * @throws ConfigError | ConfigUnreachableError
 */
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
  // The page has been found by then, and says itself where it is.
  if (fields['basePath'] !== undefined)
    throw new ConfigError(`${CONFIG_FILE} is not valid: basePath: belongs into index.html`);
  return fields;
}

/**
 * Reads the configuration of this deployment: what the page sets, and over it what the file beside it sets.
 * @throws ConfigError with what is wrong; another error when the file is there and does not come
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
  holdConfig(config);
  return config;
}
