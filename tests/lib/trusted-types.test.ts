/** What libraries may hand to places where scripts could run, in browsers with Trusted Types. */
import { afterEach, expect, it, vi } from 'vitest';
import { contentSecurityPolicy } from '#scripts/deploy/headers.ts';
import { guardSinks, isOwnScript, POLICY_NAMES, trustedHtml } from '#src/lib/trusted-types.ts';

afterEach(() => vi.unstubAllGlobals());

interface Rules {
  createHTML: (html: string) => string | null;
  createScriptURL?: (address: string) => string | null;
}

/** A browser that has them, and remembers its policies. */
function browser(): Map<string, Rules> {
  const policies = new Map<string, Rules>();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Rules) => {
      policies.set(name, rules);
      return { createHTML: rules.createHTML };
    },
  });
  return policies;
}

it('only an empty text becomes HTML by itself, only a script of this origin a worker', () => {
  const policies = browser();
  guardSinks('https://epd.example.com');
  const rules = policies.get('default');
  expect([rules?.createHTML(''), rules?.createHTML('<b>x</b>')]).toEqual(['', null]);
  const address = 'https://epd.example.com/assets/worker.mjs';
  expect(rules?.createScriptURL?.(address)).toBe(address);
  expect(rules?.createScriptURL?.('https://example.com/worker.mjs')).toBeNull();
});

it.each([
  ['/assets/worker.mjs', true],
  ['https://epd.example.com/x', true],
  ['//example.com/x', false],
  ['https://epd.example.com.evil.test/x', false],
  ['data:text/javascript,steal()', false],
  ['javascript:steal()', false],
])('%s is of this origin: %s', (address, own) => {
  expect(isOwnScript(address, 'https://epd.example.com')).toBe(own);
});

it('a browser without them goes on with plain texts', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(() => guardSinks('https://epd.example.com')).not.toThrow();
  expect(trustedHtml('<b>x</b>')).toBe('<b>x</b>');
});

it('every policy that is made stands in the content security policy', () => {
  const policies = browser();
  guardSinks('https://epd.example.com');
  trustedHtml('<b>x</b>');
  for (const name of policies.keys()) expect(POLICY_NAMES).toContain(name);
  expect(contentSecurityPolicy()).toContain(`trusted-types ${POLICY_NAMES.join(' ')}`);
});

it('the policy lets pages fetch pictures of this host and of origins that a deployment names', () => {
  const pictures = (policy: string) => /img-src ([^;]+)/.exec(policy)?.[1];
  expect(pictures(contentSecurityPolicy())).toBe("'self' data: blob:");
  const named = contentSecurityPolicy({ pictureOrigins: ['https://media.example.com'] });
  expect(pictures(named)).toBe("'self' data: blob: https://media.example.com");
});
