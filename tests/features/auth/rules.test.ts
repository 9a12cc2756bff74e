import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emailLoginSchema, firstTab, phoneLoginSchema, resetSchema } from '#src/features/auth/rules.ts';

const messages = (schema: v.GenericSchema, values: unknown): Record<string, string> => {
  const result = v.safeParse(schema, values);
  if (result.success) return {};
  return Object.fromEntries(
    result.issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]),
  );
};

// Which phones, codes, addresses and passwords are right, is told by tests/openapi/limits.test.ts.
describe('fields (document 1 §5)', () => {
  it.each([
    ['', 'auth.valid.phoneRequired'],
    ['1990000000', 'auth.valid.phoneFormat'],
    ['199 0000-0007', undefined],
  ])(
    'phone %j [1§8 client enter phone] [1§8 client phone format] [1§5 phone] [1§5 phone required] [1§9 phone length]',
    (account, message) => {
      expect(messages(phoneLoginSchema, { account, code: '123456' })['account']).toBe(message);
    },
  );
  it.each([
    ['', 'auth.valid.codeRequired'],
    ['12345', 'auth.valid.codeWrong'],
    ['123456', undefined],
  ])(
    'SMS code %j [1§8 client code wrong] [1§8 client code empty] [1§5 sms code] [1§5 sms code required] [1§9 code length]',
    (code, message) => {
      expect(messages(phoneLoginSchema, { account: '19900000007', code })['code']).toBe(message);
    },
  );
  it.each([
    ['', 'auth.valid.emailRequired'],
    ['a@steel', 'auth.valid.emailFormat'],
    [' wang@steel.example.cn ', undefined],
  ])('e-mail %j [1§5 email]', (account, message) => {
    expect(messages(emailLoginSchema, { account, password: 'Steel2026' })['account']).toBe(message);
  });
  it.each(['', 'TooLongPassword12'])('password %j [1§5 password] [1§9 password length]', (password) => {
    expect(messages(emailLoginSchema, { account: 'a@b.cn', password })['password']).toBe(
      'auth.valid.passwordRule',
    );
  });
  it('the repeated password must be the same [1§5 passwords equal]', () => {
    const values = { account: 'a@b.cn', code: '123456', password: 'Steel2026', repeat: 'Steel2027' };
    expect(messages(resetSchema, values)).toEqual({ repeat: 'auth.valid.passwordMismatch' });
    expect(messages(resetSchema, { ...values, repeat: 'Steel2026' })).toEqual({});
  });
});

it.each([
  [null, 'phone'],
  ['/epd/mineEpd', 'phone'],
  ['/Result', 'email'],
  ['/result?type=1', 'email'],
  ['/Results', 'phone'],
])('which tab is open first (document 1 §2) for the stored path %j [1§2 email tab first]', (path, tab) => {
  expect(firstTab(path)).toBe(tab);
});
