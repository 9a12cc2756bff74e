/** Fields of several forms about people, with the documented messages (document 1 §5, document 2 §5). */
import * as limits from '#src/lib/limits.ts';
import { requiredText, line, matching, optionalLine, type Field } from './form.ts';
import type { Text } from '../handler.ts';

export const phone = matching(
  limits.PHONE_PATTERN,
  { zh: '请输入正确的手机号', en: 'Enter a valid mainland China mobile number' },
  { zh: '请输入手机号', en: 'Enter your mobile number' },
);

const WRONG_EMAIL: Text = { zh: '请输入正确的邮箱', en: 'Enter a valid e-mail address' };
export const email = matching(limits.EMAIL_PATTERN, WRONG_EMAIL, {
  zh: '请输入邮箱',
  en: 'Enter your e-mail address',
});

/** An e-mail address with its own maximum length. */
export const emailOf =
  (max: number, tooLong: Text = WRONG_EMAIL): Field<string> =>
  (sent) => {
    const taken = email(sent);
    return 'value' in taken && taken.value.length > max ? { problem: tooLong } : taken;
  };

export const smsCode = matching(
  limits.CODE_PATTERN,
  {
    zh: `短信验证码有误，请输入 ${limits.CODE_LENGTH} 位数字`,
    en: `SMS code must be ${limits.CODE_LENGTH} digits`,
  },
  { zh: '短信验证码不能为空', en: 'SMS code cannot be empty' },
);
export const emailCode = matching(limits.CODE_PATTERN, {
  zh: `请输入 ${limits.CODE_LENGTH} 位数字邮箱验证码`,
  en: `Enter the ${limits.CODE_LENGTH}-digit e-mail code`,
});

/** Any kind of code (document 2 §5: exactly 6 digits). */
export const anyCode = matching(limits.CODE_PATTERN, {
  zh: `请输入 ${limits.CODE_LENGTH} 位验证码`,
  en: `Enter the ${limits.CODE_LENGTH}-digit code`,
});

/** Login name; its existence is checked later. */
export const account = line({
  label: { zh: '账号', en: 'The account' },
  max: limits.ACCOUNT_MAX,
  missing: { zh: '请输入正确的手机号或邮箱', en: 'Enter a valid mobile number or e-mail' },
});

/** Of a registration (document 1 §5). */
export const companyName = line({
  label: { zh: '企业名称', en: 'Company name' },
  max: limits.NAME_MAX,
  missing: { zh: '请输入企业名称', en: 'Enter the company name' },
});

/** User or enterprise name (document 1 §5, document 2 §5). */
export const personName = (missing: Text): Field<string> =>
  line({ label: { zh: '名称', en: 'The name' }, max: limits.NAME_MAX, missing });

export const companyType = requiredText({ zh: '请选择企业类型', en: 'Select a company type' });

/** A line without a documented limit. */
export const field = (zh: string, en: string, missing: Text): Field<string> =>
  line({ label: { zh, en }, max: limits.FIELD_MAX, missing });
export const optionalField = (zh: string, en: string): Field<string | null> =>
  optionalLine({ label: { zh, en }, max: limits.FIELD_MAX });
export const optionalId = (zh: string, en: string): Field<string | null> =>
  optionalLine({ label: { zh, en }, max: limits.ID_MAX });
