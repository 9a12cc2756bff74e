import createClient from 'openapi-fetch';
import i18next from 'i18next';
import { REQUEST_TIMEOUT_MS, PLAIN_TEXT_MAX } from '#src/lib/limits.ts';
import { quoteUnsafeIntegers, parseLossless } from '#src/lib/lossless-json.ts';
import { wholeAddressOf } from './addresses.ts';
import { number, record, truncated, text } from '#src/lib/received.ts';
import { nameCall, nameOf, readingData, watched } from './drift.ts';
import { fetchUnlessEarly } from './early-answer.ts';
import type { paths } from './generated/schema.d.ts';
import { noteCachedAnswer } from './cached-answer.ts';
import { noteServerTime } from './server-clock.ts';
import { readToken, reportUnauthorized } from './session.ts';
import type { Wire } from './wire.ts';
import { BusinessError, HttpError, NetworkError, ProtocolError } from '#src/lib/errors.ts';

/** Headers of every call (document 1 §7): the raw token (decision 3) and the page language. */
export function callHeaders(): Record<string, string> {
  const token = readToken();
  const headers: Record<string, string> = { 'Accept-Language': i18next.language === 'en' ? 'en' : 'zh-CN' };
  if (token !== null) headers['Authorization'] = token;
  return headers;
}

class CallRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? wholeAddressOf(input) : input, init);
  }
}

const client = createClient<paths>({
  Request: CallRequest,
  fetch: fetchUnlessEarly,
});

client.use({
  onRequest({ request }) {
    for (const [name, value] of Object.entries(callHeaders())) {
      // A call may set another language: both documents of a PCR have the same URL.
      if (!request.headers.has(name)) request.headers.set(name, value);
    }
    return new CallRequest(request, { signal: withTimeout(request.signal) });
  },
  async onResponse({ request, response, options }) {
    noteServerTime(response.headers.get('date'));
    noteCachedAnswer(response.headers);
    const sentToken = request.headers.get('Authorization');
    // A redirect to HTML is a redirect to a login page.
    const isPage = /html/.test(response.headers.get('content-type') ?? '');
    if (response.status === 401 || (response.redirected && isPage)) reportUnauthorized(sentToken);
    if (options.parseAs !== 'json' || response.body === null) return undefined;
    const json = quoteUnsafeIntegers(await response.text());
    // A refusal may have HTTP 200 and 401 as code.
    if (/"code"\s*:\s*"?401\b/.test(json) && codeOf(json) === 401) reportUnauthorized(sentToken);
    return new Response(json, response);
  },
});

function codeOf(json: string): number | null {
  try {
    return number(record<{ code: unknown }>(JSON.parse(json)).code);
  } catch {
    return null;
  }
}

export const api: Pick<typeof client, 'GET' | 'POST'> = {
  GET: (path, ...init) => nameCall(client.GET(path, ...init), `GET ${path}`),
  POST: (path, ...init) => nameCall(client.POST(path, ...init), `POST ${path}`),
};

/** Combines the caller's signal with the documented timeout (document 1 §9). */
function withTimeout(signal: AbortSignal): AbortSignal {
  if (typeof AbortSignal.any === 'function')
    return AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]);
  // Fallback for browsers without AbortSignal.any (2022).
  const either = new AbortController();
  const timer = setTimeout(
    () => either.abort(new DOMException('No answer in time.', 'TimeoutError')),
    REQUEST_TIMEOUT_MS,
  );
  const follow = (): void => {
    clearTimeout(timer);
    either.abort(signal.reason);
  };
  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow, { once: true });
  return either.signal;
}

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

/** Query key prefixes that several areas invalidate. */
export const queryRoot = {
  session: ['session'],
  account: ['account'],
  company: ['company'],
  applications: ['applications'],
  declarations: ['declarations'],
  messages: ['messages'],
  verification: ['verification'],
  dictionary: ['dictionary'],
} as const;
