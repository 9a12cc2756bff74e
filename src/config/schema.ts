import { DEFAULT_COOKIE_PREFIX } from '#src/lib/storage-keys.ts';
import { parseUrl } from '#src/lib/parse-url.ts';

/** Fields are documented in docs/deployment.md. Hand-written, because a schema library would be in the initial bundle. */

interface Field<Value> {
  readonly otherwise: Value;
  readonly must: string;
  readonly read: (raw: unknown) => Value | undefined;
}

const text = (otherwise: string, must: string, fits: (text: string) => boolean): Field<string> => ({
  otherwise,
  must,
  read: (raw) => (typeof raw === 'string' && fits(raw) ? raw : undefined),
});

/** The first word is the default. */
const oneOf = <const Word extends string>(otherwise: Word, ...others: Word[]): Field<Word> => ({
  otherwise,
  must: `must be ${[otherwise, ...others].join(' or ')}`,
  read: (raw) => [otherwise, ...others].find((word) => word === raw),
});

/** Accepts https, and plain http on loopback in development. */
export function isSafeTokenOrigin(url: string, development: boolean): boolean {
  const address = parseUrl(url);
  if (address === null) return false;
  const { protocol, hostname } = address;
  if (protocol === 'https:') return true;
  return development && protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
}

const isSafeHere = (url: string): boolean => isSafeTokenOrigin(url, import.meta.env.DEV);

/** An origin that receives the user's token in its URL (decision 24). */
const tokenOrigin = (otherwise: string): Field<string> => text(otherwise, 'must be https', isSafeHere);

/** A path such as `/gateway`, an empty string, or a trusted origin; no trailing slash. */
const isPrefixBase = (base: string): boolean =>
  /^(?:\/[\w.~-]+)*$/.test(base) || (isSafeHere(base) && !/[/?#]$|[?#]/.test(base));

/** Base URL of one of the four API prefixes (decision 1). */
const prefixBase = text('', 'must be a path or an https address, without a slash at its end', isPrefixBase);

const isReportUrl = (address: string): boolean =>
  address === '' || /^(?:\/[\w.~-]+)+\/?$/.test(address) || (isSafeHere(address) && !/[?#]/.test(address));

const PATH = /^\/(?:[\w.~-]+\/)*$/;
const path = (otherwise: string): Field<string> =>
  text(otherwise, 'must be a path with a slash at both ends', (value) => PATH.test(value));

const PAGE = /^\/[\w$-]+(?:\/[\w$-]+)*$/;
const isPage = (value: unknown): value is string => typeof value === 'string' && PAGE.test(value);

/** A one-line text; may be empty. */
const line = (otherwise: string, max: number): Field<string> => ({
  otherwise,
  must: `must be a text of at most ${String(max)} characters`,
  read: (raw) => (typeof raw === 'string' && raw.trim().length <= max ? raw.trim() : undefined),
});

/** Base path of the build; a relocatable build has a relative one. */
const BUILT_FOR = import.meta.env.BASE_URL.startsWith('/') ? import.meta.env.BASE_URL : '/';

const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && parseUrl(value)?.origin === value && isSafeHere(value);

const NONE: readonly string[] = [];

/** A list of values; empty by default. */
const list = (must: string, fits: (entry: unknown) => entry is string): Field<readonly string[]> => ({
  otherwise: NONE,
  must: `must be a list of ${must}`,
  read: (raw) => (Array.isArray(raw) && raw.every(fits) ? raw : undefined),
});

const FIELDS = {
  basePath: path(BUILT_FOR),
  /** Prepended to a prefix (decision 1): empty as in the documents, a path or an origin. */
  apiNBase: prefixBase,
  nBase: prefixBase,
  apiPBase: prefixBase,
  pBase: prefixBase,
  /** Environment prefix of the token cookie (document 1 §3). */
  cookiePrefix: text(DEFAULT_COOKIE_PREFIX, 'must be 1 to 40 letters, digits, _ or -', (value) =>
    /^[A-Za-z0-9_-]{1,40}$/.test(value),
  ),
  /** Separates the sessions of two portals under different paths of one host. */
  cookiePath: path('/'),
  /** Domain of the token cookie, to share a session among subdomains; empty for this host only. */
  cookieDomain: text('', 'must be a domain', (value) =>
    /^(?:[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)?$/.test(value),
  ),
  /** With Strict, visitors following a link from another site arrive signed out. */
  cookieSameSite: oneOf('Lax', 'Strict'),
  /** `browser` follows navigator.language (document 1 §1). */
  defaultLanguage: oneOf('browser', 'zh', 'en'),
  hiddenPages: list('paths of pages', isPage),
  /** Origins allowed for images in server texts; any other host could track readers. */
  pictureOrigins: list('https origins', isOrigin),
  /** External LCA site, receives the token in the query (document 1 §4). */
  lcaSiteUrl: tokenOrigin('https://lca.example.com/'),
  /** External EPD filling tool (document 2 §2). */
  epdToolUrl: tokenOrigin('https://epd-tool.example.com/'),
  /** Shown in the footer and the supplement form, hidden if empty; the documents omit the values (document 1 §9). */
  secretariatPhone: line('400-000-0000', 40),
  platformUrl: text(
    'https://epd.example.com',
    'must be a web address of at most 200 characters',
    (value) => /^https?:\/\//i.test(value) && parseUrl(value) !== null && value.length <= 200,
  ),
  icpNumber: line('京ICP备00000000号', 60),
  policeNumber: line('京公网安备00000000000000号', 60),
  captchaType: oneOf('blockPuzzle', 'clickWord'),
  /** decision 38 */
  captchaProof: oneOf('token', 'verification'),
  /** Empty disables reporting. */
  reportUrl: text('', 'must be a path of this host or an https address, without a query', isReportUrl),
  /** Sampling rate of reports, 0 to 1. */
  reportShare: {
    otherwise: 1,
    must: 'must be a number from 0 to 1',
    read: (raw: unknown) => (typeof raw === 'number' && raw >= 0 && raw <= 1 ? raw : undefined),
  },
} as const satisfies Record<string, Field<unknown>>;

type Fields = typeof FIELDS;

export type Config = {
  readonly [Name in keyof Fields]: Exclude<ReturnType<Fields[Name]['read']>, undefined>;
};

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** @param source name of the configuration in the message. @throws ConfigError listing the invalid fields */
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
  // Safe: each value comes from its own field's `read`.
  return Object.fromEntries(values) as Config;
}

export function unknownFields(raw: object): string[] {
  return Object.keys(raw).filter((name) => !Object.hasOwn(FIELDS, name));
}
