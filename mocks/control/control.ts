/** Types of control API handlers, and helpers that parse their input. */
import type { ControlOperationId, operations } from '../openapi/control.gen.ts';
import type { PlainAnswer } from '../core/answer.ts';
import type { Mock } from '../core/mock.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import { momentOf, TIME_LIMITS, TIME_RANGE } from '../world/clock.ts';
import { isSeed } from '../world/ids.ts';
import type { LiveWorld } from '../world/world.ts';
import { BilingualError, type TwoLanguages } from '../lib/text.ts';
import { UnknownScenarioError } from '../scenarios/create-world.ts';
import { WorldIdError } from '../world/world-id.ts';

/** Raw response: a file, JSON Lines or server-sent events. */
export class RawAnswer {
  readonly type: string;
  readonly body: NonNullable<PlainAnswer['body']>;
  readonly headers: Readonly<Record<string, string>>;
  constructor(
    type: string,
    body: NonNullable<PlainAnswer['body']>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.type = type;
    this.body = body;
    this.headers = headers;
  }
}

type AnswerOf<Id extends ControlOperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Json } } };
}
  ? Json | RawAnswer
  : RawAnswer;

export interface ControlCall {
  readonly mock: Mock;
  readonly worldId: string;
  /** Of this server as the caller sees it. */
  readonly origin: string;
  /** Returns that World; creates it if new. */
  readonly world: () => LiveWorld;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly language: 'zh' | 'en';
  /** Parsed JSON, not validated; undefined without a body. */
  readonly body: unknown;
  /** Calls this API for the Worlds of another mock. */
  readonly ask: (mock: Mock, request: PlainCall) => Promise<PlainAnswer>;
}

export type ControlHandler<Id extends ControlOperationId> = (
  call: ControlCall,
) => AnswerOf<Id> | Promise<AnswerOf<Id>>;
export type ControlHandlers<Id extends ControlOperationId> = { readonly [Key in Id]: ControlHandler<Key> };

/** Client error: answered with this status and `{error}`, plus a bilingual `text` for messages shown to users. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly status: 400 | 403 | 404 | 410;
  /** Null for errors that only programs can cause. */
  readonly text: TwoLanguages | null;
  constructor(status: ControlError['status'], message: string | TwoLanguages) {
    super(typeof message === 'string' ? message : message.en);
    this.status = status;
    this.text = typeof message === 'string' ? null : message;
  }
}

/** The error of a client, as it is answered; null for one of the mock. */
export function clientErrorOf(error: unknown): ControlError | WorldIdError | null {
  if (error instanceof ControlError || error instanceof WorldIdError) return error;
  if (error instanceof UnknownScenarioError) return notFound(error.text, '/scenarios');
  return error instanceof BilingualError ? new ControlError(400, error.text) : null;
}

/** 404 that names the call which lists existing items. @param path of that call, below /__mock/api */
export function notFound({ zh, en }: TwoLanguages, path: string): ControlError {
  const call = `GET /__mock/api${path}`;
  return new ControlError(404, { zh: `${zh}；可用的见 ${call}`, en: `${en}; ${call} lists what there is` });
}

/**
 * The body as an object; empty without a body.
 * @param known allowed keys, to reject misspelt ones. Null if the caller checks them.
 */
export function objectBody(
  body: unknown,
  known: readonly string[] | null,
): Readonly<Record<string, unknown>> {
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    const keys = known === null ? '' : `, with ${known.join(', ')}`;
    throw new ControlError(400, `The body must be a JSON object${keys}`);
  }
  const unknown = Object.keys(body).find((key) => known !== null && !known.includes(key));
  if (known !== null && unknown !== undefined) {
    throw new ControlError(400, `There is no "${unknown}" here, only ${known.join(', ')}`);
  }
  return { ...body };
}

/** Reads an optional field of the body. `expected` completes "<name> must be …". */
export function optional<T>(
  body: Readonly<Record<string, unknown>>,
  name: string,
  expected: string,
  isRight: (value: unknown) => value is T,
): T | undefined {
  const value = body[name];
  if (value === undefined) return undefined;
  if (!isRight(value)) throw new ControlError(400, `"${name}" must be ${expected}`);
  return value;
}

/** A whole number in a query or path. @param problem in the error, for any other text */
export function wholeNumber(text: string, problem: string | TwoLanguages): number {
  if (!/^\d{1,15}$/.test(text)) throw new ControlError(400, problem);
  return Number(text);
}

const SEED = 'a whole number from 0 to 4294967295';

export const seedIn = (body: Readonly<Record<string, unknown>>): number | undefined =>
  optional(body, 'seed', SEED, isSeed);

/** The number of a step, or its id; 0 is the state before the first. */
export const isStep = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
export const isSize = (value: unknown): value is 'small' | 'large' => value === 'small' || value === 'large';

/** Expected time format; completes "<name> must be …". */
export const TIME_FORMAT = 'a time with its offset, such as 2026-11-20T09:00:00+08:00';

export function nowOf(text: string): number {
  const moment = momentOf(text);
  if (moment === null) {
    throw new ControlError(400, {
      zh: `“now”须为带时区的时间，例如 2026-11-20T09:00:00+08:00，范围为 ${TIME_LIMITS}`,
      en: `"now" must be ${TIME_FORMAT}, ${TIME_RANGE}`,
    });
  }
  return moment;
}
