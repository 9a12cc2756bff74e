import { describe, expect, it } from 'vitest';
import { toFiledCompany } from '#src/api/shared/read.ts';
import * as v from 'valibot';
import { enterpriseSchema, firstValues, isComplete, toRequest } from '#src/features/enterprise/rules.ts';
import { isUntouched } from '#src/parts/draft/stored-values.ts';
import { sectionsOf } from '#src/features/enterprise/sections.ts';
import {
  FIELDS,
  enterpriseDraft,
  type EnterpriseField,
  type EnterpriseValues,
} from '#src/features/enterprise/values.ts';

const whole: EnterpriseValues = {
  creditCode: '91990000MA9X00999X',
  companyName: '穹砚钢结构工程有限公司',
  corporation: '陈总',
  address: '江西省示例市示例路 8 号',
  zipCode: '330000',
  contacts: '周工',
  contactPhone: '0791-0000000',
  email: 'epd@qiongyan.example.com',
  license: { id: 'a-1', name: 'licence.png', size: 70 },
  billInfo: { id: 'a-2', name: 'bill.png', size: 70 },
};

/** What the form says of one field; undefined when it is right. */
function problemOf(field: EnterpriseField, value: unknown): string | undefined {
  const result = v.safeParse(enterpriseSchema, { ...whole, [field]: value }, { abortPipeEarly: true });
  return result.issues?.[0].message;
}

describe('what a certification asks for (document 2 §5) [2§5 enterprise]', () => {
  it('takes a form that is whole', () => {
    expect(v.is(enterpriseSchema, whole)).toBe(true);
  });

  it.each([
    ['creditCode', 'enterprise.valid.creditRequired'],
    ['companyName', 'register.valid.companyRequired'],
    ['corporation', 'enterprise.valid.corporation'],
    ['address', 'enterprise.valid.address'],
    ['zipCode', 'enterprise.valid.zipCode'],
    ['contacts', 'profile.valid.contacts'],
    ['contactPhone', 'enterprise.valid.contactPhone'],
    ['email', 'auth.valid.emailRequired'],
  ] as const)('%s is required, and blanks are nothing', (field, message) => {
    expect(problemOf(field, '')).toBe(message);
    expect(problemOf(field, '   ')).toBe(message);
  });

  it('licence and billing information are required, each with its own warning [2§8 missing papers]', () => {
    expect(problemOf('license', null)).toBe('enterprise.valid.license');
    expect(problemOf('billInfo', null)).toBe('enterprise.valid.billInfo');
  });

  it.each([
    [17, 'enterprise.valid.creditLength'],
    [18, undefined],
    [19, 'enterprise.valid.creditLength'],
  ])('a credit code of %i characters [2§9 enterprise]', (length, problem) => {
    expect(problemOf('creditCode', '9'.repeat(length))).toBe(problem);
  });

  it('a credit code in the full-width characters of a Chinese keyboard is the same code', () => {
    const creditCode = '９１９９００００ ＭＡ９Ｘ００９９９ｘ';
    expect(problemOf('creditCode', creditCode)).toBeUndefined();
    expect(toRequest({ ...whole, creditCode }).companyCreditCode).toBe(whole.creditCode);
  });

  it.each([
    [4, 'enterprise.valid.nameLength'],
    [5, undefined],
    [32, undefined],
    [33, 'enterprise.valid.nameLength'],
  ])('a company name of %i characters [2§9 enterprise]', (length, problem) => {
    expect(problemOf('companyName', '钢'.repeat(length))).toBe(problem);
  });

  it.each([
    ['nobody@nowhere', 'auth.valid.emailFormat'],
    [`${'a'.repeat(21)}@example.com`, 'enterprise.valid.emailMax'],
    [`${'a'.repeat(20)}@example.com`, undefined],
  ])('the e-mail %s', (email, problem) => {
    expect(problemOf('email', email)).toBe(problem);
  });
});

it('is sent trimmed, the credit code without blanks in capitals, the licence before the billing information [2§3 company registration]', () => {
  const typed = { ...whole, creditCode: ' 9199 0000 ma9x 00999x', companyName: ' 穹砚钢结构 ' };
  expect(toRequest(typed)).toEqual({
    companyCreditCode: '91990000MA9X00999X',
    companyName: '穹砚钢结构',
    companyEmail: whole.email,
    companyAddress: whole.address,
    corporation: whole.corporation,
    companyContacts: whole.contacts,
    companyContactPhone: whole.contactPhone,
    companyZipCode: whole.zipCode,
    attachmentId: ['a-1', 'a-2'],
  });
});

describe('what the form begins with', () => {
  const known = { companyName: '纵屿船舶制造有限公司', email: 'c21@example.com' };
  const names = { license: 'filed licence', billInfo: 'filed bill' };

  it('is what was filed before, with both pictures', () => {
    const filed = { companyCreditCode: '9'.repeat(18), companyZipCode: 210000, attachmentId: ['a-1', 7] };
    expect(firstValues(toFiledCompany(filed), known, names)).toMatchObject({
      ...known,
      creditCode: '9'.repeat(18),
      zipCode: '210000',
      license: { id: 'a-1', name: 'filed licence' },
      billInfo: { id: '7', name: 'filed bill' },
    });
  });

  it.each([null, {}, { attachmentId: 'a-1' }, { attachmentId: ['a-1'] }, { attachmentId: [null, 'a-2'] }])(
    'is what is known of the company when the server sent %j; a single picture says not which it is',
    (filed) => {
      const first = firstValues(filed && toFiledCompany(filed), known, names);
      expect(first).toMatchObject({ ...known, creditCode: '', license: null, billInfo: null });
    },
  );
});

describe('the sections at the side', () => {
  const ticks = (values: EnterpriseValues) => sectionsOf(values, {}).map(({ complete }) => complete);

  it('are ticked when all of them is right', () => {
    expect(ticks(whole)).toEqual([true, true, true, undefined]);
    expect(ticks({ ...whole, zipCode: ' ', email: 'x', billInfo: null })).toEqual([
      false,
      false,
      false,
      undefined,
    ]);
  });

  it('leave no field out', () => {
    for (const field of FIELDS) {
      const value = field === 'license' || field === 'billInfo' ? null : '';
      expect([field, ticks({ ...whole, [field]: value }).includes(false)]).toEqual([field, true]);
      expect(isComplete({ ...whole, [field]: value }, [field])).toBe(false);
    }
  });
});

describe('the draft', () => {
  it('keeps ids and names of the files, never their bytes', () => {
    const kept: unknown = JSON.parse(
      JSON.stringify({ ...whole, license: { ...whole.license, bytes: 'AAAA' } }),
    );
    expect(enterpriseDraft.parse(kept)).toEqual(whole);
  });

  it('empties what makes no sense, and is none when it is no form', () => {
    expect(enterpriseDraft.parse({ ...whole, creditCode: 7, license: 'a-1' })).toEqual({
      ...whole,
      creditCode: '',
      license: null,
    });
    expect(enterpriseDraft.parse('text')).toBeNull();
  });

  it('is not written while the form is as it began', () => {
    expect(isUntouched({ ...whole, license: { id: 'a-1', name: 'again', size: null } }, whole)).toBe(true);
    expect(isUntouched({ ...whole, license: null }, whole)).toBe(false);
    expect(isUntouched({ ...whole, zipCode: '' }, whole)).toBe(false);
  });
});
