/** Certification request (document 2 §3, §5). */
import * as limits from '#src/lib/limits.ts';
import { COMPANY_STATUS } from '#src/lib/states.ts';
import type { Attachment, Company } from '../../world/entities.ts';
import { ok, signedIn, type SignedInCall, refuse, type Text } from '../handler.ts';
import { allows } from '../../domain/charts/chart.ts';
import { COMPANY_CHART, companyAt } from '../../domain/charts/company.ts';
import { companyOf, type PersonalCall, refuseLeaving, isOwnFile } from '../shared/permissions.ts';
import { line, readForm, type Field } from '../shared/form.ts';
import { emailOf } from '../shared/person-fields.ts';

type RegisterCall = SignedInCall<'registerCompany'>;

const TEXT = {
  inReview: { zh: '企业认证审核中', en: 'The certification of the company is under review.' },
  certified: { zh: '企业已通过认证', en: 'The company is certified already.' },
  creditRequired: { zh: '请输入统一社会信用代码', en: 'Enter the unified social credit code' },
  creditLength: {
    zh: `统一社会信用代码应为 ${limits.CREDIT_CODE_LENGTH} 位`,
    en: `The unified social credit code must be ${limits.CREDIT_CODE_LENGTH} characters`,
  },
  creditCodeTaken: { zh: '该统一社会信用代码已被注册', en: 'This credit code is already registered.' },
  nameRequired: { zh: '请输入企业名称', en: 'Enter the company name' },
  nameLength: {
    zh: `企业名称应为 ${limits.ENTERPRISE_NAME_MIN}–${limits.NAME_MAX} 个字符`,
    en: `Company name must be ${limits.ENTERPRISE_NAME_MIN}–${limits.NAME_MAX} characters`,
  },
  emailMax: {
    zh: `邮箱不能超过 ${limits.ENTERPRISE_EMAIL_MAX} 个字符`,
    en: `E-mail cannot exceed ${limits.ENTERPRISE_EMAIL_MAX} characters`,
  },
  pictures: {
    zh: '只需上传营业执照和开票信息各一份',
    en: 'Upload one business licence and one billing information',
  },
  licence: { zh: '请上传营业执照', en: 'Upload the business licence' },
  billInfo: { zh: '请上传开票信息', en: 'Upload the billing information' },
} as const satisfies Record<string, Text>;

const required = (zh: string, en: string, max: number): Field<string> =>
  line({
    label: { zh, en: `The ${en}` },
    max,
    missing: { zh: `请输入${zh}`, en: `Enter the ${en}` },
  });

/** Pattern and maximum length (document 2 §5). */
export const companyEmail = emailOf(limits.ENTERPRISE_EMAIL_MAX, TEXT.emailMax);

const creditCode = line({
  label: { zh: '统一社会信用代码', en: 'The unified social credit code' },
  min: limits.CREDIT_CODE_LENGTH,
  max: limits.CREDIT_CODE_LENGTH,
  missing: TEXT.creditRequired,
  wrongLength: TEXT.creditLength,
});

const FIELDS = {
  companyCreditCode: creditCode,
  companyName: line({
    label: { zh: '企业名称', en: 'Company name' },
    min: limits.ENTERPRISE_NAME_MIN,
    max: limits.NAME_MAX,
    missing: TEXT.nameRequired,
    wrongLength: TEXT.nameLength,
  }),
  companyEmail,
  companyAddress: required('企业地址', 'company address', limits.ADDRESS_MAX),
  corporation: required('法定代表人', 'legal representative', limits.NAME_MAX),
  companyContacts: required('联系人', 'contact person', limits.NAME_MAX),
  companyContactPhone: required('联系电话', 'contact phone', limits.CONTACT_PHONE_MAX),
  companyZipCode: required('邮政编码', 'postal code', limits.ZIP_CODE_MAX),
} as const;

function picture(call: PersonalCall, id: string | undefined, businessType: string): Attachment | undefined {
  const attachment = id === undefined ? undefined : call.world.store.attachments.get(id);
  const fits = attachment?.businessType === businessType && attachment.mime.startsWith('image/');
  return fits && isOwnFile(call.user, attachment) ? attachment : undefined;
}

function isTaken({ world }: RegisterCall, company: Company | undefined, code: string): boolean {
  return world.store.companies.where('creditCode', code).some((holder) => holder.id !== company?.id);
}

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

/** Starts the review; refused while under review or certified. */
export const registerCompany = signedIn<'registerCompany'>((call) => {
  const { world, user, body } = call;
  const existing = companyOf(call);
  refuseLeaving(call);
  if (!allows(COMPANY_CHART, 'registerCompany', companyAt(existing)))
    refuse(call, existing?.status === COMPANY_STATUS.certified ? TEXT.certified : TEXT.inReview);
  const form = readForm(call, body, FIELDS);
  if (isTaken(call, existing, form.companyCreditCode)) refuse(call, TEXT.creditCodeTaken);
  const { attachmentId: [licenceId, billInfoId, ...others] = [] } = body;
  if (others.length > 0) return refuse(call, TEXT.pictures);
  const licence = picture(call, licenceId, 'COMPANY_LICENSE');
  if (licence === undefined) return refuse(call, TEXT.licence);
  const billInfo = picture(call, billInfoId, 'COMPANY_BILL_INFO');
  if (billInfo === undefined) return refuse(call, TEXT.billInfo);

  const company = existing ?? newCompany(call);
  const name = form.companyName;
  world.store.companies.put({
    ...company,
    // A new name invalidates the English one.
    name: name === company.name.zh ? company.name : { zh: name, en: null },
    creditCode: form.companyCreditCode,
    email: form.companyEmail,
    address: form.companyAddress,
    corporation: form.corporation,
    contacts: form.companyContacts,
    contactPhone: form.companyContactPhone,
    zipCode: form.companyZipCode,
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
