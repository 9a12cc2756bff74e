import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Gate } from '#src/lib/gates.ts';
import { onLoginRequest, type LoginRequest } from '#src/lib/login-prompt.ts';
import { lendHands } from '#src/parts/session/gate-hands.ts';
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
let here: string | null = '/gpi';

beforeEach(() => {
  asked = [];
  here = '/gpi';
  confirm.mockResolvedValue(true);
  vi.spyOn(notify, 'warn').mockReturnValue('id');
  stops = [onLoginRequest((request) => asked.push(request)), lendHands({ confirm, goTo, here: () => here })];
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
  const redirectOf = (gate: Gate, href = '/epd/epdApplyFor', preload = false): string | undefined => {
    try {
      enforceGate(gate, { location: { href }, preload });
    } catch (thrown) {
      if (isRedirect(thrown)) return thrown.options.href;
      throw thrown;
    }
    return undefined;
  };
  it('returns when allowed', () => {
    expect(redirectOf({ kind: 'allow' })).toBeUndefined();
  });
  it('stays on the page that is shown, or goes home when the address was typed', () => {
    expect(redirectOf(warn)).toBe('/gpi');
    expect(redirectOf(login)).toBe('/gpi');
    here = null;
    expect(redirectOf(warn)).toBe('/');
    here = '/epd/epdApplyFor';
    expect(redirectOf(warn)).toBe('/');
  });
  it('goes to where the gate leads', () => {
    expect(redirectOf(toEnterprise)).toBe('/enterprise');
  });
  it('says nothing while a hovered link is prepared', () => {
    expect(redirectOf(login, '/epd/epdApplyFor', true)).toBe('/gpi');
    redirectOf(refill, '/epd/epdApplyFor', true);
    expect(asked).toEqual([]);
    expect(confirm).not.toHaveBeenCalled();
    expect(notify.warn).not.toHaveBeenCalled();
  });
  it('a question of the first page waits for the portal', () => {
    for (const stop of stops) stop();
    expect(redirectOf(refill)).toBe('/');
    expect(confirm).not.toHaveBeenCalled();
    stops = [lendHands({ confirm, goTo, here: () => null })];
    expect(confirm).toHaveBeenCalledTimes(1);
  });
});
