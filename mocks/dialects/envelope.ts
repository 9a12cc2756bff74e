import { ofEnvelope, type Json, type WireAnswer, type DialectContext, eachValue, ofData } from './dialect.ts';
import { isObject } from '../lib/checked-json.ts';

/** GBK bytes per character, built by decoding: runtimes offer no GBK encoder. */
let bytesOf: Map<string, string> | undefined;

function table(): Map<string, string> {
  const gbk = new TextDecoder('gbk');
  const found = new Map<string, string>();
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const character = gbk.decode(Uint8Array.of(first, second));
      if (character.length === 1 && character !== '\uFFFD' && !found.has(character))
        found.set(character, String.fromCharCode(first, second));
    }
  return found;
}

/** File names in `Content-Disposition` as older Chinese servers send them: raw GBK, one character per byte. */
export function gbkBytes(text: string): string {
  bytesOf ??= table();
  const known = bytesOf;
  return [...text].map((sign) => (sign < '\u0080' ? sign : (known.get(sign) ?? '?'))).join('');
}

export const gbkFileNames = (response: WireAnswer): WireAnswer => {
  const disposition = response.headers['content-disposition'] ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  if (encoded === undefined) return response;
  const [kind = 'attachment'] = disposition.split(';', 1);
  const name = gbkBytes(decodeURIComponent(encoded).replaceAll('"', "'"));
  return {
    ...response,
    headers: { ...response.headers, 'content-disposition': `${kind}; filename="${name}"` },
  };
};

function renamed(envelope: Json, from: string, to: string): Json {
  return Object.fromEntries(
    Object.entries(envelope).map(([name, value]) => [name === from ? to : name, value]),
  );
}

export const codeAsText = ofEnvelope((envelope) =>
  'code' in envelope ? { ...envelope, code: String(envelope['code']) } : envelope,
);

export const msg = ofEnvelope((envelope) => renamed(envelope, 'message', 'msg'));

/** AJ-Captcha's codes have four digits; ours are the same numbers, except 0 for 0001. */
function repCode(code: unknown): string {
  if (code === 1) return '0000';
  return code === 0 ? '0001' : String(code).padStart(4, '0');
}

/** A stock AJ-Captcha controller without the portal's envelope. */
export const bareCaptcha = (response: WireAnswer, { operation }: DialectContext): WireAnswer => {
  const { json } = response;
  if ((operation !== 'getCaptcha' && operation !== 'checkCaptcha') || !isObject(json)) return response;
  const { code, message, data = null } = json;
  const isPassed = code === 1;
  return {
    ...response,
    json: {
      repCode: repCode(code),
      repMsg: isPassed ? null : message,
      repData: data,
      success: isPassed,
    },
  };
};

/** Login page of a server with its own login. */
export const LOGIN_PAGE = '/sso/login';

/** Spring Security's default. */
export const loginRedirect = (response: WireAnswer): WireAnswer =>
  response.status === 401 ? { status: 302, headers: { location: LOGIN_PAGE }, body: null } : response;

export const refusalsAs200 = (response: WireAnswer): WireAnswer =>
  response.status >= 400 && isObject(response.json) ? { ...response, status: 200 } : response;

export const textPlain = (response: WireAnswer): WireAnswer =>
  response.json === undefined
    ? response
    : { ...response, headers: { ...response.headers, 'content-type': 'text/plain;charset=UTF-8' } };

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;

export const numbersAsText = ofData((data) =>
  eachValue(data, (value) => (typeof value === 'number' ? String(value) : value)),
);

export const dateTimes = ofData((data) =>
  eachValue(data, (value) => (typeof value === 'string' && DATE.test(value) ? `${value} 00:00:00` : value)),
);

/** Times are in UTC+8, the platform's time zone. */
function millisOf(text: string): number {
  const [, date = text, time = '00:00:00'] = DATE_TIME.exec(text) ?? [];
  return Date.parse(`${date}T${time}+08:00`);
}

export const epochMillis = ofData((data) =>
  eachValue(data, (value) =>
    typeof value === 'string' && (DATE.test(value) || DATE_TIME.test(value)) ? millisOf(value) : value,
  ),
);

export const nullLists = ofData((data) =>
  eachValue(data, (value) => (Array.isArray(value) && value.length === 0 ? null : value)),
);

export const nullsLeftOut = ofEnvelope((envelope) => {
  const left = eachValue(envelope, (value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null)) : value,
  );
  return isObject(left) ? left : envelope;
});

/** Renames a field of a page: any object with both a list and a count. */
const renamedInPages = (from: 'totals' | 'list', to: string) =>
  ofData((data) =>
    eachValue(data, (value) => {
      if (!isObject(value) || !('totals' in value || 'total' in value) || !(from in value)) return value;
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name === from ? to : name, inner]),
      );
    }),
  );

export const total = renamedInPages('totals', 'total');
export const rows = renamedInPages('list', 'rows');

/** Replaces a page by its rows. */
export const bareLists = ofData((data) => {
  if (!isObject(data) || !('totals' in data || 'total' in data)) return data;
  return data['list'] ?? data['rows'] ?? data;
});
