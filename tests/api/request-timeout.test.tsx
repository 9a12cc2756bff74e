import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#src/api/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { NetworkError } from '#src/lib/errors.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('every call, the captcha too, gives up after 600,000 ms [1§9 request timeout] [1§9 captcha timeout]', async () => {
  const over = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
  // A server that never answers: only the signal ends the call.
  vi.stubGlobal(
    'fetch',
    (request: Request) =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
      }),
  );
  const body = { captchaType: 'blockPuzzle', clientUid: 'slider-1', ts: 1 } as const;
  const answers = [unwrap(api.GET('/n/user/verify')), unwrap(api.POST('/api/n/captcha/get', { body }))];
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledTimes(2));
  expect(timeout.mock.calls).toEqual([[600_000], [600_000]]);
  over.abort(new DOMException('too late', 'TimeoutError'));
  for (const answer of answers) await expect(answer).rejects.toThrow(NetworkError);
});
