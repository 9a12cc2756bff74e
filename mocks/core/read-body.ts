/** The body of a request, by what the contract says it is. */
import type { Bytes } from '../lib/bytes.ts';
import { CALL_JSON, JsonLimitError, parseWithin, type JsonLimits } from '../lib/checked-json.ts';
import { isForm } from '../lib/is-form.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import type { Operation } from './route-index.ts';

/** Largest request body, bytes. An upload of 50 MB still fits with its form around it (invented). */
export const BODY_LIMIT_BYTES = 60 * 1024 * 1024;
/** Largest JSON of a call: files travel as forms, and all texts of the largest form take a tenth of this (invented). */
export const CALL_JSON_BYTES = 4 * 1024 * 1024;

type TwoLanguages = Readonly<Record<'zh' | 'en', string>>;

/** A body that cannot be read; `status` is the HTTP status to answer. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly status: 400 | 413;
  /** Null for what only programs can do wrong. */
  readonly text: TwoLanguages | null;
  constructor(status: 400 | 413, message: string | TwoLanguages) {
    super(typeof message === 'string' ? message : message.en);
    this.status = status;
    this.text = typeof message === 'string' ? null : message;
  }
}

function tooLarge(limit: number): BodyError {
  return new BodyError(413, `The request is larger than ${limit / 1024 / 1024} MB`);
}

function checkLength(bytes: number, limit: number): void {
  if (bytes > limit) throw tooLarge(limit);
}

/** All bytes of the body: not every request says how long it is. Throws {@link BodyError} when they are more than `limit`. */
async function readBytes(call: PlainCall, limit: number): Promise<Bytes> {
  checkLength(Number(call.headers['content-length'] ?? 0), limit);
  const bytes = await call.bytes(limit);
  if (bytes === null) throw tooLarge(limit);
  return bytes;
}

/** What came with a request. */
interface ReadBody {
  /** Parsed JSON, a form, or undefined without a body. */
  readonly value: unknown;
  /** JSON as it came. */
  readonly json: string | null;
}

const UTF8 = new TextDecoder();
/** What a body of another kind is refused with. */
export const NO_JSON = 'The body is no JSON';
const NO_BODY: ReadBody = { value: undefined, json: null };

async function readJsonText(call: PlainCall, bytes: number, limits: JsonLimits): Promise<ReadBody> {
  const json = UTF8.decode(await readBytes(call, bytes));
  if (json === '') return NO_BODY;
  try {
    return { value: parseWithin(json, limits), json };
  } catch (error) {
    throw new BodyError(400, error instanceof JsonLimitError ? error.text : NO_JSON);
  }
}

/** Parsed JSON, or undefined without a body. Throws {@link BodyError}. */
export async function readJson(
  call: PlainCall,
  bytes: number = BODY_LIMIT_BYTES,
  limits: JsonLimits = CALL_JSON,
): Promise<unknown> {
  return (await readJsonText(call, bytes, limits)).value;
}

async function readForm(call: PlainCall): Promise<FormData> {
  const bytes = await readBytes(call, BODY_LIMIT_BYTES);
  const headers = { 'content-type': call.headers['content-type'] ?? '' };
  try {
    return await new Response(bytes, { headers }).formData();
  } catch {
    throw new BodyError(400, 'The body is no readable multipart/form-data');
  }
}

/** The body of a call. Throws {@link BodyError}. */
export async function readBody(call: PlainCall, kind: Operation['request']): Promise<ReadBody> {
  if (kind === 'none') return NO_BODY;
  if (kind === 'multipart') return { value: await readForm(call), json: null };
  return readJsonText(call, CALL_JSON_BYTES, CALL_JSON);
}

/** A form's fields as an object, as the contract check and the journal want it. */
export function fieldsOf(body: unknown): unknown {
  return isForm(body) ? Object.fromEntries(body) : body;
}
