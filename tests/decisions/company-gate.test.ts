import { describe, expect, it, vi } from 'vitest';
import { applicationGate, companyGate, downloadGate, enterpriseGate } from '#src/lib/gates.ts';
import type { CompanyStatus } from '#src/lib/states.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';

const user = (auditStatus: number): StoredUser => ({
  id: 'u-1',
  userName: 'Wang',
  userAccount: '19900000007',
  accountType: '1',
  companyName: 'Lanjiang',
  companyCode: 'C01',
  industryCategoryName: null,
  auditStatus,
  reasonReject: null,
});

describe('the company gate (decision 18)', () => {
  it.each<[CompanyStatus, object]>([
    ['1', { kind: 'allow' }],
    ['0', { kind: 'warn', warning: 'guard.companyPending' }],
    ['2', { kind: 'redirect', to: '/enterprise', warning: 'guard.companyFailed' }],
    [null, { kind: 'redirect', to: '/enterprise', warning: 'guard.companyNone' }],
  ])(
    'before an application, status %j [1§4 company gate] [1§4 company pending] [1§8 client company pending]',
    (status, gate) => {
      expect(companyGate(status)).toEqual(gate);
    },
  );

  it.each<[CompanyStatus, string]>([
    ['0', 'redirect'],
    ['1', 'redirect'],
    ['2', 'allow'],
    [null, 'allow'],
  ])('at /enterprise, status %j [1§2 enterprise]', (status, kind) => {
    expect(enterpriseGate(status)).toMatchObject(kind === 'allow' ? { kind } : { kind, to: '/' });
  });

  it('comes after the login and after the review of the person, and only then asks for the company', async () => {
    const status = vi.fn(() => Promise.resolve<CompanyStatus>('1'));
    expect(await applicationGate(null, status)).toEqual({ kind: 'login' });
    expect(await applicationGate(user(0), status)).toEqual({ kind: 'warn', warning: 'guard.auditReviewing' });
    expect(await applicationGate(user(2), status)).toMatchObject({
      kind: 'redirect',
      to: '/information',
      ask: true,
    });
    expect(status).not.toHaveBeenCalled();
    expect(await applicationGate(user(1), status)).toEqual({ kind: 'allow' });
  });

  it('does not stand before downloads', () => {
    expect(downloadGate(null)).toEqual({ kind: 'login' });
    expect(downloadGate(user(1))).toEqual({ kind: 'allow' });
    expect(downloadGate(user(0))).toMatchObject({ kind: 'warn' });
  });
});
