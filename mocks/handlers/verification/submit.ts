/** A new verification request (document 2 §3, §5). */
import { EMAIL_PATTERN, FILE_NAME_MAX_ENTERPRISE } from '#src/lib/limits.ts';
import { VERIFICATION } from '#src/lib/states.ts';
import type { Attachment } from '../../world/entities.ts';
import { fail, ok, signedIn, type Failure, type SignedInCall } from '../handler.ts';
import { isFailure, isOwnFile } from '../shared/ownership.ts';
import { refuse, type Text } from '../shared/say.ts';

type SubmitCall = SignedInCall<'submitVerification'>;

const TEXT = {
  missing: { zh: '请填写全部必填项', en: 'Fill in all required fields.' },
  email: { zh: '请输入正确的邮箱', en: 'Enter a correct e-mail.' },
  supplement: { zh: '请补充说明与申请方的关系', en: 'Explain your relationship to the applicant.' },
  region: { zh: '请选择省份和城市', en: 'Choose a province and a city.' },
  noFile: { zh: '上传的文件不存在', en: 'The uploaded file was not found.' },
  pdf: { zh: '仅支持上传 PDF 文件', en: 'Only PDF files are supported.' },
  name: { zh: '文件名称过长，不能超过 90 个字符', en: 'The file name has at most 90 characters.' },
} as const satisfies Record<string, Text>;

/** Relationship "other", which wants an explanation (document 2 §3). */
const OTHER = 2;

function formProblem(call: SubmitCall): Failure | null {
  const { body, user } = call;
  if (body.userId !== user.id) return fail('USER_NOT_FOUND');
  const required = [body.userContact, body.epdRegistrationNumber, body.companyName, body.userEmail];
  if (required.some((text) => text.trim() === '')) return refuse(call, TEXT.missing);
  if (!EMAIL_PATTERN.test(body.userEmail.trim())) return refuse(call, TEXT.email);
  if (body.relationalId === OTHER && (body.supplement ?? '').trim() === '')
    return refuse(call, TEXT.supplement);
  if (body.country === '中国' && (body.region ?? '').trim() === '') return refuse(call, TEXT.region);
  return null;
}

function uploadedReport(call: SubmitCall): Attachment | Failure {
  const attachment = call.world.store.attachments.get(call.body.uploadAttachmentId);
  if (attachment === undefined || !isOwnFile(call.user, attachment)) return refuse(call, TEXT.noFile);
  if (attachment.mime !== 'application/pdf') return refuse(call, TEXT.pdf);
  return attachment.fileName.length > FILE_NAME_MAX_ENTERPRISE ? refuse(call, TEXT.name) : attachment;
}

/** An optional text of the form: null when nothing was typed. */
function typed(text: string | undefined): string | null {
  const trimmed = (text ?? '').trim();
  return trimmed === '' ? null : trimmed;
}

/** Starts a record in state 3. The number need not be one of ours: whether it is, is the question. */
export const submitVerification = signedIn<'submitVerification'>((call) => {
  const problem = formProblem(call);
  if (problem !== null) return problem;
  const report = uploadedReport(call);
  if (isFailure(report)) return report;

  const { body, user, world } = call;
  const { store, ids, clock } = world;
  const id = ids.next('ver');
  store.verifications.put({
    id,
    userId: user.id,
    registrationNumber: body.epdRegistrationNumber.trim(),
    userContact: body.userContact.trim(),
    userPosition: typed(body.userPosition),
    companyName: body.companyName.trim(),
    country: body.country ?? '中国',
    region: typed(body.region),
    userEmail: body.userEmail.trim(),
    relationId: body.relationalId,
    supplement: typed(body.supplement),
    remark: typed(body.remark),
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
