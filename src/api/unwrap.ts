import type { components } from './generated/schema.d.ts';
import { BusinessError, HttpError, NetworkError, ProtocolError } from '#src/lib/errors.ts';
import { PLAIN_TEXT_MAX } from '#src/lib/limits.ts';
import { parseLossless } from '#src/lib/lossless-json.ts';
import { cut, number, record, text } from '#src/lib/received.ts';
import { nameOf, readingData, watched } from './drift.ts';

/** `data` of the successful branch of an envelope. */
export type DataOf<Envelope> = Extract<Envelope, { code: 1 }> extends { data: infer Data } ? Data : never;

interface Answer<Envelope> {
  data?: Envelope;
  error?: unknown;
  response: Response;
}

/**
 * The one way from an answer to its data: transport, HTTP status, shape, `code`; each failure has its class.
 * Real servers drift, so `code` may be a numeric string and unknown fields are ignored (decision 4).
 * @param read makes of the data what a screen relies on, in the words of src/lib/received.ts
 * @throws NetworkError | HttpError | ProtocolError | BusinessError
 */
export async function unwrap<Envelope>(call: Promise<Answer<Envelope>>): Promise<DataOf<Envelope>>;
export async function unwrap<Envelope, Read>(
  call: Promise<Answer<Envelope>>,
  read: (sent: DataOf<Envelope>) => Read,
): Promise<Awaited<Read>>;
export async function unwrap<Envelope>(
  call: Promise<Answer<Envelope>>,
  read: (sent: DataOf<Envelope>) => unknown = (sent) => sent,
): Promise<unknown> {
  return watched(nameOf(call), async () => {
    const answer = await answerOf(call);
    // Nobody has looked at it: that is what `read` is for.
    const data = readEnvelope(answer.data) as DataOf<Envelope>;
    return readingData(() => read(data));
  });
}

/**
 * An answer that came with a good status.
 * @throws NetworkError | HttpError | ProtocolError
 */
export async function answerOf<Came extends { response: Response }>(call: Promise<Came>): Promise<Came> {
  let answer: Came;
  try {
    answer = await call;
  } catch (cause) {
    throw fromTransport(cause);
  }
  checkStatus(answer.response);
  return answer;
}

/** A thrown fetch: cancelled calls stay what they are, broken JSON is a protocol error, the rest is the network. */
function fromTransport(cause: unknown): unknown {
  if (cause instanceof DOMException && cause.name === 'AbortError') return cause;
  if (cause instanceof SyntaxError) return new ProtocolError('The answer is not JSON.', { cause });
  return new NetworkError('No answer.', { cause });
}

/** @throws HttpError on any status but 2xx; the client has ended the session on a 401 */
export function checkStatus(response: { ok: boolean; status: number }): void {
  if (!response.ok) throw new HttpError(response.status);
}

/** @throws ProtocolError when a text is not JSON */
export function parseJson(text: string): unknown {
  try {
    return parseLossless(text);
  } catch (cause) {
    throw new ProtocolError('The answer is not JSON.', { cause, drift: { pointer: '', value: text } });
  }
}

/**
 * `data` of an envelope with code 1.
 * @throws ProtocolError when it is no envelope, HttpError for code 401, BusinessError when its code is not 1
 */
export function readEnvelope(body: unknown): unknown {
  // Spring projects often name the message `msg`; a bare AJ-Captcha core has names of its own for all three.
  const {
    repCode,
    repData = null,
    repMsg,
    msg = repMsg,
    message = msg,
    ...envelope
  } = record<Envelope>(body);
  const { code: sent = repCode === undefined ? undefined : codeOfAj(repCode), data = repData } = envelope;
  if (sent === undefined) {
    throw new ProtocolError('The answer is not an envelope.', { drift: { pointer: '', value: body } });
  }
  const code = readCode(sent);
  if (code === 1) return data;
  // Refused with HTTP 200 and the status as code, as Spring projects do: the session is over all the same.
  if (code === 401) throw new HttpError(code);
  throw new BusinessError(code, cut(message, PLAIN_TEXT_MAX));
}

/** The contract's envelope, and the names that other servers have for its parts. */
type Envelope = Record<
  keyof components['schemas']['Failure'] | 'msg' | 'repCode' | 'repData' | 'repMsg',
  unknown
>;

/** AJ's `repCode`: only "0000" is a pass, and what is left of "0001" as a number must not become one. */
function codeOfAj(repCode: unknown): number {
  const code = number(repCode) ?? 0;
  return repCode === '0000' ? 1 : code === 1 ? 0 : code;
}

// Number('') is 0, so only digits count as a number; AJ's text '0001' must never become success (captcha notes §1).
function readCode(raw: unknown): number {
  const digits = text(raw);
  if (/^-?(?:0|[1-9]\d*)$/.test(digits)) return Number(digits);
  throw new ProtocolError('The code of the envelope is not a number.', {
    drift: { pointer: '/code', value: raw },
  });
}
