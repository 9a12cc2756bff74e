/** What an answer means before anybody looks at its shape: data, a refusal, a session that nobody knows, a login page. */
import { parseLossless } from '#src/lib/lossless-json.ts';
import { isObject } from '../openapi/json.ts';
import type { Drift } from './drift-kinds.ts';
import type { Words } from './words.ts';

/** An answer as it came. */
export interface Came {
  readonly status: number;
  readonly contentType: string | null;
  readonly bytes: Uint8Array;
  /** Where a redirect leads. */
  readonly location?: string | null;
}

export interface Meaning {
  readonly json: unknown;
  /** The first line of a report: the server's own reason comes before any shape. Null where it is data. */
  readonly says: Words | null;
  /** No session behind the token: by status, by code or by the way to a login page. */
  readonly unauthorized: boolean;
  /** Whether the shape of a success is to be judged, whatever the code says. */
  readonly isData: boolean;
  readonly drifts: readonly Drift[];
}

/** The charset of a content type; UTF-8 without one. */
export const charsetOf = (contentType: string | null): string =>
  /charset="?([^";]+)/i
    .exec(contentType ?? '')?.[1]
    ?.trim()
    .toLowerCase() ?? 'utf-8';

function decoded({ bytes, contentType }: Came): string {
  try {
    return new TextDecoder(charsetOf(contentType)).decode(bytes);
  } catch {
    // A charset that nobody knows.
    return new TextDecoder().decode(bytes);
  }
}

/** The server's own reason, in quotation marks. */
function reasonOf(json: unknown): string {
  if (!isObject(json)) return '';
  const reason = json['message'] ?? json['msg'] ?? json['error'];
  return typeof reason === 'string' && reason !== '' ? `: ${JSON.stringify(reason)}` : '';
}

const isLogin = (location: string): boolean => /log-?in|sso|cas|auth/i.test(location);

/** Ids beyond 2^53 that came as bare numbers: lossless reading has made texts of them. */
function hasUnsafeNumber(text: string, json: unknown): boolean {
  return /[:[,]\s*-?\d{16,}\s*[,\]}]/.test(text) && JSON.stringify(json) !== JSON.stringify(JSON.parse(text));
}

/**
 * Reads an answer to a call that gives JSON.
 * @param text what the bytes say
 */
function jsonMeaning({ status, contentType }: Came, text: string): Meaning {
  let json: unknown;
  try {
    json = parseLossless(text);
  } catch {
    const shown = JSON.stringify(text.trimStart().slice(0, 40));
    const says =
      text.trim() === ''
        ? { en: `HTTP ${String(status)} with an empty body`, zh: `HTTP ${String(status)}，应答为空` }
        : {
            en: `HTTP ${String(status)}, is not JSON: ${shown}…`,
            zh: `HTTP ${String(status)}，不是 JSON：${shown}…`,
          };
    return { json: undefined, says, unauthorized: status === 401, isData: false, drifts: [] };
  }
  const drifts: Drift[] = [];
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') drifts.push({ kind: 'contentType', place: `content-type ${type ?? '–'}` });
  if (hasUnsafeNumber(text, json)) drifts.push({ kind: 'unsafeNumber', place: '/data' });
  const code = isObject(json) ? Number(json['code'] ?? Number.NaN) : Number.NaN;
  const unauthorized = status === 401 || code === 401;
  const reason = reasonOf(json);
  if (status === 200 && (code === 1 || Number.isNaN(code)))
    return { json, says: null, unauthorized, isData: true, drifts };
  const data = isObject(json) ? json['data'] : null;
  const isData = status === 200 && data !== null && data !== undefined;
  const outcome = status === 200 ? '' : `HTTP ${String(status)}, `;
  const named = Number.isNaN(code) ? 'no code' : `code ${String(code)}`;
  return {
    json,
    says: {
      en: `${outcome}${named}, expected 1${reason}`,
      zh: `${outcome}${Number.isNaN(code) ? '没有 code' : named}，应为 1${reason}`,
    },
    unauthorized,
    isData,
    drifts,
  };
}

/** What an answer means. */
export function meaningOf(came: Came, givesJson: boolean): Meaning {
  const { status, location = null } = came;
  if (status >= 300 && status < 400) {
    const target = location ?? '–';
    return {
      json: undefined,
      says: { en: `HTTP ${String(status)} to ${target}`, zh: `HTTP ${String(status)}，转到 ${target}` },
      unauthorized: isLogin(target),
      isData: false,
      drifts: [],
    };
  }
  const isJson = (came.contentType ?? '').includes('json');
  if (givesJson || isJson) return jsonMeaning(came, decoded(came));
  const says = status === 200 ? null : { en: `HTTP ${String(status)}`, zh: `HTTP ${String(status)}` };
  return { json: undefined, says, unauthorized: status === 401, isData: status === 200, drifts: [] };
}
