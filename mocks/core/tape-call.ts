/** A call of the portal as it goes onto the tape of its World. */
import { sha256 } from '../lib/sha256.ts';
import { isForm } from '../lib/is-form.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import { toBytes } from '../lib/bytes.ts';
import { madeBy } from '../world/made.ts';
import type { RowChange } from '../world/store.ts';
import { PICTURE_MARK, tapedFile, type TapedAnswer, type TapedBody } from '../world/tape.ts';
import type { LiveWorld } from '../world/world.ts';
import { contentTypeOf, type Answer } from './answer.ts';

/** Answers above this size are searched for pictures, characters. */
const SEARCHED_FROM = 16_384;
/** A picture inside JSON is a text of base64, at least this long, characters. */
const SHORTEST_PICTURE = 2000;
/** By character code. */
const IS_BASE64 = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(/[A-Za-z0-9+/]/.test(String.fromCharCode(code))),
);

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

/** Character by character: a pattern takes ten times as long over a picture of 20,000. */
function isPicture(text: string): boolean {
  let end = text.length;
  while (text[end - 1] === '=') end -= 1;
  for (let at = 0; at < end; at += 1) if (IS_BASE64[text.charCodeAt(at)] !== 1) return false;
  return text.length - end <= 2;
}

/** JSON with a mark in the place of each picture. Only what is long enough is looked at. */
function withoutPictures(json: string): string {
  let text = '';
  let kept = 0;
  for (let open = json.indexOf('"'); open >= 0;) {
    const close = json.indexOf('"', open + 1);
    const found = close - open > SHORTEST_PICTURE && isPicture(json.slice(open + 1, close));
    if (found) {
      text += `${json.slice(kept, open)}"${PICTURE_MARK}"`;
      kept = close + 1;
    }
    open = found ? json.indexOf('"', kept) : close;
  }
  return text + json.slice(kept);
}

function nameIn(disposition: string | undefined): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded === undefined ? '' : decodeURIComponent(encoded);
}

function answerOf({ status, headers, body, json, dropped }: Answer): TapedAnswer {
  if (dropped === true) return { status: 0 };
  if (typeof body === 'string') {
    if (json === undefined)
      return contentTypeOf(headers).startsWith('application/json')
        ? { status, broken: true }
        : { status, text: body };
    return { status, json: body.length < SEARCHED_FROM ? body : withoutPictures(body) };
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
