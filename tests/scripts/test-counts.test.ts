import { describe, expect, it } from 'vitest';
import { closingCounts } from '#scripts/lib/test-counts.ts';

describe('the closing line of npm test', () => {
  const step = (name: string, ok: boolean) => ({ name, ok, seconds: 1 });

  it('counts a failed step once', () => {
    const steps = [step('types', false), step('vitest', true)];
    expect(closingCounts({ vitest: { passed: 10, failed: 0 } }, steps)).toEqual({ passed: 10, failed: 1 });
  });

  it('counts failed tests and not their runner as well, but a runner that crashed', () => {
    const tests = { vitest: { passed: 8, failed: 2 }, playwright: { passed: 0, failed: 0 } };
    const steps = [step('vitest', false), step('playwright', false)];
    expect(closingCounts(tests, steps)).toEqual({ passed: 8, failed: 3 });
  });

  it('counts steps when no test ran', () => {
    expect(closingCounts({}, [step('types', false), step('eslint', true)])).toEqual({ passed: 1, failed: 1 });
  });
});
