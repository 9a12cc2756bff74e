import { afterEach, expect, it, vi } from 'vitest';
import { earlyAnswer } from '#src/api/early-answer.ts';

const ADDRESS = '/api/n/epd/b-001';

function early(answer: Promise<Response> = Promise.resolve(new Response('{"code":1}'))): void {
  vi.stubGlobal('earlyAnswer', { address: ADDRESS, language: 'en', answer });
}

const asks = (path: string, init: RequestInit = {}): Request =>
  new Request(new URL(path, window.location.origin), {
    ...init,
    // As the tests below write them.
    headers: { 'Accept-Language': 'en', ...(init.headers as Record<string, string>) },
  });

afterEach(() => vi.unstubAllGlobals());

it('is handed to the call that it belongs to, once', async () => {
  early();
  expect(earlyAnswer(asks('/api/n/menu/all'))).toBeNull();
  expect(earlyAnswer(asks(ADDRESS, { method: 'POST' }))).toBeNull();
  expect(await (await earlyAnswer(asks(ADDRESS)))?.text()).toBe('{"code":1}');
  expect(earlyAnswer(asks(ADDRESS))).toBeNull();
});

it.each([
  ['in another language', { 'Accept-Language': 'zh-CN' }],
  ['with a token', { Authorization: 'token' }],
])('is dropped when it is asked %s', (_, headers) => {
  early();
  expect(earlyAnswer(asks(ADDRESS, { headers }))).toBeNull();
  expect(earlyAnswer(asks(ADDRESS))).toBeNull();
});

it('fails as the call would, and is given up with it', async () => {
  early(Promise.reject(new TypeError('offline')));
  await expect(earlyAnswer(asks(ADDRESS))).rejects.toThrow('offline');
  early(new Promise(() => undefined));
  const gone = new AbortController();
  const waiting = earlyAnswer(asks(ADDRESS, { signal: gone.signal }));
  gone.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
});
