import { describe, expect, it } from 'vitest';
import { BusinessError } from '#src/lib/errors.ts';
import { fieldOf, saysUnknownPhone } from '#src/parts/account-form/refusals.ts';

describe('refusals', () => {
  it.each([
    [new BusinessError(0, 'USER_NOT_FOUND'), true],
    [new BusinessError(0, '该手机号未注册'), true],
    [new BusinessError(0, 'CHECK_CODE_FREQUENTLY'), false],
    [new BusinessError(500, 'USER_NOT_FOUND'), false],
    [new Error('x'), false],
  ])('%s means not registered: %s [1§8 code 0 on send]', (error, expected) => {
    expect(saysUnknownPhone(error)).toBe(expected);
  });
  it('goes to the field it speaks of', () => {
    expect(fieldOf(new BusinessError(0, 'CHECK_CODE_OUT_TIME'))).toBe('code');
    expect(fieldOf(new BusinessError(0, 'USER_LOCKED'))).toBe('account');
    expect(fieldOf(new BusinessError(0, 'ACCOUNT_PASSWORD_ERROR'))).toBe('password');
    expect(fieldOf(new BusinessError(0, 'something else'))).toBeNull();
  });
});
