/** The body of a request, by what the contract says it is. */
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

function checkLength(bytes: number): void {
  if (bytes > BODY_LIMIT_BYTES) {
    throw new BodyError(413, `The request is larger than ${BODY_LIMIT_BYTES / 1024 / 1024} MB`);
  }
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new BodyError(400, 'The body is no readable multipart/form-data');
  }
}

/** Parsed JSON, a form, or undefined without a body. Throws {@link BodyError}. */
export async function readBody(request: Request, kind: Operation['request']): Promise<unknown> {
  if (kind === 'none') return undefined;
  checkLength(Number(request.headers.get('content-length') ?? 0));
  if (kind === 'multipart') return readForm(request);
  const text = await request.text();
  checkLength(text.length);
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new BodyError(400, 'The body is no JSON');
  }
}

/** A form's fields as an object, as the contract check and the journal want it. */
export function fieldsOf(body: unknown): unknown {
  return body instanceof FormData ? Object.fromEntries(body) : body;
}
