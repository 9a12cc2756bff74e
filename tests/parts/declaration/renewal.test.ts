import { expect, test } from 'vitest';
import { mayRenew } from '#src/parts/declaration/validity.ts';

const TODAY = '2026-11-20';
const own = { companyCode: 'C01', validUntil: '2026-12-31', supersededById: null };

test('an own declaration that has ended, or ends within 90 days, may be renewed', () => {
  expect(mayRenew(own, 'C01', TODAY)).toBe(true);
  expect(mayRenew({ ...own, validUntil: '2026-11-19' }, 'C01', TODAY)).toBe(true);
  expect(mayRenew({ ...own, validUntil: '2027-02-18' }, 'C01', TODAY)).toBe(false);
});

test('no other company’s declaration, and none that was replaced or whose end is unknown', () => {
  expect(mayRenew({ ...own, companyCode: 'C02' }, 'C01', TODAY)).toBe(false);
  expect(mayRenew({ ...own, companyCode: '' }, '', TODAY)).toBe(false);
  expect(mayRenew({ ...own, supersededById: 'epd-2' }, 'C01', TODAY)).toBe(false);
  expect(mayRenew({ ...own, validUntil: '' }, 'C01', TODAY)).toBe(false);
});
