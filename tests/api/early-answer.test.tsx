import { beforeEach, expect, it, vi } from 'vitest';
import { fetchUnlessEarly } from '#src/api/early-answer.ts';

const ADDRESS = '/api/n/epd/b-001';

function early(answer: Promise<Response> = Promise.resolve(new Response('early')), body?: string): void {
  vi.stubGlobal('earlyAnswer', { address: ADDRESS, language: 'en', answer, body });
}

const asked = async (path: string, init: RequestInit = {}): Promise<string> => {
  const request = new Request(new URL(path, window.location.origin), {
    ...init,
    // As the tests below write them.
    headers: { 'Accept-Language': 'en', ...(init.headers as Record<string, string>) },
  });
  return (await fetchUnlessEarly(request)).text();
};

beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(new Response('asked'))));

it('is handed to the call that it belongs to, once', async () => {
  early();
  expect(await asked('/api/n/menu/all')).toBe('asked');
  expect(await asked(ADDRESS)).toBe('early');
  expect(await asked(ADDRESS)).toBe('asked');
  early(undefined, '{"pageNum":1}');
  expect(await asked(ADDRESS, { method: 'POST', body: '{"pageNum":1}' })).toBe('early');
});

it.each([
  ['in another language', { headers: { 'Accept-Language': 'zh-CN' } }],
  ['with a token', { headers: { Authorization: 'token' } }],
  ['with a body', { method: 'POST', body: '{"pageNum":2}' }],
])('is dropped when it is asked %s', async (_, init) => {
  early();
  expect(await asked(ADDRESS, init)).toBe('asked');
  expect(await asked(ADDRESS)).toBe('asked');
});

it('fails as the call would, and is given up with it', async () => {
  early(Promise.reject(new TypeError('offline')));
  await expect(asked(ADDRESS)).rejects.toThrow('offline');
  early(new Promise(() => undefined));
  const gone = new AbortController();
  const waiting = asked(ADDRESS, { signal: gone.signal });
  gone.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
});
