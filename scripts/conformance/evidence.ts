/** What stands beside a difference, so that the server's team can look for itself: the value, an excerpt, a `curl` without secrets. */
import type { Input } from './plan.ts';

/** So much of an answer is shown, in characters. */
const EXCERPT = 400;
const VALUE = 80;
/** Fields whose values are nobody's business. */
const SECRET_FIELD =
  /("(?:[^"]*(?:token|password|secret|captcha|verify|key|mobile|phone|mail|account)[^"]*)"\s*:\s*)"(?:[^"\\]|\\.)*"/gi;

/** Text without the session's token and without values of fields that hold secrets or persons. */
export function masked(text: string, token: string | null): string {
  const bare = token === null || token === '' ? text : text.replaceAll(token, '$TOKEN');
  return bare.replace(SECRET_FIELD, '$1"…"');
}

/** A value that was found, short enough for a line. */
export function shownValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length <= VALUE ? text : `${text.slice(0, VALUE)}…`;
}

/** The beginning of an answer; of a file its size alone. */
export function excerptOf(bytes: Uint8Array, contentType: string | null, token: string | null): string {
  if (!/json|text|html|xml/.test(contentType ?? 'text')) return `${String(bytes.length)} bytes`;
  // A mask must see whole fields, so the excerpt is cut after it.
  return masked(new TextDecoder().decode(bytes.subarray(0, EXCERPT * 8)), token).slice(0, EXCERPT);
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The same call for a terminal; the reader puts a token of their own into `$TOKEN`. */
export function curlOf(method: string, url: URL, { body }: Input, token: string | null): string {
  const address = masked(url.href, token === null ? null : encodeURIComponent(token));
  return [
    `curl -i -X ${method} "${address}"`,
    "-H 'Accept-Language: zh-CN'",
    ...(token === null ? [] : ['-H "Authorization: $TOKEN"']),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quoted(masked(JSON.stringify(body), token))}`]),
  ].join(' ');
}
