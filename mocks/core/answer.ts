/** Answer as plain data: readable for journal and contract check, sent by each adapter. */
import type { Transport } from '../dialects/dialect.ts';
import type { Fault } from '../world/entities.ts';
import type { AnyReply } from './mock.ts';
import { PICTURE_MARK } from '../world/recorder.ts';

/** A header value in every bundle with the mock; scripts/check-bundle.ts asserts that the portal's bundle lacks it. */
export const MOCK_MARKER = 'steel-mock-backend';

const IMAGE_MIN_LENGTH = 2000;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const isPicture = (value: unknown): boolean =>
  typeof value === 'string' && value.length >= IMAGE_MIN_LENGTH && BASE64.test(value);

/** JSON with placeholders instead of base64 images, for the recorder; null without any. */
export function markedPictures<Answer extends { readonly data: unknown }>(answer: Answer): string | null {
  const { data } = answer;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const pictures = Object.entries(data).filter(([, value]) => isPicture(value));
  if (pictures.length === 0) return null;
  const marks = Object.fromEntries(pictures.map(([name]) => [name, PICTURE_MARK]));
  return JSON.stringify({ ...answer, data: { ...data, ...marks } });
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
  const marked = markedPictures(json);
  const body = JSON.stringify(json);
  return { status, headers: JSON_HEADERS, body, json, ...(marked === null ? {} : { marked }) };
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

export function withCommonHeaders(answer: Answer, extra: Readonly<Record<string, string>>): Answer {
  const headers = { 'cache-control': 'no-store', 'x-powered-by': MOCK_MARKER, ...answer.headers, ...extra };
  return { ...answer, headers };
}
