import * as v from 'valibot';
import { DEFAULT_COOKIE_PREFIX } from '#src/lib/storage-keys.ts';

/** What a deployment may set: the fields, their rules, and what holds without them. docs/deployment.md lists them. */

const addressSchema = v.pipe(v.string(), v.url());

/** https, or plain http on loopback in development. What is no address is not safe either. */
export function isSafeTokenOrigin(url: string, development: boolean): boolean {
  // valibot runs this check also after its own one has failed: it must not throw.
  if (!v.is(addressSchema, url)) return false;
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:') return true;
  return development && protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
}

const isSafeHere = (url: string): boolean => isSafeTokenOrigin(url, import.meta.env.DEV);

/**
 * An origin that receives the user's token in its address (decision 24): https only, except on this machine while
 * developing.
 */
const tokenOrigin = v.pipe(addressSchema, v.check(isSafeHere, 'must be https'));

/** A path such as `/gateway`, nothing, or an origin of its own that may be trusted with the token; no slash at the end. */
const isPrefixBase = (base: string): boolean =>
  /^(?:\/[\w.~-]+)*$/.test(base) || (isSafeHere(base) && !/[/?#]$|[?#]/.test(base));

/** What stands before one of the four prefixes (decision 1). */
const prefixBase = v.optional(
  v.pipe(v.string(), v.check(isPrefixBase, 'must be a path or an https address, without a slash at its end')),
  '',
);

/** Nowhere, a path of this host, or an address that nobody on the way can read. */
const isReportUrl = (address: string): boolean =>
  address === '' || /^(?:\/[\w.~-]+)+\/?$/.test(address) || (isSafeHere(address) && !/[?#]/.test(address));

/** Path below which something is, with a slash at both ends. */
const PATH = /^\/(?:[\w.~-]+\/)*$/;

/** Where the build was meant for; a build for any place has no path of its own. */
const BUILT_FOR = import.meta.env.BASE_URL.startsWith('/') ? import.meta.env.BASE_URL : '/';

const FIELDS = {
  /** Path below which the portal's pages are, with a slash at both ends. Calls have bases of their own. */
  basePath: v.optional(v.pipe(v.string(), v.regex(PATH)), BUILT_FOR),
  /** Before `/api/n/`, `/n/`, `/api/p/` and `/p/`: nothing, as the documents have it, a path or an origin. */
  apiNBase: prefixBase,
  nBase: prefixBase,
  apiPBase: prefixBase,
  pBase: prefixBase,
  /** Environment prefix of the token cookie (document 1 §3). */
  cookiePrefix: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)), DEFAULT_COOKIE_PREFIX),
  /** Its path: two portals on one host, each below a path of its own, keep their sessions apart. */
  cookiePath: v.optional(v.pipe(v.string(), v.regex(PATH)), '/'),
  /** Its domain, where sub-domains share a session; empty for this host alone. */
  cookieDomain: v.optional(v.pipe(v.string(), v.regex(/^(?:[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)?$/)), ''),
  /** Strict also keeps the session from somebody who comes by a link of another site. */
  cookieSameSite: v.optional(v.picklist(['Lax', 'Strict']), 'Lax'),
  /** The language of somebody who has not chosen one; `browser`: as document 1 §1 says. */
  defaultLanguage: v.optional(v.picklist(['browser', 'zh', 'en']), 'browser'),
  /** Pages that this deployment does not offer, in the documented spelling of their paths. */
  hiddenPages: v.optional(v.array(v.pipe(v.string(), v.regex(/^\/[\w$-]+(?:\/[\w$-]+)*$/))), []),
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
  /** Where errors and web vitals are reported; empty for nowhere. */
  reportUrl: v.optional(
    v.pipe(
      v.string(),
      v.check(isReportUrl, 'must be a path of this host or an https address, without a query'),
    ),
    '',
  ),
  /** Which share of the visits reports, 0 to 1. */
  reportShare: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
} as const;

const configSchema = v.object(FIELDS);

/** What an operator may set without building anew. */
export type Config = v.InferOutput<typeof configSchema>;

/** A deployment that is set up wrong; the message names the fields. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Validates a configuration, so that a bad deployment is loud.
 * @param source where it stands, for the message
 * @throws ConfigError with the fields that are wrong
 */
export function parseConfig(raw: unknown, source = 'portal-config'): Config {
  const result = v.safeParse(configSchema, raw);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? '(root)'}: ${issue.message}`);
  throw new ConfigError(`${source} is not valid: ${problems.join('; ')}`);
}

/** Fields that nothing here reads: a slip of the pen, or of another release. */
export function unknownFields(raw: object): string[] {
  return Object.keys(raw).filter((name) => !Object.hasOwn(FIELDS, name));
}
