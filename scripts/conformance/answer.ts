/** Classifies an answer before its shape is validated: data, refusal, unauthorised, login page. */
import { parseLossless } from '#src/lib/lossless-json.ts';
import { envelopeOfAj } from '#mocks/traffic/parsed-call.ts';
import { isObject } from '../openapi/json.ts';
import type { Drift } from './drift-kinds.ts';
import type { Words } from './words.ts';

export interface Received {
  readonly status: number;
  readonly contentType: string | null;
  readonly bytes: Uint8Array;
  readonly location?: string | null;
}

export interface Meaning {
  readonly json: unknown;
  /** The first line of a report: the server's message, before any difference in shape. Null for data. */
  readonly says: Words | null;
  /** Rejected token: by status, code or redirect to a login page. */
  readonly unauthorized: boolean;
  /** Whether to validate the shape as a success, even with another code. */
  readonly isData: boolean;
  readonly drifts: readonly Drift[];
}

export const charsetOf = (contentType: string | null): string =>
  /charset="?([^";]+)/i
    .exec(contentType ?? '')?.[1]
    ?.trim()
    .toLowerCase() ?? 'utf-8';

function decoded({ bytes, contentType }: Received): string {
  try {
    return new TextDecoder(charsetOf(contentType)).decode(bytes);
  } catch {
    // Unknown charset: fall back to UTF-8.
    return new TextDecoder().decode(bytes);
  }
}

function reasonOf(json: unknown): string {
  if (!isObject(json)) return '';
  const reason = json['message'] ?? json['msg'] ?? json['error'];
  return typeof reason === 'string' && reason !== '' ? `: ${JSON.stringify(reason)}` : '';
}

const isLogin = (location: string): boolean => /log-?in|sso|cas|auth/i.test(location);

/** Numbers beyond 2^53: the lossless parser has turned them into strings. */
function hasUnsafeNumber(text: string, json: unknown): boolean {
  return /[:[,]\s*-?\d{16,}\s*[,\]}]/.test(text) && JSON.stringify(json) !== JSON.stringify(JSON.parse(text));
}

/**
 * Interprets the answer of a JSON call.
 * @param text the decoded body
 */
function jsonMeaning({ status, contentType }: Received, text: string): Meaning {
  let sent: unknown;
  try {
    sent = parseLossless(text);
  } catch {
    const shown = JSON.stringify(text.trimStart().slice(0, 40));
    const says =
      text.trim() === ''
        ? { en: `HTTP ${status} with an empty body`, zh: `HTTP ${status}，应答为空` }
        : {
            en: `HTTP ${status}, is not JSON: ${shown}…`,
            zh: `HTTP ${status}，不是 JSON：${shown}…`,
          };
    return { json: undefined, says, unauthorized: status === 401, isData: false, drifts: [] };
  }
  const drifts: Drift[] = [];
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') drifts.push({ kind: 'contentType', place: `content-type ${type ?? '–'}` });
  if (hasUnsafeNumber(text, sent)) drifts.push({ kind: 'unsafeNumber', place: '/data' });
  const captcha = envelopeOfAj(sent);
  if (captcha !== null) drifts.push({ kind: 'bareCaptcha', place: '/repCode' });
  const json = captcha ?? sent;
  const code = isObject(json) ? Number(json['code'] ?? Number.NaN) : Number.NaN;
  const unauthorized = status === 401 || code === 401;
  const reason = reasonOf(json);
  if (status === 200 && (code === 1 || Number.isNaN(code)))
    return { json, says: null, unauthorized, isData: true, drifts };
  const data = isObject(json) ? json['data'] : null;
  const isData = status === 200 && data !== null && data !== undefined;
  const outcome = status === 200 ? '' : `HTTP ${status}, `;
  const named = Number.isNaN(code) ? 'no code' : `code ${code}`;
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

export function meaningOf(received: Received, givesJson: boolean): Meaning {
  const { status, location = null } = received;
  if (status >= 300 && status < 400) {
    const target = location ?? '–';
    return {
      json: undefined,
      says: { en: `HTTP ${status} to ${target}`, zh: `HTTP ${status}，转到 ${target}` },
      unauthorized: isLogin(target),
      isData: false,
      drifts: [],
    };
  }
  const isJson = (received.contentType ?? '').includes('json');
  if (givesJson || isJson) return jsonMeaning(received, decoded(received));
  const says = status === 200 ? null : { en: `HTTP ${status}`, zh: `HTTP ${status}` };
  return { json: undefined, says, unauthorized: status === 401, isData: status === 200, drifts: [] };
}
