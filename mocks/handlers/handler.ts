/**
 * What a handler is. One handler for one operationId, typed by the contract: a wrong field, a missing handler or an
 * unknown operation does not compile.
 */
import type { FailureKey } from '#src/api/generated/failures.gen.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import type { BodyOf, DataOf, Params, Sent } from '../openapi/operations.ts';
import type { Session, User } from '../world/entities.ts';
import type { World } from '../world/types.ts';

/** What the core has already checked and looked up when a handler runs. */
export interface Call<Id extends OperationId> {
  readonly world: World;
  readonly body: Sent<BodyOf<Id>>;
  readonly path: Params<Id, 'path'>;
  readonly query: Params<Id, 'query'>;
  /** From Accept-Language; zh unless it asks for en. */
  readonly language: 'zh' | 'en';
  /** The signed-in user; null on an open call without a valid token. */
  readonly user: User | null;
  readonly session: Session | null;
  readonly request: PlainCall;
}

/** A call that needs a session always has its user: the core answers 401 before. */
export type SignedInCall<Id extends OperationId> = Call<Id> & {
  readonly user: User;
  readonly session: Session;
};

export interface Failure {
  readonly kind: 'fail';
  readonly code: number;
  readonly message: string;
}
export interface Success<Data> {
  readonly kind: 'ok';
  readonly data: Data;
  readonly message: string;
}
/** A file, an HTML page, or an HTTP error other than the envelope. */
export interface Raw {
  readonly kind: 'raw';
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array | string | null;
}
export type Reply<Id extends OperationId> = Success<DataOf<Id>> | Failure | Raw;

/** One handler. It may be async only for making files. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Reply<Id> | Promise<Reply<Id>>;
export type Handlers<Id extends OperationId> = { readonly [Key in Id]: Handler<Key> };

/** The envelope of a success: code 1 (document 1 §8). */
export function ok<Data>(data: Data, message = 'success'): Success<Data> {
  return { kind: 'ok', data, message };
}

/**
 * The envelope of a failure that the contract names (`x-failures`): the portal has a text for its key. Code 0 unless the
 * documents name another. What has no key is refused in words, with `refuse` (shared/say.ts).
 */
export function fail(key: FailureKey, code = 0): Failure {
  return { kind: 'fail', code, message: key };
}

/** A file to save or to show. `fileName` may be Chinese: it is sent as RFC 5987 says. */
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

/** A file name that every system can write: no halves of characters, nothing invisible that could disguise its end. */
function safeFileName(name: string): string {
  return name.toWellFormed().replace(/[\p{Cc}\p{Cf}]/gu, '');
}

/** An HTTP error with the failure envelope as its body. */
export function httpError(status: number, message: string): Raw {
  return {
    kind: 'raw',
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: status, message, data: null }),
  };
}

/** Turns a handler that needs a user into a plain one; the core has answered 401 to anybody else. */
export function signedIn<Id extends OperationId>(
  run: (call: SignedInCall<Id>) => Reply<Id> | Promise<Reply<Id>>,
): Handler<Id> {
  return (call) => {
    const { user, session } = call;
    if (user === null || session === null) return httpError(401, 'UNAUTHORIZED');
    return run({ ...call, user, session });
  };
}
