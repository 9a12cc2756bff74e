import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { NAME_MAX } from '#src/lib/limits.ts';
import {
  accountOf,
  formFieldOf,
  kindOf,
  registrationSchema,
  sendingProblem,
} from '#src/features/registration/rules.ts';
import type { AccountKind } from '#src/features/registration/values.ts';

const GOOD = {
  phone: '13800000031',
  phoneCode: '204816',
  email: 'new.user@example.com',
  emailCode: '204816',
  companyName: '北屿特殊钢股份有限公司',
  industryCategory: 'STEEL_EAF',
  companyForm: 'PRIVATE',
  password: 'Steel2026',
  repeat: 'Steel2026',
};

/** What the form says, by field. */
function problems(kind: AccountKind, wrong: Partial<Record<keyof typeof GOOD, string | null>> = {}) {
  const result = v.safeParse(registrationSchema[kind], { ...GOOD, ...wrong });
  return Object.fromEntries(
    (result.issues ?? []).toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]),
  );
}

it('a whole form of either kind is fine; what belongs to the other kind does not matter', () => {
  expect(problems('phone', { email: 'nobody', emailCode: '', password: '', repeat: 'x' })).toEqual({});
  expect(problems('email', { phone: '123', phoneCode: '' })).toEqual({});
});

describe('the company name', () => {
  it.each(['', '   ', ' 　 '])('is required: "%s" is none [1§5 company name]', (companyName) => {
    expect(problems('phone', { companyName })).toEqual({ companyName: 'register.valid.companyRequired' });
  });
  it('has at most 32 characters, blanks around it not counted [1§5 company name] [1§9 company name length]', () => {
    expect(NAME_MAX).toBe(32);
    expect(problems('phone', { companyName: ` ${'钢'.repeat(32)} ` })).toEqual({});
    expect(problems('email', { companyName: '钢'.repeat(33) })).toEqual({
      companyName: 'register.valid.companyMax',
    });
  });
});

it.each([null, ''])('industry category and company form must be chosen: %s is not [1§5 selects]', (none) => {
  expect(problems('phone', { industryCategory: none, companyForm: none })).toEqual({
    industryCategory: 'register.valid.industry',
    companyForm: 'register.valid.companyForm',
  });
});

describe('account, code and passwords', () => {
  it.each([
    ['phone', { phone: '' }, { phone: 'auth.valid.phoneRequired' }],
    ['phone', { phone: '1380000003' }, { phone: 'auth.valid.phoneFormat' }],
    ['phone', { phone: '12800000031' }, { phone: 'auth.valid.phoneFormat' }],
    ['phone', { phoneCode: '' }, { phoneCode: 'auth.valid.codeRequired' }],
    ['phone', { phoneCode: '20481' }, { phoneCode: 'auth.valid.codeWrong' }],
    ['phone', { phoneCode: '20481a' }, { phoneCode: 'auth.valid.codeWrong' }],
    ['email', { email: '' }, { email: 'auth.valid.emailRequired' }],
    ['email', { email: 'new.user@' }, { email: 'auth.valid.emailFormat' }],
    ['email', { emailCode: '' }, { emailCode: 'auth.valid.emailCode' }],
    ['email', { password: 'steel2026' }, { password: 'auth.valid.passwordRule' }],
    ['email', { repeat: 'Steel2027' }, { repeat: 'auth.valid.passwordMismatch' }],
  ] as const)('by %s with %o says %o', (kind, wrong, said) => {
    expect(problems(kind, wrong)).toMatchObject(said);
  });

  it('different passwords are told apart from everything else that is wrong', () => {
    expect(problems('email', { repeat: 'Steel2027', companyName: '', companyForm: null })).toEqual({
      companyName: 'register.valid.companyRequired',
      companyForm: 'register.valid.companyForm',
      repeat: 'auth.valid.passwordMismatch',
    });
  });
});

it.each([
  ['phone', '1380000003', GOOD.phone],
  ['email', 'new.user@example', GOOD.email],
] as const)(
  'before a code is sent the %s must be there and valid [1§8 client phone input] [1§8 client email input]',
  (kind, wrong, right) => {
    expect(sendingProblem('', kind)).toBe(`auth.valid.${kind}Required`);
    expect(sendingProblem(wrong, kind)).toBe(`auth.valid.${kind}Input`);
    expect(sendingProblem(right, kind)).toBeNull();
  },
);

it('an account is sent without what people put between its digits', () => {
  expect(accountOf({ phone: '138 0000-0031', email: '' }, 'phone')).toBe('13800000031');
  expect(accountOf({ phone: '', email: ' new.user@example.com ' }, 'email')).toBe('new.user@example.com');
});

it('the kind of an account that was typed at the login', () => {
  expect(kindOf('13800000031')).toBe('phone');
  expect(kindOf('new.user@example.com')).toBe('email');
});

it('a refusal finds its field', () => {
  expect(formFieldOf('account', 'email')).toBe('email');
  expect(formFieldOf('code', 'phone')).toBe('phoneCode');
  expect(formFieldOf('code', 'email')).toBe('emailCode');
  expect(formFieldOf('password', 'email')).toBe('password');
});
