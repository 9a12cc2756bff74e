import { describe, expect, it } from 'vitest';
import { productOf } from '#src/lib/business-id.ts';
import { reportIn, watermarkName } from '#src/features/product/rules.ts';
import { anonymousIdAt } from '#src/features/product/visitor.ts';
import { ANONYMOUS_ID_LIFETIME_MS } from '#src/lib/limits.ts';

describe('the report', () => {
  const both = { reportZh: 'b-1', reportEn: 'b-1-en' };
  it.each([
    ['zh', both, { businessId: 'b-1', substitute: false }],
    ['en', both, { businessId: 'b-1-en', substitute: false }],
    ['en', { ...both, reportEn: null }, { businessId: 'b-1', substitute: true }],
    ['zh', { ...both, reportZh: null }, { businessId: 'b-1-en', substitute: true }],
    ['en', { reportZh: null, reportEn: null }, null],
  ] as const)('in %s of %j is %j', (lang, ids, report) => {
    expect(reportIn(lang, ids)).toEqual(report);
  });
});

describe('without a token the viewer leads back', () => {
  it('to the product that was looked at last, else to the one of the address [2§2 pdf viewer]', () => {
    expect(productOf('epd-001', 'b-001')).toBe('epd-001');
    expect(productOf(null, 'b-001')).toBe('b-001');
    expect(productOf('//evil.example', 'b-001')).toBe('b-001');
  });
});

describe('the watermark names', () => {
  const user = { userAccount: '19900000007', companyName: 'Lanjiang Steel', userName: 'Wang' };
  it.each([
    [user, '19900000007 Lanjiang Steel'],
    [{ ...user, companyName: null }, '19900000007 Wang'],
    [{ ...user, companyName: ' ', userName: null }, '19900000007'],
  ])('account and company, or else the name: %j', (who, name) => {
    expect(watermarkName(who)).toBe(name);
  });
});

describe('the anonymous id', () => {
  const old = { code: '0b9b1a4e-5d0f-4a39-9d57-7b1f0f5c2a11', madeAt: 1_000 };
  const fresh = (now: number) => ({ code: 'made-now', madeAt: now });
  const at = (stored: unknown, now: number) => anonymousIdAt(stored, now, () => 'made-now');

  it('stays for 8 hours and not longer [2§9 anonymous id]', () => {
    const last = old.madeAt + ANONYMOUS_ID_LIFETIME_MS;
    expect(ANONYMOUS_ID_LIFETIME_MS).toBe(8 * 60 * 60 * 1000);
    expect(at(old, last)).toEqual(old);
    expect(at(old, last + 1)).toEqual(fresh(last + 1));
  });

  it.each([null, 'text', {}, { ...old, code: 7 }, { ...old, code: '<b>' }, { ...old, madeAt: '1000' }])(
    'is made anew when %j is stored',
    (stored) => {
      expect(at(stored, 2_000)).toEqual(fresh(2_000));
    },
  );

  it('is made anew when it comes from the future', () => {
    expect(at(old, 999)).toEqual(fresh(999));
  });
});
