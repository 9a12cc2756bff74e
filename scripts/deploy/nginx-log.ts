/**
 * nginx's log: one JSON object a line, with the name that a call has in the contract in place of its address. Ids in paths and
 * tokens in queries never reach it, and lines can be counted by call; error reports of the portal use the same names.
 */
import { operations } from '#src/api/generated/operations.gen.ts';

/** What a line says, by field. Texts are quoted; `upstream…` are texts, because nginx writes `-` without an upstream. */
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

/** The address as it was asked for; `$uri` is index.html for every page. */
const END = String.raw`(?:\?|$)`;

function callPattern({ method, path }: { method: string; path: string }): string {
  const parts = path.split(/\{\w+\}/).map((part) => part.replaceAll('.', String.raw`\.`));
  return `~^${method} ${parts.join('[^/?]+')}${END}`;
}

/** For nginx's `http` block: two maps and the format `portal`. */
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
