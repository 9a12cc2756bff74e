import * as v from 'valibot';
import { DEFAULT_COOKIE_PREFIX } from '#src/lib/storage-keys.ts';

const addressSchema = v.pipe(v.string(), v.url());

/**
 * An origin that receives the user's token in its address (decision 24): https only, except on this machine while
 * developing.
 */
const tokenOrigin = v.pipe(
  addressSchema,
  v.check((url) => isSafeTokenOrigin(url, import.meta.env.DEV), 'must be https'),
);

/** https, or plain http on loopback in development. What is no address is not safe either. */
export function isSafeTokenOrigin(url: string, development: boolean): boolean {
  // valibot runs this check also after its own one has failed: it must not throw.
  if (!v.is(addressSchema, url)) return false;
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:') return true;
  return development && protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
}

/** Where the build was meant for; a build for any place has no path of its own. */
const BUILT_FOR = import.meta.env.BASE_URL.startsWith('/') ? import.meta.env.BASE_URL : '/';

const configSchema = v.object({
  /** Path below which the portal's pages are, with a slash at both ends. Calls go to the root of the origin (decision 1). */
  basePath: v.optional(v.pipe(v.string(), v.regex(/^\/(?:[\w.~-]+\/)*$/)), BUILT_FOR),
  /** Environment prefix of the token cookie (document 1 §3). */
  cookiePrefix: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)), DEFAULT_COOKIE_PREFIX),
  /** External LCA site, receives the token in the query (document 1 §4). */
  lcaSiteUrl: v.optional(tokenOrigin, 'https://lca.example.com/'),
  /** External EPD filling tool (document 2 §2). */
  epdToolUrl: v.optional(tokenOrigin, 'https://epd-tool.example.com/'),
  /** Shown in footer and supplement form, empty for none; the documents do not reproduce it (document 1 §9). */
  secretariatPhone: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), '400-000-0000'),
  platformUrl: v.optional(
    v.pipe(addressSchema, v.regex(/^https?:\/\//i), v.maxLength(200)),
    'https://epd.example.com',
  ),
  icpNumber: v.optional(v.pipe(v.string(), v.maxLength(60)), '京ICP备00000000号'),
  policeNumber: v.optional(v.pipe(v.string(), v.maxLength(60)), '京公网安备00000000000000号'),
  /** Which puzzle the captcha shows. */
  captchaType: v.optional(v.picklist(['blockPuzzle', 'clickWord']), 'blockPuzzle'),
  /** What proves a passed captcha to the calls that want one (decision 38). */
  captchaProof: v.optional(v.picklist(['token', 'verification']), 'token'),
});

/** What an operator may set without building anew: JSON in the page's `#portal-config` element. */
export type Config = v.InferOutput<typeof configSchema>;

/** A deployment that is set up wrong; the message names the fields. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Validates a configuration, so that a bad deployment is loud.
 * @throws ConfigError with the fields that are wrong
 */
export function parseConfig(raw: unknown): Config {
  const result = v.safeParse(configSchema, raw);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? '(root)'}: ${issue.message}`);
  throw new ConfigError(`portal-config is not valid: ${problems.join('; ')}`);
}

function readPageConfig(): Config {
  const text = document.getElementById('portal-config')?.textContent ?? '{}';
  try {
    return parseConfig(JSON.parse(text.trim() === '' ? '{}' : text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new ConfigError(`portal-config is not JSON: ${error.message}`);
    throw error;
  }
}

let current: Config | undefined;

/** The next question reads the page anew. For tests, which set up more than one deployment. */
export function forgetConfig(): void {
  current = undefined;
}

/** The configuration of this deployment, read once. */
export function config(): Config {
  current ??= readPageConfig();
  return current;
}
