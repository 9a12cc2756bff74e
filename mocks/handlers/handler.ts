/**
 * Types of handlers. Each handler implements one operationId and is typed by the contract: wrong fields, missing handlers and
 * unknown operations are compile errors.
 */
import type { FailureKey } from '#src/api/generated/failures.gen.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import type { BodyOf, DataOf, Params, Sent } from '../openapi/operations.ts';
import type { Session, User, World } from '../world/entities.ts';
import type { Language } from '../domain/language.ts';
import type { TwoLanguages } from '../lib/text.ts';

export type Text = TwoLanguages;

export interface Localised {
  readonly language: Language;
}

/** Thrown by a handler, and answered by the core. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: number;
  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

/** Shown as it is (document 1 §8); code 0 unless documented otherwise. */
export function refuse(call: Localised, text: Text, code = 0): never {
  throw new Failure(text[call.language], code);
}

/** Validated and resolved by the core. */
export interface Call<Id extends OperationId> {
  readonly world: World;
  readonly body: Sent<BodyOf<Id>>;
  readonly path: Params<Id, 'path'>;
  readonly query: Params<Id, 'query'>;
  readonly language: 'zh' | 'en';
  /** The signed-in user; null on a public call without a valid token. */
  readonly user: User | null;
  readonly session: Session | null;
  readonly request: PlainCall;
}

/** Calls that need a session always have a user: the core answers 401 otherwise. */
export type SignedInCall<Id extends OperationId> = Call<Id> & {
  readonly user: User;
  readonly session: Session;
};

export interface Success<Data> {
  readonly kind: 'ok';
  readonly data: Data;
  readonly message: string;
}
/** A file, an HTML page, or an HTTP error without the envelope. */
export interface Raw {
  readonly kind: 'raw';
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array | string | null;
}
type Reply<Id extends OperationId> = Success<DataOf<Id>> | Raw;

/** A handler; async only to generate files. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Reply<Id> | Promise<Reply<Id>>;
export type Handlers<Id extends OperationId> = { readonly [Key in Id]: Handler<Key> };

export function ok<Data>(data: Data, message = 'success'): Success<Data> {
  return { kind: 'ok', data, message };
}

/** A failure of the contract (`x-failures`), whose key has a text in the portal; for others use {@link refuse}. */
export function fail(key: FailureKey, code = 0): never {
  throw new Failure(key, code);
}

/** A file to save or display. `fileName` may contain Chinese characters: it is encoded per RFC 5987. */
export function file(
  bytes: Uint8Array,
  mime: string,
  fileName: string,
  disposition: 'inline' | 'attachment',
): Raw {
  return {
    kind: 'raw',
    status: 200,
    headers: {
      'content-type': mime,
      'content-disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(safeFileName(fileName))}`,
    },
    body: bytes,
  };
}

/** A file name valid on every system: no lone surrogates, no invisible characters that could disguise its extension. */
function safeFileName(name: string): string {
  return name.toWellFormed().replace(/[\p{Cc}\p{Cf}]/gu, '');
}

export function httpError(status: number, message: string): Raw {
  return {
    kind: 'raw',
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: status, message, data: null }),
  };
}

/** Narrows the call of a handler that needs a user; the core has answered 401 otherwise. */
export function signedIn<Id extends OperationId>(
  run: (call: SignedInCall<Id>) => Reply<Id> | Promise<Reply<Id>>,
): Handler<Id> {
  return (call) => {
    const { user, session } = call;
    if (user === null || session === null) return httpError(401, 'UNAUTHORIZED');
    return run({ ...call, user, session });
  };
}
