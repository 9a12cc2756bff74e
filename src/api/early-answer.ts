/** As public/scheme.js leaves it: a GET that was sent while the portal's scripts were on their way. */
interface Early {
  /** Path on this host. */
  address: string;
  /** Its `Accept-Language`. It was sent without a token. */
  language: string;
  answer: Promise<Response>;
}

/** What was asked early, until somebody takes its answer. */
export function waitingAnswer(): Early | null {
  // Whatever stands there is of that script.
  return (Reflect.get(globalThis, 'earlyAnswer') as Early | undefined) ?? null;
}

/**
 * The answer to a call that was asked early, once: whoever asks again asks the server. What was asked otherwise, in another language or
 * without the token that there is, is dropped.
 * @returns null when the call has to be made
 */
export function earlyAnswer(request: Request): Promise<Response> | null {
  const early = waitingAnswer();
  if (early === null || request.method !== 'GET') return null;
  if (request.url !== new URL(early.address, window.location.origin).href) return null;
  Reflect.deleteProperty(globalThis, 'earlyAnswer');
  const { headers, signal } = request;
  if (headers.get('Accept-Language') !== early.language || headers.has('Authorization')) return null;
  const givenUp = new Promise<never>((_, fail) => {
    // An error: fetch itself would fail with it.
    signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true });
  });
  return Promise.race([early.answer, givenUp]);
}
