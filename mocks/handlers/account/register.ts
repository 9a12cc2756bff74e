/** Registration signs in and starts the review (document 1 §4, document 2 §4). */
import { ACCOUNT_MAX, CIPHER_MAX, FIELD_MAX } from '#src/lib/limits.ts';
import { fail, ok, type Handler, refuse, type Localised, type Text } from '../handler.ts';
import { dictItem } from '../../domain/settings.ts';
import { unread, requiredText, readForm } from '../shared/form.ts';
import * as access from '../shared/sign-in.ts';
import { companyName, email, emailCode, phone, smsCode } from '../shared/person-fields.ts';
import type { World } from '../../world/entities.ts';

const TEXT = {
  category: { zh: '请选择行业类别', en: 'Select an industry category' },
  form: { zh: '请选择企业性质', en: 'Select a company form' },
  otherMobile: { zh: '手机号或邮箱与注册账号不一致', en: 'Mobile or e-mail differs from the account' },
} as const satisfies Record<string, Text>;

const COMPANY = {
  companyName,
  industryCategory: requiredText(TEXT.category),
  companyForm: requiredText(TEXT.form),
} as const;

function checkChoice(
  call: Localised & { readonly world: World },
  { industryCategory, companyForm }: { readonly industryCategory: string; readonly companyForm: string },
): void {
  const { world } = call;
  if (dictItem(world, 'INDUSTRY_CATEGORY', industryCategory) === undefined) refuse(call, TEXT.category);
  if (dictItem(world, 'COMPANY_FORM', companyForm) === undefined) refuse(call, TEXT.form);
}

/** Takes the code last: a refused form does not consume it. */
export const registerByPhone: Handler<'registerByPhone'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, {
    mobile: phone,
    ...COMPANY,
    verify: smsCode,
    newuserAccount: unread(CIPHER_MAX),
    userPassword: unread(CIPHER_MAX),
    userAccount: unread(FIELD_MAX),
    password: unread(FIELD_MAX),
  });
  const { mobile, industryCategory, companyForm } = form;
  if (access.personByPhone(world, mobile) !== undefined) return fail('ACCOUNT_NUMBER_EXISTS');
  checkChoice(call, form);
  access.takeCode(world, mobile, form.verify, 'register');
  const user = access.createAccount(world, {
    companyName: form.companyName,
    industryCategory,
    companyForm,
    account: mobile,
    accountType: 'phone',
    phone: mobile,
    email: null,
  });
  return ok(access.signIn(call, user));
};

/** `mobile` is another name of the account in the documents; if sent, it must be equal. */
export const registerByEmail: Handler<'registerByEmail'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, {
    userAccount: email,
    mobile: unread(ACCOUNT_MAX),
    ...COMPANY,
    verify: emailCode,
    password: unread(CIPHER_MAX, access.BASE64),
  });
  const { industryCategory, companyForm } = form;
  const account = access.mailAddress(form.userAccount);
  if (form.mobile !== null && access.mailAddress(form.mobile) !== account)
    return refuse(call, TEXT.otherMobile);
  if (access.personByEmail(world, account) !== undefined) return fail('ACCOUNT_NUMBER_EXISTS');
  checkChoice(call, form);
  const password = access.readNewPassword(call, body.newuserAccount, body.userPassword);
  access.takeCode(world, account, form.verify, 'register');
  const user = access.createAccount(world, {
    companyName: form.companyName,
    industryCategory,
    companyForm,
    account,
    accountType: 'email',
    phone: null,
    email: account,
    password,
  });
  return ok(access.signIn(call, user));
};
