/** Reads a Postman collection v2.1 (https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html). */
import type { Json } from '../recording/format.ts';
import * as exchange from './exchange.ts';
import { jsonOfFields } from './form-text.ts';
import { isObject } from '../lib/checked-json.ts';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const isUsed = (one: Json): boolean => one['disabled'] !== true;

type Fill = (text: string) => string;

const pairsOf = (value: unknown, fill: Fill): [string, string][] =>
  listOf(value)
    .filter(isUsed)
    .map((one) => [fill(textOf(one['key'])), fill(textOf(one['value']))]);

/** Substitutes collection variables; unknown ones stay and appear in the summary. */
const filler =
  (variables: ReadonlyMap<string, string>): Fill =>
  (text) =>
    text.replace(/\{\{([^{}]+)\}\}/g, (all, name: string) => variables.get(name.trim()) ?? all);

/** The URL; a host from an environment variable is unknown. */
function urlOf(value: unknown, fill: Fill): URL | null {
  const raw = fill(textOf(isObject(value) ? value['raw'] : value));
  const placed = raw.replace(/^\{\{[^{}]+\}\}/, 'http://host.invalid');
  const address = /^https?:\/\//i.test(placed) ? placed : `http://${placed}`;
  if (raw === '' || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (!isObject(value)) return url;
  for (const variable of listOf(value['variable']))
    url.pathname = url.pathname
      .split('/')
      .map((segment) =>
        segment === `:${textOf(variable['key'])}`
          ? encodeURIComponent(fill(textOf(variable['value'])))
          : segment,
      )
      .join('/');
  for (const parameter of listOf(value['query']))
    if (!isUsed(parameter)) url.searchParams.delete(textOf(parameter['key']));
  return url;
}

function partOf(one: Json, fill: Fill): exchange.ExchangePart {
  const name = textOf(one['key']);
  if (one['type'] !== 'file') return { name, text: fill(textOf(one['value'])) };
  const path = Array.isArray(one['src']) ? textOf(one['src'][0]) : textOf(one['src']);
  const fileName = path.split(/[\\/]/).at(-1) ?? '';
  return { name, file: { name: fileName, type: textOf(one['contentType']), bytes: null } };
}

function bodyOf(value: unknown, fill: Fill): exchange.ExchangeBody {
  if (!isObject(value)) return null;
  const { mode } = value;
  if (mode === 'formdata')
    return {
      form: listOf(value['formdata'])
        .filter(isUsed)
        .map((one) => partOf(one, fill)),
    };
  if (mode === 'urlencoded') return { text: jsonOfFields(pairsOf(value['urlencoded'], fill)) };
  const text = fill(textOf(value['raw']));
  return text === '' ? null : { text };
}

function authorization(auth: unknown, fill: Fill): Record<string, string> {
  if (!isObject(auth)) return {};
  const values = Object.fromEntries(pairsOf(auth[textOf(auth['type'])], fill));
  if (auth['type'] === 'bearer') return { authorization: `Bearer ${values['token'] ?? ''}` };
  return auth['type'] === 'apikey' && values['in'] !== 'query'
    ? { [(values['key'] ?? '').toLowerCase()]: values['value'] ?? '' }
    : {};
}

function exchangeOf(value: unknown, auth: unknown, fill: Fill): exchange.Exchange | null {
  const request: Json = isObject(value) ? value : { url: value };
  const url = urlOf(request['url'], fill);
  if (url === null) return null;
  const headers = {
    ...authorization(request['auth'] ?? auth, fill),
    ...Object.fromEntries(
      pairsOf(request['header'], fill).map(([name, text]) => [name.toLowerCase(), text] as const),
    ),
  };
  return {
    at: null,
    ms: 0,
    method: textOf(request['method']).toUpperCase() || 'GET',
    url,
    headers,
    cookies: exchange.cookiesIn(headers['cookie'] ?? ''),
    body: bodyOf(request['body'], fill),
    answer: null,
  };
}

export const isPostman = (json: unknown): json is Json =>
  isObject(json) && isObject(json['info']) && Array.isArray(json['item']);

/** Requests in order, folders flattened. Throws {@link TrafficError}. */
export function exchangesOfPostman(collection: Json): exchange.Exchange[] {
  const variables = new Map(pairsOf(collection['variable'], (text) => text));
  const fill = filler(variables);
  const exchanges: exchange.Exchange[] = [];
  const walk = (items: unknown, auth: unknown): void => {
    for (const item of listOf(items)) {
      const own = item['auth'] ?? auth;
      if (Array.isArray(item['item'])) walk(item['item'], own);
      else {
        const exchange = exchangeOf(item['request'], own, fill);
        if (exchange !== null) exchanges.push(exchange);
      }
      if (exchanges.length > exchange.EXCHANGES_MAX)
        throw new exchange.TrafficError('The collection has too many requests', '集合中的请求过多');
    }
  };
  // Recursion is bounded by the depth limit of the JSON (checked-json.ts).
  walk(collection['item'], collection['auth']);
  return exchanges;
}
