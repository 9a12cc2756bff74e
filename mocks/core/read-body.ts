/** The body of a request, by what the contract says it is. */
import { concat, type Bytes } from '../lib/bytes.ts';
import { CALL_JSON, JsonLimitError, parseWithin, type JsonLimits } from '../lib/checked-json.ts';
import { isForm } from '../lib/is-form.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import { receive } from '../handlers/files/received.ts';
import type { Arrived, Incoming } from '../world/incoming.ts';
import { BUSY, SMALL_BODY_BYTES, type Share } from './intake.ts';
import { FormError, readParts, type PartSink } from './multipart.ts';
import type { Operation } from './route-index.ts';

/** Largest request body, bytes. An upload of 50 MB still fits with its form around it (invented). */
export const BODY_LIMIT_BYTES = 60 * 1024 * 1024;
/** Largest JSON of a call: files travel as forms, and all texts of the largest form take a tenth of this (invented). */
export const CALL_JSON_BYTES = 4 * 1024 * 1024;

type TwoLanguages = Readonly<Record<'zh' | 'en', string>>;

/** A body that cannot be read; `status` is the HTTP status to answer. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly status: 400 | 413 | 503;
  /** Null for what only programs can do wrong. */
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

/** What a body may take, of itself and of the intake that all share. */
export interface Room {
  readonly share: Share;
  /** Where a file of a form goes. */
  readonly incoming: () => Incoming;
  /** Bytes of files that still fit into the World. */
  readonly files: number;
}

/** The files of a form do not fit into their World. */
export class NoFileRoomError extends Error {
  override readonly name = 'NoFileRoomError';
}

/** Header lines and fields of a form, beside its file, bytes. */
const FORM_AROUND_BYTES = 64 * 1024;

function take(share: Share, bytes: number, limit: number): void {
  if (bytes > limit) throw tooLarge(limit);
  if (!share.grow(bytes)) throw new BodyError(503, BUSY);
}

/** The length that a request says it has; 0 for one that does not say. */
const lengthOf = ({ headers }: PlainCall): number => Number(headers['content-length'] ?? 0);

/** The body as it comes, counted: not every request says how long it is. Throws {@link BodyError}. */
async function* counted(call: PlainCall, limit: number, share: Share): AsyncGenerator<Uint8Array, void> {
  let bytes = 0;
  for await (const piece of call.pieces()) {
    bytes += piece.length;
    take(share, Math.max(bytes, lengthOf(call)), limit);
    yield piece;
  }
}

/** All bytes of the body. Throws {@link BodyError} when they are more than `limit`, or than all may take together. */
async function readBytes(call: PlainCall, limit: number, share: Share): Promise<Bytes> {
  const length = lengthOf(call);
  take(share, length, limit);
  if (length > 0 && length <= SMALL_BODY_BYTES) {
    const bytes = await call.bytes(limit);
    if (bytes === null) throw tooLarge(limit);
    return bytes;
  }
  const parts: Uint8Array[] = [];
  for await (const piece of counted(call, limit, share)) parts.push(piece);
  return concat(parts);
}

/** What came with a request. */
interface ReadBody {
  /** Parsed JSON, a form, or undefined without a body. */
  readonly value: unknown;
  /** JSON as it came. */
  readonly json: string | null;
  /** To be called when the call has ended: removes files that nobody has kept. */
  readonly drop?: () => void;
}

const UTF8 = new TextDecoder();
/** What a body of another kind is refused with. */
export const NO_JSON = 'The body is no JSON';
const NO_FORM = 'The body is no readable multipart/form-data';
const NO_BODY: ReadBody = { value: undefined, json: null };

async function readJsonText(
  call: PlainCall,
  share: Share,
  bytes: number,
  limits: JsonLimits,
): Promise<ReadBody> {
  const json = UTF8.decode(await readBytes(call, bytes, share));
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
  share: Share,
  bytes: number = BODY_LIMIT_BYTES,
  limits: JsonLimits = CALL_JSON,
): Promise<unknown> {
  return (await readJsonText(call, share, bytes, limits)).value;
}

/** A plain field of a form, as text. */
function fieldInto(form: FormData, name: string): PartSink {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  return {
    add(piece) {
      bytes += piece.length;
      if (bytes > FORM_AROUND_BYTES) throw new FormError('A field is too long');
      pieces.push(piece.slice());
    },
    end() {
      form.append(name, UTF8.decode(concat(pieces)));
      return Promise.resolve();
    },
  };
}

/** The form; its files go to their place as they come. `drop` removes what nobody has taken from there. */
async function readForm(call: PlainCall, room: Room): Promise<ReadBody> {
  const length = lengthOf(call);
  if (length > BODY_LIMIT_BYTES) throw tooLarge(BODY_LIMIT_BYTES);
  if (length > room.files + FORM_AROUND_BYTES) throw new NoFileRoomError();
  take(room.share, length, BODY_LIMIT_BYTES);
  const form = new FormData();
  const files: Incoming[] = [];
  const arrived: { file: File; from: Arrived }[] = [];
  let bytes = 0;
  const drop = (): void => files.forEach((file) => file.drop());
  try {
    const pieces = counted(call, BODY_LIMIT_BYTES, room.share);
    await readParts(pieces, call.headers['content-type'] ?? '', ({ name, fileName, type }) => {
      if (fileName === null) return fieldInto(form, name);
      const incoming = room.incoming();
      files.push(incoming);
      return {
        add(piece) {
          bytes += piece.length;
          if (bytes > room.files) throw new NoFileRoomError();
          return incoming.add(piece);
        },
        async end() {
          const from = await incoming.end();
          const file = new File([from.blob], fileName, { type });
          form.append(name, file);
          // A form may hold the file itself or a copy of it.
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

/** The body of a call. Throws {@link BodyError}, and {@link NoFileRoomError} for files that do not fit into their World. */
export async function readBody(call: PlainCall, kind: Operation['request'], room: Room): Promise<ReadBody> {
  if (kind === 'none') return NO_BODY;
  if (kind === 'multipart') return readForm(call, room);
  return readJsonText(call, room.share, CALL_JSON_BYTES, CALL_JSON);
}

/** A form's fields as an object, as the contract check and the journal want it. */
export function fieldsOf(body: unknown): unknown {
  return isForm(body) ? Object.fromEntries(body) : body;
}
