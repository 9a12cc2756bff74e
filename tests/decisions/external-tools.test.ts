import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSafeTokenOrigin, parseConfig } from '#src/config/schema.ts';
import { leaveFor } from '#src/lib/leave-for.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the external tools (decision 24)', () => {
  it.each([
    ['https://lca.example.com/', false, true],
    ['http://lca.example.com/', false, false],
    ['http://lca.example.com/', true, false],
    ['http://localhost:8080/', true, true],
    ['http://127.0.0.1/', true, true],
    ['http://localhost:8080/', false, false],
    ['javascript:alert(1)', true, false],
  ])('%s in development %j is allowed: %j', (url, development, allowed) => {
    expect(isSafeTokenOrigin(url, development)).toBe(allowed);
  });

  it('a deployment that would send the token in clear does not start, and says why', () => {
    vi.stubEnv('DEV', false);
    expect(() => parseConfig({ lcaSiteUrl: 'http://lca.example.com/' })).toThrow('lcaSiteUrl: must be https');
    expect(() => parseConfig({ epdToolUrl: 'nonsense' })).toThrow('epdToolUrl');
    expect(parseConfig({ epdToolUrl: 'https://tool.example.com/' }).epdToolUrl).toBe(
      'https://tool.example.com/',
    );
  });

  it('opens in a tab of its own, without a referrer', () => {
    const link = { href: '', rel: '', referrerPolicy: '', target: '', click: vi.fn() };
    vi.stubGlobal('document', { createElement: () => link });
    vi.stubGlobal('navigator', { userActivation: { isActive: true } });
    leaveFor('https://lca.example.com/?token=t');
    expect(link).toMatchObject({
      href: 'https://lca.example.com/?token=t',
      rel: 'noopener noreferrer',
      referrerPolicy: 'no-referrer',
      target: '_blank',
    });
    expect(link.click).toHaveBeenCalledOnce();
  });
});
