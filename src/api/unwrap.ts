import { BusinessError, HttpError, NetworkError, ProtocolError } from '#src/lib/errors.ts';
import { parseLossless } from '#src/lib/lossless-json.ts';
import { record, text, verbatim } from '#src/lib/received.ts';
import { nameOf, readingData, watched } from './drift.ts';
import type { components } from './generated/schema.d.ts';

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
 * @throws ProtocolError when it is no envelope, BusinessError when its code is not 1
 */
export function readEnvelope(body: unknown): unknown {
  // Spring projects often name the message `msg`.
  const {
    code: sent,
    data = null,
    message,
    msg,
  } = record<components['schemas']['Failure'] & { msg: string }>(body);
  if (sent === undefined) {
    throw new ProtocolError('The answer is not an envelope.', { drift: { pointer: '', value: body } });
  }
  const code = readCode(sent);
  if (code === 1) return data;
  throw new BusinessError(code, verbatim(message ?? msg));
}

// Number('') is 0, so only digits count as a number; AJ's text '0001' must never become success (captcha notes §1).
function readCode(raw: unknown): number {
  const digits = text(raw);
  if (/^-?(?:0|[1-9]\d*)$/.test(digits)) return Number(digits);
  throw new ProtocolError('The code of the envelope is not a number.', {
    drift: { pointer: '/code', value: raw },
  });
}
