import type { OperationsOf } from '../../openapi/operations.ts';
import { mayRead, ownRecords, recordsFor, NO_RECORD } from './visible.ts';
import { ok, signedIn, type Handlers, refuse, fail, type SignedInCall, type Text } from '../handler.ts';
import { readForm, line, enumValue, optionalLine, type Values, mappedPage, PAGE } from '../shared/form.ts';
import { dateTime, dateTimeOrNull } from '../../domain/dates.ts';
import { writtenIn, inLanguage, type Language } from '../../domain/language.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import type { Verification, Attachment, Store } from '../../world/entities.ts';
import { typedIn, isPlace } from '../../domain/typed-texts.ts';
import * as limits from '#src/lib/limits.ts';
import { VERIFICATION } from '#src/lib/states.ts';
import { applicantCompany, isOwnFile } from '../shared/permissions.ts';
import { emailOf, field, optionalField } from '../shared/person-fields.ts';

type SubmitCall = SignedInCall<'submitVerification'>;

const TEXT = {
  supplement: { zh: '请补充说明与申请人的关系', en: 'Describe your relationship to the applicant' },
  country: { zh: '请选择国家/地区', en: 'Select a country/region' },
  region: { zh: '请选择省份和城市', en: 'Select a province and a city' },
  address: { zh: '请输入详细地址', en: 'Enter the address' },
  relation: { zh: '请选择与申请人关系', en: 'Select your relationship to the applicant' },
  noFile: { zh: '请上传待验证文件', en: 'Upload the file to verify' },
  pdf: { zh: '上传仅支持 PDF 格式', en: 'Only PDF files are supported' },
  sent: {
    zh: '该文件已随另一条验证申请提交，请在验证记录中查看；如需再次验证，请重新上传文件',
    en: 'This file was already sent with a verification request; see your records. To ask again, upload the file again.',
  },
  purpose: { zh: '该文件是为其他用途上传的', en: 'The file was uploaded for another purpose' },
  name: {
    zh: `文件名过长，不能超过 ${limits.FILE_NAME_MAX_ENTERPRISE} 个字符`,
    en: `File name too long. Use up to ${limits.FILE_NAME_MAX_ENTERPRISE} characters.`,
  },
} as const satisfies Record<string, Text>;

/** Relationship "other", which requires an explanation (document 2 §3). */
const OTHER = 2;
const CHINA = '中国';

const FIELDS = {
  userContact: field('联系人', 'Contact person', { zh: '请输入联系人', en: 'Enter a contact person' }),
  epdRegistrationNumber: line({
    label: { zh: 'EPD 注册号', en: 'EPD registration number' },
    max: limits.ID_MAX,
    missing: { zh: '请输入 EPD 注册号', en: 'Enter the EPD registration number' },
  }),
  userPosition: optionalField('职位', 'Position'),
  companyName: field('企业名称', 'Company name', { zh: '请输入企业名称', en: 'Enter the company name' }),
  country: enumValue<'中国' | '国外'>(TEXT.country),
  region: optionalLine({ label: { zh: '地区', en: 'Country/region' }, max: limits.ADDRESS_MAX }),
  userEmail: emailOf(limits.CONTACT_EMAIL_MAX),
  relationalId: enumValue<0 | 1 | 2>(TEXT.relation),
  supplement: optionalLine({
    label: { zh: '补充说明', en: 'Additional details' },
    max: limits.ADDRESS_MAX,
    multiline: true,
  }),
  remark: optionalLine({ label: { zh: '备注', en: 'Remarks' }, max: limits.REMARK_MAX, multiline: true }),
} as const;

function readRequest(call: SubmitCall): Values<typeof FIELDS> {
  const { body, user, world } = call;
  if (body.userId !== user.id) return fail('USER_NOT_FOUND');
  const form = readForm(call, body, FIELDS);
  if (form.relationalId === OTHER && form.supplement === null) return refuse(call, TEXT.supplement);
  if (form.country === CHINA) {
    return form.region !== null && isPlace(world.store, form.region) ? form : refuse(call, TEXT.region);
  }
  return form.region === null ? refuse(call, TEXT.address) : form;
}

function uploadedReport(call: SubmitCall): Attachment {
  const attachment = call.world.store.attachments.get(call.body.uploadAttachmentId ?? '');
  if (attachment === undefined || !isOwnFile(call.user, attachment)) return refuse(call, TEXT.noFile);
  if (attachment.mime !== 'application/pdf') return refuse(call, TEXT.pdf);
  if (attachment.fileName.length > limits.FILE_NAME_MAX_ENTERPRISE) return refuse(call, TEXT.name);
  if (attachment.businessType !== 'EPD') return refuse(call, TEXT.purpose);
  // A retry after a lost answer must not create a second request.
  const used = call.world.store.verificationFiles
    .all()
    .some(({ attachmentId }) => attachmentId === attachment.id);
  return used ? refuse(call, TEXT.sent) : attachment;
}

/** Creates a record in state 3. The number may be unknown: the request asks whether it is genuine. */
const submitVerification = signedIn<'submitVerification'>((call) => {
  applicantCompany(call);
  const form = readRequest(call);
  const report = uploadedReport(call);

  const { user, world } = call;
  const { store, ids, clock } = world;
  const { epdRegistrationNumber: registrationNumber, relationalId: relationId, ...rest } = form;
  const id = ids.next('ver');
  store.verifications.put({
    ...rest,
    id,
    userId: user.id,
    registrationNumber,
    relationId,
    state: VERIFICATION.inProgress,
    createdAt: clock.now(),
  });
  store.verificationFiles.put({
    id: ids.next('ver-file'),
    verificationId: id,
    fileName: report.fileName,
    attachmentId: report.id,
    uploadedAt: report.createdAt,
    feedbackAt: null,
    feedback: null,
  });
  return ok(null);
});

type Wire = components['schemas'];

/** Relationship to the applicant, by `relationalId` (document 2 §3). */
const RELATIONS = [
  { zh: '供应商', en: 'Supplier' },
  { zh: '客户', en: 'Customer' },
  { zh: '其他', en: 'Other' },
] as const;

function isRelation(id: number): id is Wire['VerificationRelation'] {
  return id === 0 || id === 1 || id === 2;
}

/** Unknown relationships become "other", unknown countries abroad. */
function toRecord(store: Store, row: Verification, language: Language): Wire['VerificationRecord'] {
  const typed = (text: string | null): string | null => typedIn(store, text, language);
  const relationalId = isRelation(row.relationId) ? row.relationId : 2;
  return {
    id: row.id,
    epdRegistrationNumber: row.registrationNumber,
    userPosition: typed(row.userPosition),
    companyName: typedIn(store, row.companyName, language),
    country: row.country === '中国' ? '中国' : '国外',
    region: typed(row.region),
    userEmail: row.userEmail,
    userContact: typedIn(store, row.userContact, language),
    relational: inLanguage(RELATIONS[relationalId], language),
    relationalId,
    supplement: typed(row.supplement),
    verifyState: row.state,
    remark: typed(row.remark),
    submitTime: dateTime(row.createdAt),
  };
}

const listVerificationFiles = signedIn<'listVerificationFiles'>((call) => {
  const { store } = call.world;
  const record = store.verifications.get(call.path.id);
  if (record === undefined || !mayRead(call.world, call.user, record)) return refuse(call, NO_RECORD);
  const rows = [...store.verificationFiles.where('verificationId', record.id)];
  rows.reverse().sort((a, b) => b.uploadedAt - a.uploadedAt);
  return ok(
    rows.map((row) => ({
      id: row.attachmentId,
      fileName: row.fileName,
      uploadDate: dateTime(row.uploadedAt),
      feedbackTime: dateTimeOrNull(row.feedbackAt),
      feedbackMsg: writtenIn(row.feedback, call.language),
    })),
  );
});

export const verificationHandlers = {
  listVerifications: signedIn((call) => {
    const { world, user, body, language } = call;
    const form = readForm(call, body, PAGE);
    const rows = body.mine === true ? ownRecords(world, user) : recordsFor(world, user);
    const { list, totals } = mappedPage(rows, form, (row) => toRecord(world.store, row, language));
    return ok({ list, totals, applied: body.mine === true ? ['mine'] : [] });
  }),

  getVerification: signedIn((call) => {
    const record = call.world.store.verifications.get(call.path.id);
    if (record === undefined || !mayRead(call.world, call.user, record)) return refuse(call, NO_RECORD);
    return ok(toRecord(call.world.store, record, call.language));
  }),

  listVerificationFiles,
  submitVerification,
} satisfies Handlers<OperationsOf<'verification'>>;
