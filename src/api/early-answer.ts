/** A call started by public/scheme.js while the scripts were loading. */
interface Early {
  address: string;
  /** JSON sent with POST; undefined for GET. */
  body?: string;
  /** Its `Accept-Language`; it has no token. */
  language: string;
  answer: Promise<Response>;
}

export function pendingAnswer(): Early | null {
  // Safe: only that script sets the property.
  return (Reflect.get(globalThis, 'earlyAnswer') as Early | undefined) ?? null;
}

/** Fetch that uses the early response of the same call, once. Another body, language or a token discards it. */
export async function fetchUnlessEarly(request: Request): Promise<Response> {
  const early = pendingAnswer();
  if (early === null || request.url !== new URL(early.address, window.location.origin).href)
    return globalThis.fetch(request);
  Reflect.deleteProperty(globalThis, 'earlyAnswer');
  const { headers, method, signal } = request;
  const body = method === 'GET' ? undefined : await request.clone().text();
  const isSame = body === early.body && headers.get('Accept-Language') === early.language;
  if (!isSame || headers.has('Authorization')) return globalThis.fetch(request);
  const aborted = new Promise<never>((_, fail) => {
    // An abort reason is an Error, as with fetch.
    signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true });
  });
  return Promise.race([early.answer, aborted]);
}

/** For loaders: waits until a prerendered page has used the response (src/app/early-data.ts), to prevent flicker. */
export function afterPrerender(asked: Promise<unknown> | undefined): Promise<unknown> | undefined {
  return document.querySelector('#first article') === null ? undefined : asked;
}
