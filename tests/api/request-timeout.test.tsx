import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, unwrap } from '#src/api/client.ts';
import { NetworkError } from '#src/lib/errors.ts';

/** A server that never answers: only the signal ends the call. */
function neverAnswer(): void {
  vi.stubGlobal(
    'fetch',
    (request: Request) =>
      new Promise((_, reject) => {
        const end = () => reject(request.signal.reason as Error);
        if (request.signal.aborted) end();
        else request.signal.addEventListener('abort', end);
      }),
  );
}

it('every call, the captcha too, gives up after 600,000 ms [1§9 request timeout] [1§9 captcha timeout]', async () => {
  const over = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
  neverAnswer();
  const body = { captchaType: 'blockPuzzle', clientUid: 'slider-1', ts: 1 } as const;
  const answers = [unwrap(api.GET('/n/user/verify')), unwrap(api.POST('/api/n/captcha/get', { body }))];
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledTimes(2));
  expect(timeout.mock.calls).toEqual([[600_000], [600_000]]);
  over.abort(new DOMException('too late', 'TimeoutError'));
  for (const answer of answers) await expect(answer).rejects.toThrow(NetworkError);
});

describe('in a browser that cannot join signals', () => {
  const { any } = AbortSignal;
  beforeEach(() => {
    Object.defineProperty(AbortSignal, 'any', { value: undefined, configurable: true, writable: true });
    neverAnswer();
  });
  afterEach(() => {
    Object.defineProperty(AbortSignal, 'any', { value: any, configurable: true, writable: true });
  });

  it('every call gives up after 600,000 ms, and not before [1§9 request timeout]', async () => {
    vi.useFakeTimers();
    const ended = vi.fn();
    const answer = unwrap(api.GET('/n/user/verify')).catch(ended);
    await vi.advanceTimersByTimeAsync(599_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(ended.mock.calls[0]?.[0]).toBeInstanceOf(NetworkError);
  });

  it('a call that is cancelled ends at once and is no failure of the network', async () => {
    const [before, during] = [new AbortController(), new AbortController()];
    before.abort();
    await expect(unwrap(api.GET('/n/user/verify', { signal: before.signal }))).rejects.toThrow(DOMException);
    const answer = unwrap(api.GET('/n/user/verify', { signal: during.signal }));
    during.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});
