/** A company asks for its certification (document 2 §3, §5). */
import {
  CREDIT_CODE_LENGTH,
  EMAIL_PATTERN,
  ENTERPRISE_EMAIL_MAX,
  ENTERPRISE_NAME_MIN,
  NAME_MAX,
} from '#src/lib/limits.ts';
import { COMPANY_STATUS } from '#src/lib/states.ts';
import type { Attachment, Company } from '../../world/entities.ts';
import { ok, signedIn, type Failure, type SignedInCall } from '../handler.ts';
import { companyOf, type PersonalCall } from '../shared/company-of.ts';
import { leavingProblem } from '../shared/leaving.ts';
import { isOwnFile } from '../shared/ownership.ts';
import { refuse, type Text } from '../shared/say.ts';

type RegisterCall = SignedInCall<'registerCompany'>;

const TEXT = {
  inReview: { zh: '企业认证审核中', en: 'The certification of the company is under review.' },
  certified: { zh: '企业已通过认证', en: 'The company is certified already.' },
  creditCode: { zh: '统一社会信用代码应为 18 位', en: 'The credit code has exactly 18 characters.' },
  creditCodeTaken: { zh: '该统一社会信用代码已被注册', en: 'This credit code is already registered.' },
  name: { zh: '企业名称应为 5 至 32 个字符', en: 'The company name has 5 to 32 characters.' },
  email: { zh: '请输入正确的企业邮箱', en: 'Enter a correct company e-mail.' },
  missing: { zh: '请填写全部必填项', en: 'Fill in all required fields.' },
  licence: { zh: '请上传营业执照', en: 'Upload the business licence.' },
  billInfo: { zh: '请上传开票信息', en: 'Upload the billing information.' },
} as const satisfies Record<string, Text>;

/** Pattern and length of a company's e-mail (document 2 §5). */
export function isCompanyEmail(text: string): boolean {
  return text.length <= ENTERPRISE_EMAIL_MAX && EMAIL_PATTERN.test(text);
}

/** A picture that the caller uploaded for this purpose, or nothing. */
function picture(call: PersonalCall, id: string | undefined, businessType: string): Attachment | undefined {
  const attachment = id === undefined ? undefined : call.world.store.attachments.get(id);
  const fits = attachment?.businessType === businessType && attachment.mime.startsWith('image/');
  return fits && isOwnFile(call.user, attachment) ? attachment : undefined;
}

function statusProblem(call: RegisterCall, company: Company | undefined): Failure | null {
  if (company?.status === COMPANY_STATUS.underReview) return refuse(call, TEXT.inReview);
  if (company?.status === COMPANY_STATUS.certified) return refuse(call, TEXT.certified);
  return null;
}

function formProblem(call: RegisterCall, company: Company | undefined): Failure | null {
  const { body, world } = call;
  const creditCode = body.companyCreditCode.trim();
  const name = body.companyName.trim();
  if (creditCode.length !== CREDIT_CODE_LENGTH) return refuse(call, TEXT.creditCode);
  const holders = world.store.companies.where('creditCode', creditCode);
  if (holders.some((holder) => holder.id !== company?.id)) return refuse(call, TEXT.creditCodeTaken);
  if (name.length < ENTERPRISE_NAME_MIN || name.length > NAME_MAX) return refuse(call, TEXT.name);
  if (!isCompanyEmail(body.companyEmail.trim())) return refuse(call, TEXT.email);
  const others = [
    body.companyAddress,
    body.corporation,
    body.companyContacts,
    body.companyContactPhone,
    body.companyZipCode,
  ];
  return others.some((text) => text.trim() === '') ? refuse(call, TEXT.missing) : null;
}

/** A person without a company founds one here; it gets its code now. */
function newCompany({ world: { ids }, user }: RegisterCall): Company {
  return {
    id: ids.next('co'),
    code: ids.next('C'),
    name: { zh: '', en: null },
    creditCode: null,
    email: null,
    address: null,
    corporation: null,
    contacts: null,
    contactPhone: null,
    zipCode: null,
    companyType: user.companyType ?? '1',
    status: null,
    statusReason: null,
    region: '',
    route: '',
    logoId: null,
    licenceId: null,
    billInfoId: null,
    createdAt: 0,
  };
}

/** Puts the company under review. Refused while it is under review or certified. */
export const registerCompany = signedIn<'registerCompany'>((call) => {
  const { world, user, body } = call;
  const existing = companyOf(call);
  const problem = leavingProblem(call) ?? statusProblem(call, existing) ?? formProblem(call, existing);
  if (problem !== null) return problem;
  const [licenceId, billInfoId] = body.attachmentId;
  const licence = picture(call, licenceId, 'COMPANY_LICENSE');
  if (licence === undefined) return refuse(call, TEXT.licence);
  const billInfo = picture(call, billInfoId, 'COMPANY_BILL_INFO');
  if (billInfo === undefined) return refuse(call, TEXT.billInfo);

  const company = existing ?? newCompany(call);
  const name = body.companyName.trim();
  world.store.companies.put({
    ...company,
    // Another name is another company to its readers: the old English name no longer fits.
    name: name === company.name.zh ? company.name : { zh: name, en: null },
    creditCode: body.companyCreditCode.trim(),
    email: body.companyEmail.trim(),
    address: body.companyAddress.trim(),
    corporation: body.corporation.trim(),
    contacts: body.companyContacts.trim(),
    contactPhone: body.companyContactPhone.trim(),
    zipCode: body.companyZipCode.trim(),
    licenceId: licence.id,
    billInfoId: billInfo.id,
    status: COMPANY_STATUS.underReview,
    statusReason: null,
    createdAt: world.clock.now(),
  });
  for (const { id } of [licence, billInfo]) {
    world.store.attachments.update(id, { ownerCompanyCode: company.code });
  }
  world.store.users.update(user.id, { companyCode: company.code, companyName: name });
  return ok(null);
});
