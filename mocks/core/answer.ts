/** Answer as plain data: readable for journal and contract check, sent by each adapter. */
import type { Transport } from '../dialects/dialect.ts';
import type { Fault } from '../world/types.ts';
import type { AnyReply } from './mock.ts';
import { PICTURE_MARK } from '../world/recorder.ts';

/** A header value in every bundle with the mock; scripts/check-bundle.ts asserts that the portal's bundle lacks it. */
export const MOCK_MARKER = 'steel-mock-backend';

/** Minimum length of an image, characters. */
const IMAGE_MIN_LENGTH = 2000;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Cache size: a World sends the same images repeatedly. */
const IMAGE_CACHE_SIZE = 256;
const known = new Set<string>();

function isPicture(value: unknown): value is string {
  if (typeof value !== 'string' || value.length < IMAGE_MIN_LENGTH) return false;
  if (known.has(value)) return true;
  if (!BASE64.test(value)) return false;
  if (known.size >= IMAGE_CACHE_SIZE) known.clear();
  known.add(value);
  return true;
}

interface WithPictures {
  readonly whole: string;
  readonly marked: string;
}

const MARK = JSON.stringify(PICTURE_MARK);

/** Base64 images make up most of an answer: serialised without escaping, and with placeholders for the recorder. */
export function serialiseWithPictures<Answer extends { readonly data: unknown }>(
  answer: Answer,
): WithPictures | null {
  const { data } = answer;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const fields = Object.entries(data).filter(([, value]) => isPicture(value));
  if (fields.length === 0) return null;
  const marks = Object.fromEntries(fields.map(([name]) => [name, PICTURE_MARK]));
  const marked = JSON.stringify({ ...answer, data: { ...data, ...marks } });
  const parts = marked.split(MARK);
  // The data contains the placeholder: ambiguous.
  if (parts.length !== fields.length + 1) return null;
  let whole = parts[0] ?? '';
  for (const [at, [, picture]] of fields.entries()) whole += `"${String(picture)}"${parts[at + 1] ?? ''}`;
  return { whole, marked };
}

export interface PlainAnswer {
  readonly status: number;
  /** Keys in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** A stream for server-sent events and the progress of a replay. */
  readonly body: Uint8Array | string | ReadableStream<Uint8Array> | null;
  /** Closes the connection without an answer. */
  readonly dropped?: true;
  /** Only adapters that control the connection support these. */
  readonly transport?: readonly Transport[];
}

export interface Answer extends PlainAnswer {
  readonly body: Uint8Array | string | null;
  readonly json?: unknown;
  /** The body with placeholders instead of images. */
  readonly marked?: string;
}

const JSON_HEADERS = { 'content-type': 'application/json' } as const;

/** JSON answer in the envelope (decision 4). */
export function envelope(status: number, code: number, message: string, data: unknown = null): Answer {
  const json = { code, message, data };
  const pictured = serialiseWithPictures(json);
  return pictured === null
    ? { status, headers: JSON_HEADERS, body: JSON.stringify(json), json }
    : { status, headers: JSON_HEADERS, body: pictured.whole, json, marked: pictured.marked };
}

/** HTTP error: the envelope repeats the status as code (document 1 §8). */
export function httpFailure(status: number, message: string): Answer {
  return envelope(status, status, message);
}

export function fromReply(reply: AnyReply): Answer {
  if (reply.kind === 'ok') return envelope(200, 1, reply.message, reply.data);
  const { status, headers, body } = reply;
  if (typeof body !== 'string' || !contentTypeOf(headers).startsWith('application/json')) {
    return { status, headers, body };
  }
  return { status, headers, body, json: JSON.parse(body) as unknown };
}

/** With parameters; empty if absent. */
export function contentTypeOf(headers: Readonly<Record<string, string>>): string {
  return headers['content-type'] ?? '';
}

const STATUS_MESSAGE: Readonly<Record<number, string>> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'REQUEST_TIMEOUT',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
  504: 'GATEWAY_TIMEOUT',
};

const HTML_HEADERS = { 'content-type': 'text/html; charset=utf-8' } as const;
/** HTML of an intermediary, e.g. a captive portal. */
const HTML_PAGE =
  '<!doctype html><html><head><title>Gateway</title></head><body>Sign in to the network.</body></html>';

/** Null if the handler still runs. */
export function faultAnswer(fault: Fault | null): Answer | null {
  if (fault === null) return null;
  const { kind, value = 0, message } = fault;
  if (kind === 'network') return { status: 0, headers: {}, body: null, dropped: true };
  if (kind === 'status') return httpFailure(value, message ?? STATUS_MESSAGE[value] ?? 'SERVER_ERROR');
  if (kind === 'html') return { status: 200, headers: HTML_HEADERS, body: HTML_PAGE };
  if (kind === 'code') return envelope(200, value, message ?? 'FAILURE');
  return null;
}

export function truncated(answer: Answer): Answer {
  const { status, headers, body } = answer;
  if (body === null) return answer;
  return { status, headers, body: body.slice(0, Math.ceil(body.length / 2)) };
}

export function loggedAnswer(answer: Answer): unknown {
  if (answer.json !== undefined) return answer.json;
  if (answer.body === null) return undefined;
  if (typeof answer.body === 'string') return answer.body;
  return { file: contentTypeOf(answer.headers), bytes: answer.body.length };
}

export function codeOf({ json }: Answer): number | null {
  if (typeof json !== 'object' || json === null || !('code' in json)) return null;
  return typeof json.code === 'number' ? json.code : null;
}

/** Adds the common headers. @param extra headers added by the core */
export function withCommonHeaders(answer: Answer, extra: Readonly<Record<string, string>>): Answer {
  const headers = { 'cache-control': 'no-store', 'x-powered-by': MOCK_MARKER, ...answer.headers, ...extra };
  return { ...answer, headers };
}
