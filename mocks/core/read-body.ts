/** The body of a request, by what the contract says it is. */
import { concat, type Bytes } from '../lib/bytes.ts';
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

function checkLength(bytes: number, limit: number): void {
  if (bytes > limit) throw new BodyError(413, `The request is larger than ${limit / 1024 / 1024} MB`);
}

/** In browsers whose requests have no stream. */
async function readAtOnce(request: Body, limit: number): Promise<Bytes> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  checkLength(bytes.length, limit);
  return bytes;
}

/**
 * All bytes of the body, counted as they come: not every request says how long it is. Throws {@link BodyError} as soon as
 * they are more than `limit`.
 */
async function readBytes(request: Request, limit: number): Promise<Bytes> {
  checkLength(Number(request.headers.get('content-length') ?? 0), limit);
  if (!('body' in request)) return readAtOnce(request, limit);
  const parts: Uint8Array[] = [];
  const reader = request.body?.getReader();
  let size = 0;
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
    parts.push(next.value);
    size += next.value.length;
    checkLength(size, limit);
  }
  return concat(parts);
}

/** What came with a request. */
interface ReadBody {
  /** Parsed JSON, a form, or undefined without a body. */
  readonly value: unknown;
  /** JSON as it came. */
  readonly json: string | null;
}

const NO_BODY: ReadBody = { value: undefined, json: null };

async function readJsonText(request: Request, limit: number): Promise<ReadBody> {
  const json = new TextDecoder().decode(await readBytes(request, limit));
  if (json === '') return NO_BODY;
  try {
    return { value: JSON.parse(json) as unknown, json };
  } catch {
    throw new BodyError(400, 'The body is no JSON');
  }
}

/** Parsed JSON, or undefined without a body. Throws {@link BodyError}. */
export async function readJson(request: Request, limit: number = BODY_LIMIT_BYTES): Promise<unknown> {
  return (await readJsonText(request, limit)).value;
}

async function readForm(request: Request): Promise<FormData> {
  const bytes = await readBytes(request, BODY_LIMIT_BYTES);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  try {
    return await new Response(bytes, { headers }).formData();
  } catch {
    throw new BodyError(400, 'The body is no readable multipart/form-data');
  }
}

/** The body of a call. Throws {@link BodyError}. */
export async function readBody(request: Request, kind: Operation['request']): Promise<ReadBody> {
  if (kind === 'none') return NO_BODY;
  if (kind === 'multipart') return { value: await readForm(request), json: null };
  return readJsonText(request, BODY_LIMIT_BYTES);
}

/** A form's fields as an object, as the contract check and the journal want it. */
export function fieldsOf(body: unknown): unknown {
  return body instanceof FormData ? Object.fromEntries(body) : body;
}
