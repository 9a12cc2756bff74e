import { describe, expect, it } from 'vitest';
import { companyGate, enterpriseGate } from '#src/lib/gates.ts';
import type { CompanyStatus } from '#src/lib/states.ts';

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
  ])('at /enterprise, status %j [1§2 enterprise] [2§6 enterprise route]', (status, kind) => {
    expect(enterpriseGate(status)).toMatchObject(kind === 'allow' ? { kind } : { kind, to: '/' });
  });
});
