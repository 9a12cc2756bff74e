import { describe, expect, it, vi } from 'vitest';
import { agencyGate } from '#src/lib/gates.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';

const user = (companyCode: string | null): StoredUser => ({
  id: 'u-1',
  userName: 'Lin',
  userAccount: '19900000008',
  accountType: '1',
  companyName: 'Hengzhun',
  companyCode,
  industryCategoryName: null,
  auditStatus: 1,
  reasonReject: null,
});
const typeIs = (type: unknown) => vi.fn(() => Promise.resolve(type));
const elsewhere = { kind: 'redirect', to: '/', warning: 'guard.agencyOnly' };

describe('the gate of /thirdAgency (decision 15)', () => {
  it.each(['4', 4])('opens to companyType %j [1§2 thirdAgency]', async (type) => {
    expect(await agencyGate(user('C22'), typeIs(type))).toEqual({ kind: 'allow' });
  });

  it.each(['1', 3, '04', null, undefined, {}])(
    'leads companyType %j home and says why [1§2 thirdAgency]',
    async (type) => {
      expect(await agencyGate(user('C01'), typeIs(type))).toEqual(elsewhere);
    },
  );

  it('asks visitors to log in, and does not ask for the company of somebody who has none', async () => {
    const type = typeIs('4');
    expect(await agencyGate(null, type)).toEqual({ kind: 'login' });
    expect(await agencyGate(user(null), type)).toEqual(elsewhere);
    expect(await agencyGate(user(''), type)).toEqual(elsewhere);
    expect(type).not.toHaveBeenCalled();
  });
});
