import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cooldownEnd, startCooldown, subscribeCooldown } from '#src/parts/codes/cooldown.ts';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => vi.useRealTimers());

it('a code rests 60 s, each purpose on its own (document 1 §9) [1§9 countdown]', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const heard = vi.fn();
  const stop = subscribeCooldown(heard);
  startCooldown('login');
  expect(cooldownEnd('login')).toBe(1_060_000);
  expect(cooldownEnd('reset')).toBeNull();
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

it('a clock that was set back does not lock the button', () => {
  vi.useFakeTimers({ now: 10_000_000 });
  startCooldown('login');
  vi.setSystemTime(1_000_000);
  expect(cooldownEnd('login')).toBeNull();
});
