import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  firstValues,
  saysAsked,
  toRequest,
  trialSchema,
  trialDraft,
  type TrialValues,
} from '#src/features/lca-tools/rules.ts';
import { BusinessError, NetworkError } from '#src/lib/errors.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';

const whole: TrialValues = {
  username: '王工',
  mobile: '19900000007',
  companyName: '澜江钢铁集团有限公司',
  industryCategory: 'STEEL_BOF',
  position: 'LCA 工程师',
};

describe('what a trial of the LCA tool asks for (document 2 §5) [2§5 LCA form]', () => {
  it.each([
    ['username', '  ', 'feedback.valid.nickname'],
    ['companyName', '', 'register.valid.companyRequired'],
    ['industryCategory', null, 'register.valid.industry'],
    ['position', ' ', 'lca.valid.position'],
    ['mobile', '12345678901', 'auth.valid.phoneFormat'],
    ['mobile', '1990000000', 'auth.valid.phoneFormat'],
  ] as const)('%s %j is refused', (field, value, message) => {
    const { issues } = v.safeParse(trialSchema, { ...whole, [field]: value });
    expect(issues?.map((issue) => issue.message)).toEqual([message]);
  });

  it.each(['', ' ', '199 0000 0007', '19900000007'])('the mobile number %j is taken', (mobile) => {
    expect(v.is(trialSchema, { ...whole, mobile })).toBe(true);
  });
});

it('is sent trimmed; an empty mobile number is left out [2§3 LCA subscription]', () => {
  expect(toRequest({ ...whole, username: ' 王工 ', mobile: '199-0000-0007' })).toEqual(whole);
  expect(toRequest({ ...whole, mobile: ' ' })).not.toHaveProperty('mobile');
});

it('begins with the company and the phone number of the account; an e-mail is none', () => {
  const user = { userAccount: '19900000007' } as StoredUser;
  expect(firstValues(user, '澜江')).toMatchObject({
    mobile: '19900000007',
    companyName: '澜江',
    username: '',
  });
  expect(firstValues({ ...user, userAccount: 'a@example.com' }, '').mobile).toBe('');
});

it('only the key of the server says that a trial was asked for before', () => {
  expect(saysAsked(new BusinessError(0, 'TRIAL_REQUESTED'))).toBe(true);
  expect(saysAsked(new BusinessError(0, '请选择行业类别'))).toBe(false);
  expect(saysAsked(new NetworkError('gone'))).toBe(false);
});

it('a draft with fields that make no sense keeps the others', () => {
  expect(trialDraft.parse({ ...whole, mobile: 7, industryCategory: {} })).toEqual({
    ...whole,
    mobile: '',
    industryCategory: null,
  });
  expect(trialDraft.parse(null)).toBeNull();
});
