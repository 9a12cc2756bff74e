/**
 * nginx access log as JSON lines with operation names instead of URLs: no ids or tokens, and countable by call. Error reports of
 * the portal use the same names.
 */
import { operations } from '#src/api/generated/operations.gen.ts';

/** Log fields. Texts are quoted, also `upstream…`, because nginx writes `-` without an upstream. */
const FIELDS = {
  time: '"$time_iso8601"',
  client: '"$remote_addr"',
  method: '"$request_method"',
  operation: '"$portal_operation"',
  file: '"$portal_file"',
  status: '$status',
  bytes: '$body_bytes_sent',
  seconds: '$request_time',
  upstreamStatus: '"$upstream_status"',
  upstreamSeconds: '"$upstream_response_time"',
} as const;

/** The requested URI; `$uri` is index.html for every page. */
const END = String.raw`(?:\?|$)`;

function callPattern({ method, path }: { method: string; path: string }): string {
  const parts = path.split(/\{\w+\}/).map((part) => part.replaceAll('.', String.raw`\.`));
  return `~^${method} ${parts.join('[^/?]+')}${END}`;
}

/** Two maps and the log format `portal`, for nginx's `http` block. */
export function logLines(): string[] {
  const calls = Object.entries(operations).map(([id, call]) => `  "${callPattern(call)}" ${id};`);
  const format = Object.entries(FIELDS).map(([name, value]) => `"${name}":${value}`);
  return [
    '# Calls by their names in the contract, without ids and queries: those can be secret.',
    'map "$request_method $request_uri" $portal_operation {',
    '  default page;',
    ...calls.toSorted((a, b) => Number(a.includes('[^')) - Number(b.includes('[^'))),
    String.raw`  "~^\S+ /(?:api/n|api/p|n|p)/" unknown;`,
    String.raw`  "~^\S+ [^?]*\.[a-z][a-z0-9]+${END}" file;`.replace('${END}', END),
    '}',
    'map "$portal_operation $request_uri" $portal_file {',
    '  default "";',
    '  "~^file (?<portal_path>[^?]*)" $portal_path;',
    '}',
    `log_format portal escape=json '{${format.join(',')}}';`,
  ];
}
