import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { STORAGE } from '#src/lib/storage-keys.ts';
import {
  useCooldown,
  cooldownEnd,
  startCooldown,
  type CodeTarget,
} from '#src/parts/account-form/code-field.tsx';

const LOGIN: CodeTarget = { purpose: 'login', account: '19900000001' };

it('a code rests 60 s for its account and purpose; others go on at once (decision 48) [1§9 countdown]', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const { result } = renderHook(() => useCooldown(LOGIN));
  expect(result.current).toBeNull();
  act(() => startCooldown(LOGIN));
  expect(result.current).toBe(1_060_000);
  expect(cooldownEnd({ ...LOGIN, account: '19900000002' })).toBeNull();
  expect(cooldownEnd({ ...LOGIN, purpose: 'reset' })).toBeNull();
  act(() => startCooldown({ ...LOGIN, purpose: 'reset' }));
  expect(result.current).toBe(1_060_000);
});

it('another tab knows of it, and the browser keeps no account', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  startCooldown(LOGIN);
  const kept = window.localStorage.getItem(STORAGE.codeWaits) ?? '';
  expect(kept).not.toContain(LOGIN.account);
  window.localStorage.clear();
  const { result } = renderHook(() => useCooldown(LOGIN));
  expect(result.current).toBeNull();
  window.localStorage.setItem(STORAGE.codeWaits, kept);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE.codeWaits })));
  expect(result.current).toBe(1_060_000);
});

it('a clock that was set back does not lock the button', () => {
  vi.useFakeTimers({ now: 10_000_000 });
  startCooldown(LOGIN);
  vi.setSystemTime(1_000_000);
  expect(cooldownEnd(LOGIN)).toBeNull();
});
