/** Redacts personal data and secrets from error reports; each redaction leaves a placeholder. */

const TEXT_MAX = 300;

/** Order matters: specific patterns first, plain digits last. */
const RULES: readonly (readonly [pattern: RegExp, mark: string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [
    /\b(authorization|bearer|token|password|passwd|secret|code|smscode|captcha\w*)("?\s*[:=]\s*"?|\s+(?=[\w.-]{16}))[^\s"',;&)]+/gi,
    '$1$2[secret]',
  ],
  // JWTs, and long alphanumeric strings: tokens, keys, ciphertext.
  [/\beyJ[\w-]+(?:\.[\w-]+){1,2}/g, '[token]'],
  // Identity card numbers, and unified social credit codes (GB 32100).
  [/\b\d{17}[\dXx]\b/g, '[number]'],
  [/\b[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}\b/g, '[credit code]'],
  [/\b(?=[\w+/-]*\d)(?=[\w+/-]*[A-Za-z])[\w+/-]{20,}={0,2}/g, '[token]'],
  [/(?:\+?86[- ]?)?\b1[3-9]\d[- ]?\d{4}[- ]?\d{4}\b/g, '[phone]'],
  // Chinese text from a server or a user, such as company and personal names.
  [/[\p{Script=Han}（）《》、，。：；！？“”]+/gu, '[text]'],
  [/"[^"]*"/g, '"…"'],
  [/'[^'\n]*[^\w'$.][^'\n]*'/g, "'…'"],
  [/\d{4,}/g, '[number]'],
];

/** Script locations with line and column are kept: they locate the error and hold no personal data. */
const SCRIPT = /\/(?:assets|src)\/[\w.-]+(?:\/[\w.-]+)*\.(?:m?js|css|tsx?)(?:\?[\w=&.]*)?(?::\d+){0,2}/g;
const ADDRESS = /\b(?:https?|blob:https?|wss?):\/\/[^\s"'()<>]+/g;
const PATH = /(^|[\s"'(=])(\/[^\s"'()<>:]*)/g;

/** Private-use characters as placeholders for script locations. */
const ASIDE = /[\uE000-\uE0FF]/g;
const ASIDE_FROM = 0xe000;
const ASIDE_MAX = 256;

/** Whether a path segment is a static route segment rather than an id: letters only, optionally followed by a placeholder. */
const isOurs = (piece: string): boolean => /^(?:[A-Za-z][A-Za-z-]{0,23})?[\uE000-\uE0FF]?$/.test(piece);

export function scrubPath(path: string): string {
  return path
    .replace(/[?#].*$/, '')
    .split('/')
    .map((piece) => (isOurs(piece) ? piece : ':id'))
    .join('/');
}

function scrubAddress(address: string): string {
  const [, origin = '', path = ''] = /^((?:blob:)?[a-z]+:\/\/[^/?#]*)(.*)$/i.exec(address) ?? [];
  return origin.replace(/\/\/[^/@]*@/, '//') + scrubPath(path);
}

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
