import { describe, expect, it } from 'vitest';
import { portalText, rowHolds, type PortalRow } from '#scripts/bench/portal/rows.ts';

const row = (value: number): PortalRow => ({
  what: 'a page',
  value,
  limit: 100,
  unit: 'ms',
  beside: 'a floor',
});

describe('a row of the portal in the bench', () => {
  it('holds up to its limit', () => {
    expect([rowHolds(row(99)), rowHolds(row(100)), rowHolds(row(101))]).toEqual([true, true, false]);
  });

  it('does not hold when nothing was measured', () => {
    expect(rowHolds(row(Number.NaN))).toBe(false);
  });

  it('says loudly that it does not hold, and what it stands beside', () => {
    const text = portalText([row(12), row(340)], 'a machine');
    expect(text).toContain('| a page | 12 | 100 ms | a floor | yes |');
    expect(text).toContain('| a page | 340 | 100 ms | a floor | **NO** |');
  });
});
