import { describe, expect, it } from 'vitest';
import { rowsOfCall } from '#scripts/bench/load.ts';
import { benchReport, holds, type Row } from '#scripts/bench/rows.ts';

describe('the limits of a call', () => {
  const call = { name: 'a call', path: '/', atMost: 1.5, constantAtMost: 5 };
  const fast = { small: 3000, large: 2900, constant: 10_000, checked: 3000, prism: 300 };
  const broken = (rates: object): string[] =>
    rowsOfCall(call, { ...fast, ...rates }).flatMap((row) => (holds(row) ? [] : row.what));

  it('hold for a mock that is fast enough', () => {
    expect(broken({})).toEqual([]);
  });

  it.each([
    ['48 ÷ 100,000 declarations', { large: 1500 }],
    ['constant answer ÷ mock', { constant: 16_000 }],
    ['Prism ÷ checked mock', { prism: 700 }],
  ])('break by %s', (what, rates) => {
    expect(broken(rates)).toEqual([`a call: ${what}`]);
  });
});

describe('the report', () => {
  const row = (value: number): Row => ({ what: 'a page', value, unit: 'ms', limit: 100, beside: 'another' });

  it('says what is over its limit, and what is measured beside it', () => {
    expect(benchReport([row(100)])).toContain('| a page | 100 ms | ≤ 100 | another | yes |');
    expect(benchReport([row(101)])).toContain('| a page | 101 ms | ≤ 100 | another | **NO** |');
  });

  it('counts what was not measured as over its limit', () => {
    expect(holds(row(Number.NaN))).toBe(false);
  });
});
