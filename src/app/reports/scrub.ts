/**
 * Takes out of a text what belongs to people or opens doors: a report says where the portal is broken, not whom it met. What is
 * taken out leaves a mark, so that a reader knows that something stood there.
 */

const TEXT_MAX = 300;

/** Order matters: the long and certain forms first, plain digits last. */
const RULES: readonly (readonly [pattern: RegExp, mark: string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  // What is named a secret is one.
  [
    /\b(authorization|bearer|token|password|passwd|secret|code|smscode|captcha\w*)("?\s*[:=]\s*"?|\s+(?=[\w.-]{16}))[^\s"',;&)]+/gi,
    '$1$2[secret]',
  ],
  // JSON web tokens, and long runs of letters with digits: tokens, keys, ciphers.
  [/\beyJ[\w-]+(?:\.[\w-]+){1,2}/g, '[token]'],
  // The number of an identity card, and a unified social credit code (GB 32100).
  [/\b\d{17}[\dXx]\b/g, '[number]'],
  [/\b[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}\b/g, '[credit code]'],
  [/\b(?=[\w+/-]*\d)(?=[\w+/-]*[A-Za-z])[\w+/-]{20,}={0,2}/g, '[token]'],
  [/(?:\+?86[- ]?)?\b1[3-9]\d[- ]?\d{4}[- ]?\d{4}\b/g, '[phone]'],
  // Words of a server or of somebody who typed: names of companies and people among them.
  [/[\p{Script=Han}（）《》、，。：；！？“”]+/gu, '[text]'],
  [/"[^"]*"/g, '"…"'],
  [/'[^'\n]*[^\w'$.][^'\n]*'/g, "'…'"],
  // Codes by SMS, ids, numbers of contracts.
  [/\d{4,}/g, '[number]'],
];

/** The portal's own scripts, with line and column: they say where the error is, and hold nothing of anybody. */
const SCRIPT = /\/(?:assets|src)\/[\w.-]+(?:\/[\w.-]+)*\.(?:m?js|css|tsx?)(?:\?[\w=&.]*)?(?::\d+){0,2}/g;
const ADDRESS = /\b(?:https?|blob:https?|wss?):\/\/[^\s"'()<>]+/g;
/** A path of the portal or of a call. */
const PATH = /(^|[\s"'(=])(\/[^\s"'()<>:]*)/g;

/** Signs that no text has a use for: each stands for a script that was put aside. */
const ASIDE = /[\uE000-\uE0FF]/g;
const ASIDE_FROM = 0xe000;
const ASIDE_MAX = 256;

/** A piece of a path that is a name of ours and not of a thing: letters alone, or with a script that was put aside behind it. */
const isOurs = (piece: string): boolean => /^(?:[A-Za-z][A-Za-z-]{0,23})?[\uE000-\uE0FF]?$/.test(piece);

/** A path without its query, its ids as `:id`. */
export function scrubPath(path: string): string {
  return path
    .replace(/[?#].*$/, '')
    .split('/')
    .map((piece) => (isOurs(piece) ? piece : ':id'))
    .join('/');
}

function scrubAddress(address: string): string {
  const [, origin = '', path = ''] = /^((?:blob:)?[a-z]+:\/\/[^/?#]*)(.*)$/i.exec(address) ?? [];
  // A name before the host is an account.
  return origin.replace(/\/\/[^/@]*@/, '//') + scrubPath(path);
}

/** A text as it may leave this browser. */
export function scrub(text: string, max = TEXT_MAX): string {
  const scripts: string[] = [];
  let rest = text
    .replace(ASIDE, '')
    .replace(SCRIPT, (script) =>
      scripts.length === ASIDE_MAX ? '' : String.fromCharCode(ASIDE_FROM + scripts.push(script) - 1),
    )
    .replace(ADDRESS, scrubAddress)
    .replace(PATH, (_, before: string, path: string) => before + scrubPath(path));
  for (const [pattern, mark] of RULES) rest = rest.replace(pattern, mark);
  rest = rest.replace(ASIDE, (sign) =>
    (scripts[sign.charCodeAt(0) - ASIDE_FROM] ?? '').replace(/\?[\w=&.]*/, ''),
  );
  return rest.length > max ? `${rest.slice(0, max)}…` : rest;
}
