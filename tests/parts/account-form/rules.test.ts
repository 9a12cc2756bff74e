import { describe, expect, it } from 'vitest';
import { toStoredUser } from '#src/api/session.ts';
import { BusinessError } from '#src/lib/errors.ts';
import { afterLogin } from '#src/parts/account-form/after-login.ts';
import { fieldOf, saysUnknownPhone } from '#src/parts/account-form/refusals.ts';
import { must } from '../../support/must.ts';

describe('where a login leads (document 1 §4, decision 13)', () => {
  const user = must(toStoredUser({ id: 'u', userName: '王工', auditStatus: 1 }));
  it('to the stored path, or nowhere [1§4 after login path]', () => {
    expect(afterLogin(user, '/epd/mineEpd', 1440)).toBe('/epd/mineEpd');
    expect(afterLogin(user, null, 1440)).toBeNull();
  });
  it('to the supplement form without user name and company name [1§4 after login supplement]', () => {
    expect(afterLogin({ ...user, userName: ' ' }, '/epd/mineEpd', 1440)).toBe('/appLoginform');
    expect(afterLogin({ ...user, userName: null, companyName: '澜江' }, null, 1440)).toBeNull();
    expect(afterLogin({ ...user, companyName: null }, null, 1440)).toBeNull();
  });
  it('to the registration form after a rejection, by width [1§4 after login rejected] [1§2 userinfo] [1§9 desktop breakpoint]', () => {
    expect(afterLogin({ ...user, auditStatus: 2 }, '/x', 899)).toBe('/userinfo');
    expect(afterLogin({ ...user, auditStatus: 2 }, '/x', 900)).toBe('/information');
  });
});

it.each([
  [new BusinessError(0, 'USER_NOT_FOUND'), true],
  [new BusinessError(0, '该手机号未注册'), true],
  [new BusinessError(0, 'CHECK_CODE_FREQUENTLY'), false],
  [new BusinessError(500, 'USER_NOT_FOUND'), false],
  [new Error('x'), false],
])('%s means not registered: %s [1§8 code 0 on send]', (error, expected) => {
  expect(saysUnknownPhone(error)).toBe(expected);
});
it('a refusal goes to the field it speaks of', () => {
  expect(fieldOf(new BusinessError(0, 'CHECK_CODE_OUT_TIME'))).toBe('code');
  expect(fieldOf(new BusinessError(0, 'USER_LOCKED'))).toBe('account');
  expect(fieldOf(new BusinessError(0, 'ACCOUNT_PASSWORD_ERROR'))).toBe('password');
  expect(fieldOf(new BusinessError(0, 'something else'))).toBeNull();
});
