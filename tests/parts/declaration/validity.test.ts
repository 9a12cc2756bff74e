import { describe, expect, it } from 'vitest';
import { daysLeft, validityLeft, validityOf, mayRenew } from '#src/parts/declaration/validity.ts';

describe('validity', () => {
  it.each([
    ['2026-11-20', 'expired', -1],
    ['2026-11-21', 'expiring', 0],
    ['2027-02-18', 'expiring', 89],
    ['2027-02-19', 'valid', 90],
    ['2028-02-29', 'valid', 465],
    ['2031-03-14', 'valid', 1574],
  ] as const)('of a declaration that ends on %s is %s', (lastDay, state, days) => {
    expect(validityOf(lastDay, '2026-11-21')).toBe(state);
    expect(daysLeft(lastDay, '2026-11-21')).toBe(days);
  });

  it.each(['', 'soon', '2026-02-30', '2027-02-29', '20261121'])('cannot be told from "%s"', (lastDay) => {
    expect(validityOf(lastDay, '2026-11-21')).toBeNull();
  });

  it.each([
    ['2026-01-01', '2027-01-01', 0.11],
    ['2026-11-21', '2027-11-21', 1],
    ['2027-01-01', '2028-01-01', 1],
    ['2020-01-01', '2025-01-01', 0],
    ['', '2027-01-01', null],
    ['2026-01-01', 'soon', null],
    ['2027-01-01', '2026-01-01', null],
  ])('from %s to %s has this share left: %s', (from, until, share) => {
    const left = validityLeft(from, until, '2026-11-21');
    expect(left === null ? null : Number(left.toFixed(2))).toBe(share);
  });
});

const TODAY = '2026-11-20';
const own = { companyCode: 'C01', validUntil: '2026-12-31', supersededById: null };

it('an own declaration that has ended, or ends within 90 days, may be renewed', () => {
  expect(mayRenew(own, 'C01', TODAY)).toBe(true);
  expect(mayRenew({ ...own, validUntil: '2026-11-19' }, 'C01', TODAY)).toBe(true);
  expect(mayRenew({ ...own, validUntil: '2027-02-18' }, 'C01', TODAY)).toBe(false);
});

it('no other company’s declaration, and none that was replaced or whose end is unknown', () => {
  expect(mayRenew({ ...own, companyCode: 'C02' }, 'C01', TODAY)).toBe(false);
  expect(mayRenew({ ...own, companyCode: '' }, '', TODAY)).toBe(false);
  expect(mayRenew({ ...own, supersededById: 'epd-2' }, 'C01', TODAY)).toBe(false);
  expect(mayRenew({ ...own, validUntil: '' }, 'C01', TODAY)).toBe(false);
});
