import createClient from 'openapi-fetch';
import i18next from 'i18next';
import { REQUEST_TIMEOUT_MS } from '#src/lib/limits.ts';
import { quoteUnsafeIntegers } from '#src/lib/lossless-json.ts';
import { wholeAddressOf } from './addresses.ts';
import { number, record } from '#src/lib/received.ts';
import { nameCall } from './drift.ts';
import { fetchUnlessEarly } from './early-answer.ts';
import type { paths } from './generated/schema.d.ts';
import { noteCachedAnswer } from './cached-answer.ts';
import { noteServerTime } from './server-clock.ts';
import { readToken, reportUnauthorized } from './session.ts';

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
