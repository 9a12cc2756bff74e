import { describe, expect, it } from 'vitest';
import { refreshed } from '#src/api/shared/account.ts';
import { kindOf, toOwnAccount } from '#src/api/shared/read.ts';
import { AUDIT } from '#src/lib/states.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { drifted } from '../drifted.ts';

const stored: StoredUser = {
  id: 'u-1',
  userName: '沈工',
  userAccount: '19900000003',
  accountType: '1',
  companyName: '北川钢材',
  companyCode: null,
  industryCategoryName: null,
  auditStatus: AUDIT.rejected,
  reasonReject: '请填写全称',
};

describe('the own record', () => {
  it('is read as the server sends it [2§3 user detail]', () => {
    const sent = {
      id: 'u-1',
      userName: '沈工',
      userAccount: '19900000003',
      accountType: 1,
      companyName: '北川钢材有限公司',
      companyCode: null,
      companyType: '3',
      auditStatus: 2,
      reasonReject: '请填写全称',
      userStatus: 0,
      companyNameEditable: false,
    };
    expect(toOwnAccount(sent, stored)).toEqual({
      id: 'u-1',
      account: '19900000003',
      kind: 'phone',
      userName: '沈工',
      companyName: '北川钢材有限公司',
      companyType: '3',
      audit: AUDIT.rejected,
      rejectReason: '请填写全称',
      leaving: true,
      nameEditable: false,
      known: { audit: true, status: true },
    });
  });

  it('survives a server that drifts: text for numbers, missing fields, no record at all', () => {
    expect(toOwnAccount({ auditStatus: '1', userStatus: '1' }, stored)).toMatchObject({
      audit: AUDIT.approved,
      leaving: false,
      account: '19900000003',
      companyName: '北川钢材',
    });
    for (const nothing of [null, 'text', [], { auditStatus: 7 }]) {
      expect(toOwnAccount(drifted(nothing), stored)).toMatchObject({
        audit: AUDIT.rejected,
        nameEditable: true,
      });
    }
  });

  it('takes the kind of an unknown account type from the account', () => {
    expect(kindOf('', 'a@example.com')).toBe('email');
    expect(kindOf(undefined, '19900000003')).toBe('phone');
    expect(kindOf(2, '19900000003')).toBe('email');
  });
});

describe('the stored user', () => {
  const account = toOwnAccount({ auditStatus: 1, reasonReject: null }, stored);
  it('follows a review that was decided meanwhile', () => {
    expect(refreshed(stored, account)).toEqual({
      ...stored,
      auditStatus: AUDIT.approved,
      reasonReject: null,
    });
  });
  it('stays the same object when nothing differs', () => {
    const same = refreshed(stored, account);
    expect(refreshed(same, account)).toBe(same);
  });
});
