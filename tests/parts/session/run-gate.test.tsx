import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '#src/api/session.ts';
import type { Gate } from '#src/lib/gates.ts';
import { onLoginRequest, type LoginRequest } from '#src/lib/login-prompt.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { provideGateActions } from '#src/parts/session/gate-actions.ts';
import { enforceGate, runGate } from '#src/parts/session/run-gate.ts';
import { notify } from '#src/ui/notify.ts';

const login: Gate = { kind: 'login' };
const warn: Gate = { kind: 'warn', warning: 'guard.companyPending' };
const toEnterprise: Gate = { kind: 'redirect', to: '/enterprise', warning: 'guard.companyNone' };
const refill: Gate = { kind: 'redirect', to: '/information', warning: 'guard.auditRejected', ask: true };

const goTo = vi.fn<(path: string) => void>();
const confirm = vi.fn<() => Promise<boolean>>();
let asked: LoginRequest[] = [];
let stops: (() => void)[] = [];

beforeEach(() => {
  asked = [];
  confirm.mockResolvedValue(true);
  vi.spyOn(notify, 'warn').mockReturnValue('id');
  stops = [onLoginRequest((request) => asked.push(request)), provideGateActions({ confirm, goTo })];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.clearAllMocks();
});

describe('in a button', () => {
  it('lets through what is allowed', () => {
    expect(runGate({ kind: 'allow' }, '/x')).toBe(true);
  });
  it('asks to log in and passes on the wanted path', () => {
    expect(runGate(login, '/epd/epdApplyFor')).toBe(false);
    expect(asked).toEqual([{ how: 'prompt', returnPath: '/epd/epdApplyFor' }]);
  });
  it('says once that a session has ended whose cookie ran out, and then asks a visitor', async () => {
    clearSession();
    // The test DOM drops a cookie with its next tick.
    await vi.waitFor(() => expect(document.cookie).not.toContain('_token='));
    localStorage.setItem(STORAGE.userInfo, '{"id":"u-certified"}');
    runGate(login, '/epd/mineEpd');
    runGate(login, '/user');
    expect(asked.map(({ how }) => how)).toEqual(['again', 'prompt']);
  });
  it('warns and stays', () => {
    expect(runGate(warn, '/x')).toBe(false);
    expect(notify.warn).toHaveBeenCalledWith('guard.companyPending');
    expect(goTo).not.toHaveBeenCalled();
  });
  it('warns and leads elsewhere', () => {
    runGate(toEnterprise, '/x');
    expect(notify.warn).toHaveBeenCalledWith('guard.companyNone');
    expect(goTo).toHaveBeenCalledWith('/enterprise');
  });
  it('leads a rejected person on only after a yes', async () => {
    confirm.mockResolvedValueOnce(false);
    runGate(refill, '/x');
    await Promise.resolve();
    expect(goTo).not.toHaveBeenCalled();
    runGate(refill, '/x');
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/information'));
  });
});

describe('in beforeLoad', () => {
  const wanted = (preload = false) => ({ location: { href: '/epd/epdApplyFor?pcr=1' }, preload });
  const closed = (gate: Gate) => ({ turnedAway: { gate, href: '/epd/epdApplyFor?pcr=1' } });

  it.each([login, warn, refill])(
    '%o stays at the address, where the page says why: no toast, no question',
    (gate) => {
      expect(enforceGate(gate, wanted())).toEqual(closed(gate));
      expect(notify.warn).not.toHaveBeenCalled();
      expect(confirm).not.toHaveBeenCalled();
    },
  );

  it('goes to where a document wants it, and takes along why', () => {
    const thrown = redirectOf(toEnterprise);
    expect(thrown).toMatchObject({
      href: '/enterprise',
      replace: true,
      state: { turnedAway: 'guard.companyNone' },
    });
    expect(notify.warn).not.toHaveBeenCalled();
    expect(redirectOf({ kind: 'redirect', to: '/', warning: null })).toMatchObject({ href: '/', state: {} });
  });

  it('asks nothing while a hovered link is prepared', () => {
    expect(enforceGate(login, wanted(true))).toEqual(closed(login));
    expect(asked).toEqual([]);
  });

  function redirectOf(gate: Gate): object | null {
    try {
      enforceGate(gate, wanted());
    } catch (thrown) {
      if (isRedirect(thrown)) return thrown.options;
      throw thrown;
    }
    return null;
  }
});

it('a question that comes before the portal waits for it', () => {
  for (const stop of stops) stop();
  runGate(refill, '/x');
  expect(confirm).not.toHaveBeenCalled();
  stops = [provideGateActions({ confirm, goTo })];
  expect(confirm).toHaveBeenCalledTimes(1);
});
