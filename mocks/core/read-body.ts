import type { TwoLanguages } from '../lib/text.ts';
import { concat, type Bytes } from '../lib/bytes.ts';
import { CALL_JSON, JsonLimitError, parseWithin, type JsonLimits } from '../lib/checked-json.ts';
import { isForm, type PlainCall } from '../lib/plain-call.ts';
import { receive } from '../handlers/files/upload-rules.ts';
import type { ReceivedFile, IncomingFile } from '../world/incoming.ts';
import { BUSY, SMALL_BODY_BYTES, type Reservation } from './body-quota.ts';
import { FormError, readParts, type PartSink } from './multipart.ts';
import type { Operation } from './route-index.ts';

/** Maximum request body, bytes: an upload of 50 MB plus multipart overhead (invented). */
export const BODY_LIMIT_BYTES = 60 * 1024 * 1024;
/** Maximum JSON body, bytes: ten times the texts of the largest form (invented). */
export const CALL_JSON_BYTES = 4 * 1024 * 1024;

/** The body cannot be read; `status` is the HTTP status to answer. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly status: 400 | 413 | 503;
  /** Message for users; null for errors that only programs cause. */
  readonly text: TwoLanguages | null;
  constructor(status: BodyError['status'], message: string | TwoLanguages) {
    super(typeof message === 'string' ? message : message.en);
    this.status = status;
    this.text = typeof message === 'string' ? null : message;
  }
}

function tooLarge(limit: number): BodyError {
  return new BodyError(413, `The request is larger than ${limit / 1024 / 1024} MB`);
}

interface BodyLimits {
  readonly reservation: Reservation;
  readonly incoming: () => IncomingFile;
  /** Remaining file quota of the World, bytes. */
  readonly files: number;
}

export class FileQuotaError extends Error {
  override readonly name = 'FileQuotaError';
}

/** Allowance for multipart headers and other fields, bytes. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

function take(reservation: Reservation, bytes: number, limit: number): void {
  if (bytes > limit) throw tooLarge(limit);
  if (!reservation.reserve(bytes)) throw new BodyError(503, BUSY);
}

const lengthOf = ({ headers }: PlainCall): number => Number(headers['content-length'] ?? 0);

/** Enforces the limit while streaming: Content-Length may be absent. Throws {@link BodyError}. */
async function* limited(
  call: PlainCall,
  limit: number,
  reservation: Reservation,
): AsyncGenerator<Uint8Array, void> {
  let bytes = 0;
  for await (const piece of call.chunks()) {
    bytes += piece.length;
    take(reservation, Math.max(bytes, lengthOf(call)), limit);
    yield piece;
  }
}

/** Reads the whole body. Throws {@link BodyError} beyond `limit` or the shared limit. */
async function readBytes(call: PlainCall, limit: number, reservation: Reservation): Promise<Bytes> {
  const length = lengthOf(call);
  take(reservation, length, limit);
  if (length > 0 && length <= SMALL_BODY_BYTES) {
    const bytes = await call.bytes(limit);
    if (bytes === null) throw tooLarge(limit);
    return bytes;
  }
  const parts: Uint8Array[] = [];
  for await (const piece of limited(call, limit, reservation)) parts.push(piece);
  return concat(parts);
}

interface ReadBody {
  /** JSON or a form; undefined without a body. */
  readonly value: unknown;
  readonly json: string | null;
  /** Removes files that were not stored; call it at the end of the request. */
  readonly drop?: () => void;
}

const UTF8 = new TextDecoder();
export const NO_JSON = 'The body is no JSON';
const NO_FORM = 'The body is no readable multipart/form-data';
const NO_BODY: ReadBody = { value: undefined, json: null };

async function readJsonText(
  call: PlainCall,
  reservation: Reservation,
  bytes: number,
  limits: JsonLimits,
): Promise<ReadBody> {
  const json = UTF8.decode(await readBytes(call, bytes, reservation));
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
  reservation: Reservation,
  bytes: number = BODY_LIMIT_BYTES,
  limits: JsonLimits = CALL_JSON,
): Promise<unknown> {
  return (await readJsonText(call, reservation, bytes, limits)).value;
}

function fieldInto(form: FormData, name: string): PartSink {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  return {
    add(piece) {
      bytes += piece.length;
      if (bytes > FORM_OVERHEAD_BYTES) throw new FormError('A field is too long');
      pieces.push(piece.slice());
    },
    end() {
      form.append(name, UTF8.decode(concat(pieces)));
      return Promise.resolve();
    },
  };
}

/** `drop` removes files that no handler claimed. */
async function readForm(call: PlainCall, limits: BodyLimits): Promise<ReadBody> {
  const length = lengthOf(call);
  if (length > BODY_LIMIT_BYTES) throw tooLarge(BODY_LIMIT_BYTES);
  if (length > limits.files + FORM_OVERHEAD_BYTES) throw new FileQuotaError();
  take(limits.reservation, length, BODY_LIMIT_BYTES);
  const form = new FormData();
  const files: IncomingFile[] = [];
  const arrived: { file: File; from: ReceivedFile }[] = [];
  let bytes = 0;
  const drop = (): void => files.forEach((file) => file.drop());
  try {
    const pieces = limited(call, BODY_LIMIT_BYTES, limits.reservation);
    await readParts(pieces, call.headers['content-type'] ?? '', ({ name, fileName, type }) => {
      if (fileName === null) return fieldInto(form, name);
      const incoming = limits.incoming();
      files.push(incoming);
      return {
        add(piece) {
          bytes += piece.length;
          if (bytes > limits.files) throw new FileQuotaError();
          return incoming.add(piece);
        },
        async end() {
          const from = await incoming.end();
          const file = new File([from.blob], fileName, { type });
          form.append(name, file);
          // FormData may hold the same File or a copy.
          const held = form.getAll(name).at(-1);
          if (held instanceof File) arrived.push({ file: held, from });
        },
      };
    });
    for (const { file, from } of arrived) await receive(file, from);
  } catch (error) {
    drop();
    throw error instanceof FormError ? new BodyError(400, NO_FORM) : error;
  }
  return { value: form, json: null, drop };
}

/** Throws {@link BodyError}, or {@link FileQuotaError} beyond the World's quota. */
export async function readBody(
  call: PlainCall,
  kind: Operation['request'],
  limits: BodyLimits,
): Promise<ReadBody> {
  if (kind === 'none') return NO_BODY;
  if (kind === 'multipart') return readForm(call, limits);
  return readJsonText(call, limits.reservation, CALL_JSON_BYTES, CALL_JSON);
}

export function fieldsOf(body: unknown): unknown {
  return isForm(body) ? Object.fromEntries(body) : body;
}
