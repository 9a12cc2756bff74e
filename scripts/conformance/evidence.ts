/** Evidence for a difference, for the server's team: value, excerpt, `curl` command without secrets. */
import type { Input } from './plan.ts';

const EXCERPT = 400;
const VALUE = 80;
const SECRET_FIELD =
  /("(?:[^"]*(?:token|password|secret|captcha|verify|key|mobile|phone|mail|account)[^"]*)"\s*:\s*)"(?:[^"\\]|\\.)*"/gi;

/** Masks the session token and values of fields with secrets or personal data. */
export function masked(text: string, token: string | null): string {
  const bare = token === null || token === '' ? text : text.replaceAll(token, '$TOKEN');
  return bare.replace(SECRET_FIELD, '$1"…"');
}

export function shownValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length <= VALUE ? text : `${text.slice(0, VALUE)}…`;
}

/** The start of an answer; for a file only its size. */
export function excerptOf(bytes: Uint8Array, contentType: string | null, token: string | null): string {
  if (!/json|text|html|xml/.test(contentType ?? 'text')) return `${bytes.length} bytes`;
  // Masking needs complete fields, so it precedes the cut.
  return masked(new TextDecoder().decode(bytes.subarray(0, EXCERPT * 8)), token).slice(0, EXCERPT);
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The call as a curl command; the token is a placeholder, `$TOKEN`. */
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
