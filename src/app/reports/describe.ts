import { BusinessError, ProtocolError } from '#src/lib/errors.ts';
import type { ReportedError } from '#src/lib/notice-error.ts';

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

export interface ErrorReport {
  kind: 'error';
  where: ReportedError['where'];
  name: string;
  message: string;
  stack?: string;
  operation?: string;
  pointer?: string;
}

const STACK_LINES = 8;
const STACK_MAX = 1200;

/** Cross-origin script errors and benign ResizeObserver errors. */
const NOISE = /^(?:Script error\.?|ResizeObserver loop .*)$/;

/** Server messages may contain user data; the code suffices. */
function messageOf(error: unknown): string {
  if (error instanceof BusinessError) return `code ${String(error.code)}`;
  if (error instanceof Error) return error.message;
  // Anything can be thrown, also form values.
  return typeof error === 'string' ? error : `thrown: ${typeof error}`;
}

/** The top frames without the message line. */
function stackOf(error: unknown): string | null {
  if (!(error instanceof Error) || error instanceof ProtocolError || typeof error.stack !== 'string')
    return null;
  const lines = error.stack
    .split('\n')
    .filter((line) => /^\s*at\s|@|\.m?js/.test(line) && !line.includes(error.message));
  return lines.length === 0 ? null : scrub(lines.slice(0, STACK_LINES).join('\n'), STACK_MAX);
}

/** Null for errors not worth a report. */
export function describe({ where, error, operation, pointer }: ReportedError): ErrorReport | null {
  const name = error instanceof Error || error instanceof DOMException ? error.name : typeof error;
  const message = messageOf(error);
  if (name === 'AbortError' || NOISE.test(message)) return null;
  const stack = stackOf(error);
  return {
    kind: 'error',
    where,
    name,
    message: scrub(message),
    ...(stack === null ? {} : { stack }),
    ...(operation === undefined ? {} : { operation: scrub(operation) }),
    ...(pointer === undefined ? {} : { pointer: scrub(pointer) }),
  };
}
