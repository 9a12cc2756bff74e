/** Registration with phone or e-mail: afterwards signed in, and under review (document 1 §4, document 2 §4). */
import { fail, ok, type Failure, type Handler } from '../handler.ts';
import { takeCode } from '../shared/codes.ts';
import { dictItem } from '../../domain/dict.ts';
import { readName } from '../shared/names.ts';
import { readNewPassword } from '../shared/password.ts';
import { mailAddress, personByEmail, personByPhone } from '../shared/people.ts';
import { refuse, type Spoken, type Text } from '../shared/say.ts';
import { createAccount, signIn } from '../shared/sign-in.ts';
import type { World } from '../../world/types.ts';
import type { User } from '../../world/entities.ts';

const TEXT = {
  companyName: { zh: '请输入企业名称', en: 'Enter the company name.' },
  category: { zh: '请选择行业类别', en: 'Choose an industry category.' },
  form: { zh: '请选择企业性质', en: 'Choose a company form.' },
} as const satisfies Record<string, Text>;

interface RegistrationForm {
  readonly companyName: string;
  readonly industryCategory: string;
  readonly companyForm: string;
}

type Registered = Pick<User, 'companyName' | 'industryCategory' | 'companyForm'>;

/** The part that both forms share. */
function readForm(
  call: Spoken & { readonly world: World; readonly body: RegistrationForm },
): Registered | Failure {
  const { world, body } = call;
  const { industryCategory, companyForm } = body;
  const companyName = readName(call, body.companyName, TEXT.companyName);
  if (typeof companyName !== 'string') return companyName;
  if (dictItem(world, 'INDUSTRY_CATEGORY', industryCategory) === undefined)
    return refuse(call, TEXT.category);
  if (dictItem(world, 'COMPANY_FORM', companyForm) === undefined) return refuse(call, TEXT.form);
  return { companyName, industryCategory, companyForm };
}

/** The code is taken last: a form that is refused does not spend it. */
export const registerByPhone: Handler<'registerByPhone'> = (call) => {
  const { world, body } = call;
  const phone = body.mobile;
  if (personByPhone(world, phone) !== undefined) return fail('ACCOUNT_NUMBER_EXISTS');
  const form = readForm(call);
  if ('kind' in form) return form;
  const problem = takeCode(world, phone, body.verify, 'register');
  if (problem !== null) return problem;
  return ok(
    signIn(call, createAccount(world, { ...form, account: phone, accountType: 'phone', phone, email: null })),
  );
};

export const registerByEmail: Handler<'registerByEmail'> = (call) => {
  const { world, body } = call;
  const email = mailAddress(body.userAccount);
  if (personByEmail(world, email) !== undefined) return fail('ACCOUNT_NUMBER_EXISTS');
  const form = readForm(call);
  if ('kind' in form) return form;
  const password = readNewPassword(call, body.newuserAccount, body.userPassword);
  if (typeof password !== 'string') return password;
  const problem = takeCode(world, email, body.verify, 'register');
  if (problem !== null) return problem;
  const user = createAccount(world, {
    ...form,
    account: email,
    accountType: 'email',
    phone: null,
    email,
    password,
  });
  return ok(signIn(call, user));
};
