/** A call of the contract with parsed body and envelope. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { type Operation, routes, type Route } from '../core/route-index.ts';
import { parsed, type Json } from '../recording/format.ts';
import { decoded, type Exchange } from './exchange.ts';
import { isObject } from '../lib/checked-json.ts';

export interface ParsedCall {
  readonly exchange: Exchange;
  readonly operation: OperationId;
  readonly entry: Operation;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly raw: unknown;
  /** Normalised envelope, or other JSON; undefined without JSON. */
  readonly json: unknown;
  readonly data: unknown;
  readonly succeeded: boolean;
}

/** "0000" is a success, "0001" our 0. */
const codeOfAj = (repCode: unknown): number => {
  if (repCode === '0000') return 1;
  return Number(repCode) === 1 ? 0 : Number(repCode);
};

/** Normalises a page: some servers name its fields `rows` and `total`. */
function asPage(data: unknown): unknown {
  if (!isObject(data) || !Array.isArray(data['rows']) || 'list' in data) return data;
  const { rows, total, ...rest } = data;
  return { ...rest, list: rows, ...(total === undefined ? {} : { totals: total }) };
}

/** An answer of AJ-Captcha as our envelope, which it lacks; the portal accepts it (decision 38). Null for other JSON. */
export function envelopeOfAj(json: unknown): object | null {
  if (!isObject(json) || 'code' in json || !('repCode' in json)) return null;
  const { repCode, repMsg, repData = null } = json;
  return { code: codeOfAj(repCode), message: typeof repMsg === 'string' ? repMsg : '', data: repData };
}

/** Normalises an envelope; other JSON stays unchanged. */
function asEnvelope(json: unknown): unknown {
  const captcha = envelopeOfAj(json);
  if (captcha !== null || !isObject(json)) return captcha ?? json;
  const code = Number(json['code'] ?? Number.NaN);
  if (Number.isNaN(code)) return json;
  const message = json['message'] ?? json['msg'] ?? '';
  return {
    code,
    message: typeof message === 'string' ? message : '',
    data: asPage(json['data'] ?? null),
  };
}

const isJsonText = (text: string): boolean => /^\s*[[{"]/.test(text);

function jsonOf({ answer }: Exchange): unknown {
  if (answer?.body == null) return undefined;
  const text = decoded(answer.body);
  return /json|text\/plain/.test(answer.type) || (answer.type === '' && isJsonText(text))
    ? parsed(text)
    : undefined;
}

export function parsedCall({ exchange, route }: Call): ParsedCall {
  const { body } = exchange;
  const raw = jsonOf(exchange);
  const json = asEnvelope(raw);
  return {
    exchange,
    operation: route.operationId,
    entry: route.operation,
    params: route.params,
    body: body !== null && 'text' in body ? parsed(body.text) : undefined,
    raw,
    json,
    data: isObject(json) ? json['data'] : undefined,
    succeeded: isObject(json) && json['code'] === 1,
  };
}

export const fieldsOf = (value: unknown): Json => (isObject(value) ? value : {});

export const textField = (value: unknown, name: string): string => {
  const found = fieldsOf(value)[name];
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
};

interface Call {
  readonly exchange: Exchange;
  readonly route: Route;
}

export interface Selected {
  /** Origin and prefix of the server with most calls; null without any call. */
  readonly server: { readonly origin: string; readonly prefix: string } | null;
  readonly calls: readonly Call[];
  readonly control: readonly Exchange[];
  /** Requests of the same server outside the contract, with counts: `GET /sso/me`. */
  readonly unknown: ReadonlyMap<string, number>;
  readonly files: number;
  readonly hosts: ReadonlyMap<string, number>;
}

/** Maximum number of path segments that a gateway prepends (invented). */
const PREFIX_SEGMENTS = 4;
const CONTROL = '/__mock/';

interface Place {
  readonly prefix: string;
  readonly route: Route;
}

/** The operation whose path ends this one; shortest prefix first. */
function placeOf({ method, url: { pathname } }: Exchange): Place | null {
  let at = 0;
  for (let dropped = 0; dropped <= PREFIX_SEGMENTS && at !== -1; dropped += 1) {
    const route = routes.find(method, pathname.slice(at));
    if (route !== null) return { prefix: pathname.slice(0, at), route };
    at = pathname.indexOf('/', at + 1);
  }
  return null;
}

const FILE =
  /\.(?:js|mjs|css|map|json|html?|ico|png|jpe?g|gif|svg|webp|avif|woff2?|ttf|wasm|txt|webmanifest|pdf)$/i;
const OF_FILES = /^(?:text\/(?:html|css|javascript)|application\/(?:javascript|wasm)|image\/|font\/)/i;

function isFile({ method, url, answer }: Exchange): boolean {
  if (method === 'OPTIONS' || method === 'HEAD') return true;
  return method === 'GET' && (FILE.test(url.pathname) || OF_FILES.test(answer?.type ?? ''));
}

/** A path for summaries, without segments that may be ids or tokens. */
const shownPath = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => (/^[A-Za-z][A-Za-z_.-]{0,30}$|^v\d$|^$/.test(segment) ? segment : '…'))
    .join('/');

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** The most frequent name; the first of several. */
function most(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) count(counts, name);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

export function select(exchanges: readonly Exchange[]): Selected {
  const places = exchanges.map((exchange) => ({ exchange, place: placeOf(exchange) }));
  const base = most(
    places.flatMap(({ exchange, place }) =>
      place === null ? [] : [`${exchange.url.origin} ${place.prefix}`],
    ),
  );
  const unknown = new Map<string, number>();
  const hosts = new Map<string, number>();
  if (base === undefined) {
    for (const { url } of exchanges) count(hosts, url.host);
    return { server: null, calls: [], control: [], unknown, files: 0, hosts };
  }
  const [origin = '', prefix = ''] = base.split(' ');
  const calls: Call[] = [];
  const control: Exchange[] = [];
  let files = 0;
  for (const { exchange, place } of places) {
    const { url, method } = exchange;
    if (url.origin !== origin) count(hosts, url.host);
    else if (place !== null && place.prefix === prefix) calls.push({ exchange, route: place.route });
    else if (url.pathname.startsWith(CONTROL)) control.push(exchange);
    else if (isFile(exchange)) files += 1;
    else count(unknown, `${method} ${shownPath(url.pathname)}`);
  }
  return { server: { origin, prefix }, calls, control, unknown, files, hosts };
}
