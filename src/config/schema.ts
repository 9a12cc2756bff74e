import { DEFAULT_COOKIE_PREFIX } from '#src/lib/storage-keys.ts';
import { parseUrl } from '#src/lib/parse-url.ts';

/**
 * What a deployment may set: the fields, their rules, and what holds without them. docs/deployment.md lists them. Every visit waits
 * for it, so it is written by hand: a library for schemas would be a part of the first load for it.
 */

/** One field. */
interface Field<Value> {
  /** What holds without it. */
  readonly otherwise: Value;
  /** In words, what a value must be. */
  readonly must: string;
  /** The value; undefined for one that may not be set. */
  readonly read: (raw: unknown) => Value | undefined;
}

/** A text that fits. */
const text = (otherwise: string, must: string, fits: (text: string) => boolean): Field<string> => ({
  otherwise,
  must,
  read: (raw) => (typeof raw === 'string' && fits(raw) ? raw : undefined),
});

/** One of these words; the first one without a choice. */
const oneOf = <const Word extends string>(otherwise: Word, ...others: Word[]): Field<Word> => ({
  otherwise,
  must: `must be ${[otherwise, ...others].join(' or ')}`,
  read: (raw) => [otherwise, ...others].find((word) => word === raw),
});

/** https, or plain http on loopback in development. What is no address is not safe either. */
export function isSafeTokenOrigin(url: string, development: boolean): boolean {
  const address = parseUrl(url);
  if (address === null) return false;
  const { protocol, hostname } = address;
  if (protocol === 'https:') return true;
  return development && protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
}

const isSafeHere = (url: string): boolean => isSafeTokenOrigin(url, import.meta.env.DEV);

/**
 * An origin that receives the user's token in its address (decision 24): https only, except on this machine while
 * developing.
 */
const tokenOrigin = (otherwise: string): Field<string> => text(otherwise, 'must be https', isSafeHere);

/** A path such as `/gateway`, nothing, or an origin of its own that may be trusted with the token; no slash at the end. */
const isPrefixBase = (base: string): boolean =>
  /^(?:\/[\w.~-]+)*$/.test(base) || (isSafeHere(base) && !/[/?#]$|[?#]/.test(base));

/** What stands before one of the four prefixes (decision 1). */
const prefixBase = text('', 'must be a path or an https address, without a slash at its end', isPrefixBase);

/** Nowhere, a path of this host, or an address that nobody on the way can read. */
const isReportUrl = (address: string): boolean =>
  address === '' || /^(?:\/[\w.~-]+)+\/?$/.test(address) || (isSafeHere(address) && !/[?#]/.test(address));

/** Path below which something is, with a slash at both ends. */
const PATH = /^\/(?:[\w.~-]+\/)*$/;
const path = (otherwise: string): Field<string> =>
  text(otherwise, 'must be a path with a slash at both ends', (value) => PATH.test(value));

/** A page's path in the documented spelling. */
const PAGE = /^\/[\w$-]+(?:\/[\w$-]+)*$/;
const isPage = (value: unknown): value is string => typeof value === 'string' && PAGE.test(value);

/** A line of the footer; empty for none. */
const line = (otherwise: string, max: number): Field<string> => ({
  otherwise,
  must: `must be a text of at most ${String(max)} characters`,
  read: (raw) => (typeof raw === 'string' && raw.trim().length <= max ? raw.trim() : undefined),
});

/** Where the build was meant for; a build for any place has no path of its own. */
const BUILT_FOR = import.meta.env.BASE_URL.startsWith('/') ? import.meta.env.BASE_URL : '/';

/** An origin and nothing more: https only, except on this machine while developing. */
const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && parseUrl(value)?.origin === value && isSafeHere(value);

const NONE: readonly string[] = [];

/** Texts that fit, each; none without a list. */
const list = (must: string, fits: (entry: unknown) => entry is string): Field<readonly string[]> => ({
  otherwise: NONE,
  must: `must be a list of ${must}`,
  read: (raw) => (Array.isArray(raw) && raw.every(fits) ? raw : undefined),
});

const FIELDS = {
  /** Path below which the portal's pages are, with a slash at both ends. Calls have bases of their own. */
  basePath: path(BUILT_FOR),
  /** Before `/api/n/`, `/n/`, `/api/p/` and `/p/`: nothing, as the documents have it, a path or an origin. */
  apiNBase: prefixBase,
  nBase: prefixBase,
  apiPBase: prefixBase,
  pBase: prefixBase,
  /** Environment prefix of the token cookie (document 1 §3). */
  cookiePrefix: text(DEFAULT_COOKIE_PREFIX, 'must be 1 to 40 letters, digits, _ or -', (value) =>
    /^[A-Za-z0-9_-]{1,40}$/.test(value),
  ),
  /** Its path: two portals on one host, each below a path of its own, keep their sessions apart. */
  cookiePath: path('/'),
  /** Its domain, where sub-domains share a session; empty for this host alone. */
  cookieDomain: text('', 'must be a domain', (value) =>
    /^(?:[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)?$/.test(value),
  ),
  /** Strict also keeps the session from somebody who comes by a link of another site. */
  cookieSameSite: oneOf('Lax', 'Strict'),
  /** The language of somebody who has not chosen one; `browser`: as document 1 §1 says. */
  defaultLanguage: oneOf('browser', 'zh', 'en'),
  /** Pages that this deployment does not offer, in the documented spelling of their paths. */
  hiddenPages: list('paths of pages', isPage),
  /** Other origins whose pictures server texts may show: every other one would learn who reads them. */
  pictureOrigins: list('https origins', isOrigin),
  /** External LCA site, receives the token in the query (document 1 §4). */
  lcaSiteUrl: tokenOrigin('https://lca.example.com/'),
  /** External EPD filling tool (document 2 §2). */
  epdToolUrl: tokenOrigin('https://epd-tool.example.com/'),
  /** Shown in footer and supplement form, empty for none; the documents do not reproduce it (document 1 §9). */
  secretariatPhone: line('400-000-0000', 40),
  platformUrl: text(
    'https://epd.example.com',
    'must be a web address of at most 200 characters',
    (value) => /^https?:\/\//i.test(value) && parseUrl(value) !== null && value.length <= 200,
  ),
  icpNumber: line('京ICP备00000000号', 60),
  policeNumber: line('京公网安备00000000000000号', 60),
  /** Which puzzle the captcha shows. */
  captchaType: oneOf('blockPuzzle', 'clickWord'),
  /** What proves a passed captcha to the calls that want one (decision 38). */
  captchaProof: oneOf('token', 'verification'),
  /** Where errors and web vitals are reported; empty for nowhere. */
  reportUrl: text('', 'must be a path of this host or an https address, without a query', isReportUrl),
  /** Which share of the visits reports, 0 to 1. */
  reportShare: {
    otherwise: 1,
    must: 'must be a number from 0 to 1',
    read: (raw: unknown) => (typeof raw === 'number' && raw >= 0 && raw <= 1 ? raw : undefined),
  },
} as const satisfies Record<string, Field<unknown>>;

type Fields = typeof FIELDS;

/** What an operator may set without building anew. */
export type Config = {
  readonly [Name in keyof Fields]: Exclude<ReturnType<Fields[Name]['read']>, undefined>;
};

/** A deployment that is set up wrong; the message names the fields. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Validates a configuration, so that a bad deployment is loud.
 * @param source where it stands, for the message
 * @throws ConfigError with the fields that are wrong
 */
export function parseConfig(raw: object, source = 'portal-config'): Config {
  const problems: string[] = [];
  const values = Object.entries<Field<unknown>>(FIELDS).map(([name, { otherwise, must, read }]) => {
    const set: unknown = Object.hasOwn(raw, name) ? Reflect.get(raw, name) : undefined;
    if (set === undefined) return [name, otherwise] as const;
    const value = read(set);
    if (value === undefined) problems.push(`${name}: ${must}`);
    return [name, value] as const;
  });
  if (problems.length > 0) throw new ConfigError(`${source} is not valid: ${problems.join('; ')}`);
  // Each name has what its own field reads.
  return Object.fromEntries(values) as Config;
}

/** Fields that nothing here reads: a slip of the pen, or of another release. */
export function unknownFields(raw: object): string[] {
  return Object.keys(raw).filter((name) => !Object.hasOwn(FIELDS, name));
}
