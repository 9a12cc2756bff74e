import type { Wire } from './wire.ts';
import { BusinessError, HttpError, NetworkError, ProtocolError } from '#src/lib/errors.ts';
import { PLAIN_TEXT_MAX } from '#src/lib/limits.ts';
import { parseLossless } from '#src/lib/lossless-json.ts';
import { truncated, number, record, text } from '#src/lib/received.ts';
import { nameOf, readingData, watched } from './drift.ts';

export type DataOf<Envelope> = Extract<Envelope, { code: 1 }> extends { data: infer Data } ? Data : never;

interface Answer<Envelope> {
  data?: Envelope;
  error?: unknown;
  response: Response;
}

/**
 * Each failure has its own error class. Tolerates a numeric string as `code` and unknown fields (decision 4).
 * @param read parses the data with src/lib/received.ts
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
    const data = readEnvelope(answer.data) as DataOf<Envelope>;
    return readingData(() => read(data));
  });
}

/** @throws NetworkError | HttpError | ProtocolError for a status other than 2xx */
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

function fromTransport(cause: unknown): unknown {
  if (cause instanceof DOMException && cause.name === 'AbortError') return cause;
  if (cause instanceof SyntaxError) return new ProtocolError('The answer is not JSON.', { cause });
  return new NetworkError('No answer.', { cause });
}

/** @throws HttpError for a status other than 2xx; on a 401 the client has already ended the session */
export function checkStatus(response: { ok: boolean; status: number }): void {
  if (!response.ok) throw new HttpError(response.status);
}

/** @throws ProtocolError for invalid JSON */
export function parseJson(text: string): unknown {
  try {
    return parseLossless(text);
  } catch (cause) {
    throw new ProtocolError('The answer is not JSON.', { cause, drift: { pointer: '', value: text } });
  }
}

/** @throws ProtocolError if it is not an envelope, HttpError for code 401, BusinessError for any other code */
export function readEnvelope(body: unknown): unknown {
  // Spring projects often use `msg`; AJ-Captcha core has its own names for all three fields.
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
  // Spring projects often send 401 as the code with HTTP 200.
  if (code === 401) throw new HttpError(code);
  throw new BusinessError(code, truncated(message, PLAIN_TEXT_MAX));
}

type Envelope = Record<keyof Wire['Failure'] | 'msg' | 'repCode' | 'repData' | 'repMsg', unknown>;

/** Only the string "0000" is success; "0001" must not become the number 1. */
function codeOfAj(repCode: unknown): number {
  const code = number(repCode) ?? 0;
  return repCode === '0000' ? 1 : code === 1 ? 0 : code;
}

// Number('') is 0, so only digits are accepted; AJ's '0001' must never become success (captcha notes §1).
function readCode(raw: unknown): number {
  const digits = text(raw);
  if (/^-?(?:0|[1-9]\d*)$/.test(digits)) return Number(digits);
  throw new ProtocolError('The code of the envelope is not a number.', {
    drift: { pointer: '/code', value: raw },
  });
}
