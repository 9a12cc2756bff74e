/** A call of the journal as a command line. */
import type { Schemas } from './api.ts';

/** For a POSIX shell: whatever is in it stays one word. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/**
 * `curl` for a call as the journal keeps it. Secrets are masked there, so a token must be put in again; a file cannot be
 * sent again, and only its name stands there.
 */
export function curlOf(
  { method = 'GET', path = '/', body, language, userId }: Schemas['ControlJournalEntry'],
  origin: string,
): string {
  const headers = [
    ...(language === null || language === undefined ? [] : [`Accept-Language: ${language}`]),
    ...(userId === null || userId === undefined ? [] : ['Authorization: TOKEN']),
    ...(body === null || body === undefined ? [] : ['Content-Type: application/json']),
  ];
  return [
    `curl -X ${method} ${quoted(origin + path)}`,
    ...headers.map((header) => `-H ${quoted(header)}`),
    ...(body === null || body === undefined ? [] : [`-d ${quoted(JSON.stringify(body))}`]),
  ].join(' ');
}
