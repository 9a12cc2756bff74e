/** An answer as plain data: the journal and the contract check read it, and each adapter sends it in its way. */
import type { Transport } from '../dialects/dialect.ts';
import { MOCK_MARKER } from '../lib/marker.ts';
import type { Fault } from '../world/types.ts';
import type { AnyReply } from './mock.ts';
import { writtenWithPictures } from './pictures.ts';

/** What leaves the mock. */
export interface PlainAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** A stream is made while it is read: news of a World, the progress of something long. */
  readonly body: Uint8Array | string | ReadableStream<Uint8Array> | null;
  /** The connection is dropped instead. */
  readonly dropped?: true;
  /** How its bytes travel, where an adapter has a connection of its own. */
  readonly transport?: readonly Transport[];
}

/** What answers a call of the portal. */
export interface Answer extends PlainAnswer {
  readonly body: Uint8Array | string | null;
  /** The body as data, where it is JSON. */
  readonly json?: unknown;
  /** The body with a mark for each picture, where it has some. */
  readonly marked?: string;
}

const JSON_HEADERS = { 'content-type': 'application/json' } as const;

/** The envelope of every JSON answer (decision 4). */
export function envelope(status: number, code: number, message: string, data: unknown = null): Answer {
  const json = { code, message, data };
  const pictured = writtenWithPictures(json);
  return pictured === null
    ? { status, headers: JSON_HEADERS, body: JSON.stringify(json), json }
    : { status, headers: JSON_HEADERS, body: pictured.whole, json, marked: pictured.marked };
}

/** An HTTP error: its envelope repeats the status as code (document 1 §8). */
export function httpFailure(status: number, message: string): Answer {
  return envelope(status, status, message);
}

/** What a handler returned. */
export function fromReply(reply: AnyReply): Answer {
  if (reply.kind === 'ok') return envelope(200, 1, reply.message, reply.data);
  if (reply.kind === 'fail') return envelope(200, reply.code, reply.message);
  const { status, headers, body } = reply;
  if (typeof body !== 'string' || !contentTypeOf(headers).startsWith('application/json')) {
    return { status, headers, body };
  }
  return { status, headers, body, json: JSON.parse(body) as unknown };
}

/** Type with its parameters, as `text/html; charset=utf-8`; empty when none is named. Names of headers come in lower case. */
export function contentTypeOf(headers: Readonly<Record<string, string>>): string {
  return headers['content-type'] ?? '';
}

/** Text for a status that a fault asks for. */
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
/** As a gateway in between sends it, a login page of the network for example. */
const HTML_PAGE =
  '<!doctype html><html><head><title>Gateway</title></head><body>Sign in to the network.</body></html>';

/** The answer of a fault that takes the handler's place; null when the handler still runs. */
export function faultAnswer(fault: Fault | null): Answer | null {
  if (fault === null) return null;
  const { kind, value = 0, message } = fault;
  if (kind === 'network') return { status: 0, headers: {}, body: null, dropped: true };
  if (kind === 'status') return httpFailure(value, message ?? STATUS_MESSAGE[value] ?? 'SERVER_ERROR');
  if (kind === 'html') return { status: 200, headers: HTML_HEADERS, body: HTML_PAGE };
  if (kind === 'code') return envelope(200, value, message ?? 'FAILURE');
  return null;
}

/** A body that breaks off in the middle, as when a server dies while it writes. */
export function brokenOff(answer: Answer): Answer {
  const { status, headers, body } = answer;
  if (body === null) return answer;
  return { status, headers, body: body.slice(0, Math.ceil(body.length / 2)) };
}

/** What the journal shows of an answer. */
export function shownAnswer(answer: Answer): unknown {
  if (answer.json !== undefined) return answer.json;
  if (answer.body === null) return undefined;
  if (typeof answer.body === 'string') return answer.body;
  return { file: contentTypeOf(answer.headers), bytes: answer.body.length };
}

/** The business code of the envelope, or null. */
export function codeOf({ json }: Answer): number | null {
  if (typeof json !== 'object' || json === null || !('code' in json)) return null;
  return typeof json.code === 'number' ? json.code : null;
}

/** As it is sent. @param extra headers that the core adds. */
export function finished(answer: Answer, extra: Readonly<Record<string, string>>): Answer {
  const headers = { 'cache-control': 'no-store', 'x-powered-by': MOCK_MARKER, ...answer.headers, ...extra };
  return { ...answer, headers };
}
