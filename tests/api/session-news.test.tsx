import { beforeEach, expect, it, vi } from 'vitest';
import { currentUser, subscribeSession } from '#src/api/session.ts';
import { DEFAULT_COOKIE_PREFIX, STORAGE, tokenCookieName } from '#src/lib/storage-keys.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

it('a login in another tab counts, even when its news comes before its cookie', () => {
  const seen: (string | null)[] = [];
  const stop = subscribeSession(() => seen.push(currentUser()?.id ?? null));
  window.localStorage.setItem(STORAGE.userInfo, JSON.stringify({ id: 'u-1' }));
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE.userInfo }));
  expect(seen).toEqual([null]);
  document.cookie = `${tokenCookieName(DEFAULT_COOKIE_PREFIX)}=token; Path=/`;
  vi.advanceTimersByTime(250);
  expect(seen).toEqual([null, 'u-1']);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
