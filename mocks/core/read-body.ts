/** The body of a request, by what the contract says it is. */
import type { Bytes } from '../lib/bytes.ts';
import { isForm } from '../lib/is-form.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import type { Operation } from './route-index.ts';

/** Largest request body, bytes. An upload of 50 MB still fits with its form around it (invented). */
export const BODY_LIMIT_BYTES = 60 * 1024 * 1024;

/** A body that cannot be read; `status` is the HTTP status to answer. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly status: 400 | 413;
  constructor(status: 400 | 413, message: string) {
    super(message);
    this.status = status;
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
const NO_BODY: ReadBody = { value: undefined, json: null };

async function readJsonText(call: PlainCall, limit: number): Promise<ReadBody> {
  const json = UTF8.decode(await readBytes(call, limit));
  if (json === '') return NO_BODY;
  try {
    return { value: JSON.parse(json) as unknown, json };
  } catch {
    throw new BodyError(400, 'The body is no JSON');
  }
}

/** Parsed JSON, or undefined without a body. Throws {@link BodyError}. */
export async function readJson(call: PlainCall, limit: number = BODY_LIMIT_BYTES): Promise<unknown> {
  return (await readJsonText(call, limit)).value;
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
  return readJsonText(call, BODY_LIMIT_BYTES);
}

/** A form's fields as an object, as the contract check and the journal want it. */
export function fieldsOf(body: unknown): unknown {
  return isForm(body) ? Object.fromEntries(body) : body;
}
