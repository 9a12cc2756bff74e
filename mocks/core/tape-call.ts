/** A call of the portal as it goes onto the tape of its World. */
import { sha256 } from '../lib/sha256.ts';
import { isForm } from '../lib/is-form.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import { toBytes } from '../lib/bytes.ts';
import { madeBy } from '../world/made.ts';
import type { RowChange } from '../world/store.ts';
import { tapedFile, type TapedAnswer, type TapedBody } from '../world/tape.ts';
import type { LiveWorld } from '../world/world.ts';
import { contentTypeOf, type Answer } from './answer.ts';

interface TapedCall {
  readonly request: PlainCall;
  readonly operation: string | null;
  readonly at: number;
  readonly body: unknown;
  /** The body as it came, where it is JSON. */
  readonly json: string | null;
  /** Nobody knows what was in it: the answer cannot be had again. */
  readonly isUnreadable: boolean;
  readonly changes: readonly RowChange[];
  /** Place in the journal. */
  readonly entry: number;
}

function bodyOf({ body, json }: TapedCall): TapedBody {
  if (json !== null) return { json };
  if (!isForm(body)) return null;
  const form = [...body].map(([name, value]) =>
    typeof value === 'string' ? { name, text: value } : { name, file: tapedFile(value) },
  );
  return { form };
}

function nameIn(disposition: string | undefined): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded === undefined ? '' : decodeURIComponent(encoded);
}

function answerOf({ status, headers, body, json, marked, dropped }: Answer): TapedAnswer {
  if (dropped === true) return { status: 0 };
  if (typeof body === 'string') {
    if (json === undefined)
      return contentTypeOf(headers).startsWith('application/json')
        ? { status, broken: true }
        : { status, text: body };
    return { status, json: marked ?? body };
  }
  if (body === null) return { status, text: '' };
  const name = nameIn(headers['content-disposition']);
  const file = { name, type: contentTypeOf(headers), size: body.length, sha256: sha256(toBytes(body)) };
  return json === undefined && contentTypeOf(headers).startsWith('application/json')
    ? { status, broken: true }
    : { status, file };
}

/** Puts a call and its answer onto the tape. */
export function tapeCall(world: LiveWorld, call: TapedCall, answer: Answer): void {
  const { request, operation, at, changes, entry } = call;
  const { url, headers } = request;
  world.tape.add({
    kind: 'call',
    operation,
    at,
    method: request.method,
    path: url.pathname + url.search,
    token: headers['authorization'] ?? null,
    language: headers['accept-language'] ?? null,
    request: bodyOf(call),
    answer: call.isUnreadable ? null : answerOf(answer),
    entry,
    made: madeBy(world.store, changes),
    changed: changes.length > 0,
  });
}
