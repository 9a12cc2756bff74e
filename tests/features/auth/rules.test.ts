import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  afterLogin,
  emailLoginSchema,
  fieldOf,
  firstTab,
  phoneLoginSchema,
  resetSchema,
  saysUnknownPhone,
} from '#src/features/auth/rules.ts';
import { BusinessError } from '#src/lib/errors.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';

const messages = (schema: v.GenericSchema, values: unknown): Record<string, string> => {
  const result = v.safeParse(schema, values);
  if (result.success) return {};
  return Object.fromEntries(
    result.issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]),
  );
};

describe('fields (document 1 §5)', () => {
  it.each([
    ['', 'auth.valid.phoneRequired'],
    ['1990000000', 'auth.valid.phoneFormat'],
    ['11900000007', 'auth.valid.phoneFormat'],
    ['19900000007', undefined],
    ['199 0000-0007', undefined],
  ])('phone %j', (account, message) => {
    expect(messages(phoneLoginSchema, { account, code: '123456' })['account']).toBe(message);
  });
  it.each([
    ['', 'auth.valid.codeRequired'],
    ['12345', 'auth.valid.codeWrong'],
    ['12345a', 'auth.valid.codeWrong'],
    ['123456', undefined],
  ])('SMS code %j', (code, message) => {
    expect(messages(phoneLoginSchema, { account: '19900000007', code })['code']).toBe(message);
  });
  it.each(['', 'Short1a', 'alllower1', 'ALLUPPER1', 'NoDigitsHere', 'TooLongPassword12'])(
    'password %j',
    (password) => {
      expect(messages(emailLoginSchema, { account: 'a@b.cn', password })['password']).toBe(
        'auth.valid.passwordRule',
      );
    },
  );
  it('the repeated password must be the same', () => {
    const values = { account: 'a@b.cn', code: '123456', password: 'Steel2026', repeat: 'Steel2027' };
    expect(messages(resetSchema, values)).toEqual({ repeat: 'auth.valid.passwordMismatch' });
    expect(messages(resetSchema, { ...values, repeat: 'Steel2026' })).toEqual({});
  });
});

describe('which tab is open first (document 1 §2)', () => {
  it.each([
    [null, 'phone'],
    ['/epd/mineEpd', 'phone'],
    ['/Result', 'email'],
    ['/result?type=1', 'email'],
    ['/Results', 'phone'],
  ])('stored path %j', (path, tab) => {
    expect(firstTab(path)).toBe(tab);
  });
});

describe('refusals', () => {
  it.each([
    [new BusinessError(0, 'USER_NOT_FOUND'), true],
    [new BusinessError(0, '该手机号未注册'), true],
    [new BusinessError(0, 'CHECK_CODE_FREQUENTLY'), false],
    [new BusinessError(500, 'USER_NOT_FOUND'), false],
    [new Error('x'), false],
  ])('%s means not registered: %s', (error, expected) => {
    expect(saysUnknownPhone(error)).toBe(expected);
  });
  it('goes to the field it speaks of', () => {
    expect(fieldOf(new BusinessError(0, 'CHECK_CODE_OUT_TIME'))).toBe('code');
    expect(fieldOf(new BusinessError(0, 'USER_LOCKED'))).toBe('account');
    expect(fieldOf(new BusinessError(0, 'ACCOUNT_PASSWORD_ERROR'))).toBe('password');
    expect(fieldOf(new BusinessError(0, 'something else'))).toBeNull();
  });
});

describe('where a login leads (document 1 §4, decision 13)', () => {
  const user: StoredUser = {
    id: 'u',
    userName: '王工',
    userAccount: 'a@b.cn',
    accountType: '2',
    companyName: null,
    companyCode: null,
    industryCategoryName: null,
    auditStatus: 1,
    reasonReject: null,
  };
  it('to the stored path, or nowhere', () => {
    expect(afterLogin(user, '/epd/mineEpd', 1440)).toBe('/epd/mineEpd');
    expect(afterLogin(user, null, 1440)).toBeNull();
  });
  it('to the supplement form without user name and company name', () => {
    expect(afterLogin({ ...user, userName: ' ' }, '/epd/mineEpd', 1440)).toBe('/appLoginform');
    expect(afterLogin({ ...user, userName: null, companyName: '澜江' }, null, 1440)).toBeNull();
  });
  it('to the registration form after a rejection, by width', () => {
    expect(afterLogin({ ...user, auditStatus: 2 }, '/x', 899)).toBe('/userinfo');
    expect(afterLogin({ ...user, auditStatus: 2 }, '/x', 900)).toBe('/information');
  });
});
