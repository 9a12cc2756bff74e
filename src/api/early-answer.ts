/** A GET request started by public/scheme.js while the scripts were loading. */
interface Early {
  address: string;
  /** Its `Accept-Language`; it has no token. */
  language: string;
  answer: Promise<Response>;
}

export function waitingAnswer(): Early | null {
  // Safe: only that script sets the property.
  return (Reflect.get(globalThis, 'earlyAnswer') as Early | undefined) ?? null;
}

/** The early response of a matching call, once; null if the call must be made. Another language or a token discards it. */
export function earlyAnswer(request: Request): Promise<Response> | null {
  const early = waitingAnswer();
  if (early === null || request.method !== 'GET') return null;
  if (request.url !== new URL(early.address, window.location.origin).href) return null;
  Reflect.deleteProperty(globalThis, 'earlyAnswer');
  const { headers, signal } = request;
  if (headers.get('Accept-Language') !== early.language || headers.has('Authorization')) return null;
  const givenUp = new Promise<never>((_, fail) => {
    // An abort reason is an Error, as with fetch.
    signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true });
  });
  return Promise.race([early.answer, givenUp]);
}
