import { safeParse, type GenericSchema } from 'valibot';
import { describe, expect, it, test } from 'vitest';
import {
  accountKind,
  afterUserinfo,
  cancellationSchema,
  centreActions,
  certificationView,
  companyEmailSchema,
  newPasswordSchema,
  normalAccount,
  registrationSchema,
  userNameSchema,
} from '#src/features/account/rules.ts';
import { cancellationGate } from '#src/lib/gates.ts';
import { AUDIT, COMPANY_STATUS, type AuditStatus, type CompanyStatus } from '#src/lib/states.ts';

function problems(schema: GenericSchema, values: unknown): Record<string, string> {
  const result = safeParse(schema, values);
  return Object.fromEntries(
    [...(result.issues ?? [])].reverse().map(({ path, message }) => [String(path?.[0]?.key ?? ''), message]),
  );
}

const person = (more: { kind?: 'phone' | 'email'; audit?: AuditStatus; leaving?: boolean } = {}) => ({
  kind: 'email' as const,
  audit: AUDIT.approved,
  leaving: false,
  ...more,
});
const company = (status: CompanyStatus) => ({ status });

describe('the personal centre offers [1§2 user]', () => {
  it.each([
    [null, 'enterprise.state.none', 'guard.goCertify'],
    ['0', 'enterprise.state.s0', null],
    ['1', 'enterprise.state.s1', null],
    ['2', 'enterprise.state.s2', 'user.recertify'],
  ] as const)(
    'company status %s: says %s, certification button %s [2§4 company status]',
    (status, label, button) => {
      expect(certificationView(status)).toMatchObject({ label, button });
    },
  );

  it('a new e-mail only for a certified company [2§4 company status]', () => {
    const offered = [null, ...Object.values(COMPANY_STATUS)].filter(
      (status) => centreActions(person(), company(status)).changeEmail,
    );
    expect(offered).toEqual(['1']);
  });

  it('a new password only to accounts with an e-mail [2§6 account type]', () => {
    expect(centreActions(person({ kind: 'email' }), company(null)).changePassword).toBe(true);
    expect(centreActions(person({ kind: 'phone' }), company(null)).changePassword).toBe(false);
  });

  it('the registration form only after a rejection', () => {
    const offered = Object.values(AUDIT).filter(
      (audit) => centreActions(person({ audit }), company(null)).modifyRegistration,
    );
    expect(offered).toEqual([AUDIT.rejected]);
  });

  it.each([
    [AUDIT.rejected, null, false],
    [AUDIT.underReview, null, false],
    [AUDIT.approved, null, true],
    [AUDIT.approved, COMPANY_STATUS.failed, true],
    [AUDIT.approved, COMPANY_STATUS.underReview, false],
    [AUDIT.approved, COMPANY_STATUS.certified, false],
  ] as const)('review %s and company status %s: to certify is the next step %s', (audit, status, certify) => {
    expect(centreActions(person({ audit }), company(status)).certify).toBe(certify);
  });

  it('nothing for a company that cannot be read', () => {
    expect(centreActions(person(), undefined)).toMatchObject({ changeEmail: false, certify: false });
  });

  it('no change while a cancellation is in review', () => {
    expect(cancellationGate(true)).toEqual({ kind: 'warn', warning: 'guard.cancelReviewing' });
    expect(cancellationGate(false)).toEqual({ kind: 'allow' });
  });
});

describe('a new company e-mail [2§5 company e-mail]', () => {
  const schema = companyEmailSchema('old@example.com');
  it.each([
    ['', 'auth.valid.emailRequired'],
    ['  ', 'auth.valid.emailRequired'],
    ['no-address', 'auth.valid.emailFormat'],
    [`${'a'.repeat(21)}@example.com`, 'enterprise.valid.emailMax'],
    ['old@example.com', 'user.emailSame'],
  ])('%j says %s', (text, message) => {
    expect(problems(schema, { text })).toEqual({ text: message });
  });
  it('takes 32 characters, trimmed', () => {
    expect(problems(schema, { text: ` ${'a'.repeat(20)}@example.com ` })).toEqual({});
  });
});

describe('the form after a rejection', () => {
  const filled = { companyName: '北川钢材有限公司', userName: '沈工', companyType: '3' };
  test.each([
    ['userName', 'profile.valid.userName'],
    ['companyName', 'register.valid.companyRequired'],
  ])(
    '%s is required, at most 32 characters, trimmed [1§5 company name] [1§9 company name length] [2§5 change registration]',
    (field, missing) => {
      const said = (name: string) => problems(registrationSchema, { ...filled, [field]: name });
      expect(said('  ')).toEqual({ [field]: missing });
      expect(said('钢'.repeat(33))).toEqual({ [field]: 'profile.valid.nameMax' });
      expect(said(` ${'钢'.repeat(32)} `)).toEqual({});
    },
  );
  test.each([[null], ['']])('the company type is required: %j [1§5 selects]', (companyType) => {
    expect(problems(registrationSchema, { ...filled, companyType })).toEqual({
      companyType: 'profile.valid.companyType',
    });
  });
  test('the user name alone follows the same rule, and must be another one', () => {
    expect(problems(userNameSchema('沈工'), { text: ' 沈工 ' })).toEqual({ text: 'user.nameSame' });
    expect(problems(userNameSchema('沈工'), { text: '沈'.repeat(33) })).toEqual({
      text: 'profile.valid.nameMax',
    });
  });
  test.each([
    ['1001', '/app/epd/1001'],
    [null, '/'],
    ['../../evil', '/'],
    ['//evil.example', '/'],
  ])('/userinfo with the stored product %j leads to %s [1§2 userinfo]', (stored, path) => {
    expect(afterUserinfo(stored)).toBe(path);
  });
});

describe('a changed password [1§5 password] [1§8 client password rule] [2§5 password]', () => {
  const filled = { code: '123456', password: 'Better2027', repeat: 'Better2027' };
  // What the rule is, is told by tests/openapi/limits.test.ts.
  it.each(['', 'better2027'])('%j breaks the rule', (password) => {
    expect(problems(newPasswordSchema, { ...filled, password, repeat: password })).toEqual({
      password: 'auth.valid.passwordRule',
      repeat: 'auth.valid.passwordRule',
    });
  });
  it('is repeated alike', () => {
    expect(problems(newPasswordSchema, { ...filled, repeat: 'Better2028' })).toEqual({
      repeat: 'auth.valid.passwordMismatch',
    });
  });
  it('wants a code of 6 digits [2§5 e-mail code]', () => {
    for (const code of ['', '12345'])
      expect(problems(newPasswordSchema, { ...filled, code })).toEqual({ code: 'auth.valid.emailCode' });
  });
});

describe('a cancellation takes an e-mail or a phone (document 2 §5) [2§5 cancel account]', () => {
  it.each([
    ['certified@example.com', 'email', 'certified@example.com'],
    [' certified@example.com ', 'email', 'certified@example.com'],
    ['199 0000-0007', 'phone', '19900000007'],
  ] as const)('%j is a %s', (typed, kind, sent) => {
    expect(accountKind(typed)).toBe(kind);
    expect(normalAccount(typed)).toBe(sent);
    expect(problems(cancellationSchema(kind, typed), { account: typed, code: '123456' })).toEqual({});
  });
  it.each(['', '12345', 'nobody@', '10000000000'])('%j is neither', (account) => {
    expect(problems(cancellationSchema(accountKind(account), ''), { account, code: '123456' })).toEqual({
      account: 'register.valid.account',
    });
  });
  it('names the code after its way', () => {
    expect(
      problems(cancellationSchema('phone', '19900000007'), { account: '19900000007', code: '' }),
    ).toEqual({ code: 'auth.valid.codeRequired' });
    expect(
      problems(cancellationSchema('email', 'a@example.com'), { account: 'a@example.com', code: '12' }),
    ).toEqual({ code: 'auth.valid.emailCode' });
  });
});
