/** Reads HAR 1.2 (http://www.softwareishard.com/blog/har-12-spec/) of browsers, proxies and Playwright. */
import { fromBase64, toBytes } from '../lib/bytes.ts';
import type { Json } from '../recording/format.ts';
import * as exchange from './exchange.ts';
import { jsonOfFields, partsOfText } from './form-text.ts';
import { fieldsOf } from './parsed-call.ts';
import { isObject } from '../lib/checked-json.ts';

const encoder = new TextEncoder();

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

const pairsOf = (value: unknown): [string, string][] =>
  listOf(value).map((one) => [textOf(one['name']), textOf(one['value'])]);

/** Repeated headers are joined, as HTTP does. */
function headersOf(value: unknown): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [given, text] of pairsOf(value)) {
    const name = given.toLowerCase();
    const before = headers[name];
    headers[name] = before === undefined ? text : `${before}${name === 'cookie' ? '; ' : ', '}${text}`;
  }
  return headers;
}

function partOfParam(param: Json): exchange.ExchangePart {
  const name = textOf(param['name']);
  const fileName = param['fileName'];
  if (typeof fileName !== 'string') return { name, text: textOf(param['value']) };
  return { name, file: { name: fileName, type: textOf(param['contentType']), bytes: null } };
}

async function bodyOf(postData: unknown): Promise<exchange.ExchangeBody> {
  if (!isObject(postData)) return null;
  const type = textOf(postData['mimeType']);
  const text = textOf(postData['text']);
  if (type.startsWith('multipart/')) {
    const parts = text === '' ? null : await partsOfText(text, type);
    return { form: parts ?? listOf(postData['params']).map(partOfParam) };
  }
  if (type.startsWith('application/x-www-form-urlencoded')) {
    const params = pairsOf(postData['params']);
    return { text: jsonOfFields(params.length > 0 ? params : new URLSearchParams(text)) };
  }
  return text === '' ? null : { text };
}

function contentOf(content: Json): Uint8Array<ArrayBuffer> | null {
  const { text, encoding } = content;
  if (typeof text !== 'string') return numberOf(content['size']) === 0 ? new Uint8Array(0) : null;
  if (encoding !== 'base64') return toBytes(encoder.encode(text));
  try {
    return fromBase64(text);
  } catch {
    return null;
  }
}

function answerOf(value: unknown): exchange.ExchangeAnswer | null {
  const response = fieldsOf(value);
  const status = numberOf(response['status']);
  // Blocked, cancelled or aborted: it is unknown whether the server received it.
  if (status < 100 || status > 599) return null;
  const content = fieldsOf(response['content']);
  const headers = headersOf(response['headers']);
  return {
    status,
    headers,
    type: headers['content-type'] ?? textOf(content['mimeType']),
    // 304: the body was in the browser's cache.
    body: status === 304 ? null : contentOf(content),
  };
}

async function exchangeOf(entry: Json): Promise<exchange.Exchange | null> {
  const request = fieldsOf(entry['request']);
  const response = fieldsOf(entry['response']);
  const url = textOf(request['url']);
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return null;
  const at = Date.parse(textOf(entry['startedDateTime']));
  const headers = headersOf(request['headers']);
  const setCookies = pairsOf(response['headers']).filter(([name]) => name.toLowerCase() === 'set-cookie');
  return {
    at: Number.isNaN(at) ? null : at,
    ms: Math.max(0, numberOf(entry['time'])),
    method: textOf(request['method']).toUpperCase(),
    url: new URL(url),
    headers,
    cookies: [
      ...pairsOf(request['cookies']),
      ...pairsOf(response['cookies']),
      ...exchange.cookiesIn(headers['cookie'] ?? ''),
      ...setCookies.flatMap(([, text]) => text.split('\n').flatMap((line) => exchange.cookiesIn(line, true))),
    ],
    body: await bodyOf(request['postData']),
    answer: answerOf(response),
  };
}

export const isHar = (json: unknown): json is Json =>
  isObject(json) && isObject(json['log']) && Array.isArray(json['log']['entries']);

/** Its exchanges in chronological order. Throws {@link TrafficError}. */
export async function exchangesOfHar(har: Json): Promise<exchange.Exchange[]> {
  const entries = listOf(fieldsOf(har['log'])['entries']);
  if (entries.length > exchange.EXCHANGES_MAX)
    throw new exchange.TrafficError(
      `The HAR has ${String(entries.length)} entries, at most ${String(exchange.EXCHANGES_MAX)} are read`,
      `HAR 有 ${String(entries.length)} 条，最多读取 ${String(exchange.EXCHANGES_MAX)} 条`,
    );
  const exchanges: exchange.Exchange[] = [];
  for (const [index, entry] of entries.entries()) {
    const exchange = await exchangeOf(entry);
    if (exchange !== null) exchanges.push({ ...exchange, entry: index + 1 });
  }
  return exchanges.sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
}
