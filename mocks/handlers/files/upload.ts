/** Storing an upload (document 2 §5, §7). */
import { IMAGE_MAX_BYTES } from '#src/lib/limits.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import { isStandardPdf } from '../../domain/settings.ts';
import { uploadedBytes } from '../../world/incoming.ts';
import { ok, signedIn, refuse, type Text } from '../handler.ts';
import { approvedCompany, ownerKey } from '../shared/permissions.ts';
import { mimeOf, NO_ROOM, refusalOf, ruleOf, receivedOf } from './upload-rules.ts';

type Fields = components['schemas']['UploadRequest'];

const NO_FILE: Text = { zh: '请选择要上传的文件', en: 'Choose a file to upload.' };
const IMAGE_MAX_MB = IMAGE_MAX_BYTES / 1024 / 1024;
const TOO_LARGE: Text = {
  zh: `文件须小于 ${IMAGE_MAX_MB} MB`,
  en: `The file must be under ${IMAGE_MAX_MB} MB`,
};
const WRONG_PURPOSE: Text = { zh: '上传用途不正确', en: 'The purpose of the upload is not known.' };

const BUSINESS_TYPES = ['LCA', 'EPD', 'COMPANY_LICENSE', 'COMPANY_BILL_INFO'] as const;
const REPORT_TYPES = [
  'LCA_REPORT',
  'DATA_TABLE',
  'PRE_REPORT',
  'VERIFICATION_FILE',
  'LOW_CARBON_TABLE',
] as const;

function purposeOf(form: FormData): Pick<Fields, 'businessType' | 'reportType'> | null {
  const businessType = BUSINESS_TYPES.find((type) => type === form.get('businessType'));
  if (businessType === undefined) return null;
  const sent = form.get('reportType');
  if (sent === null) return { businessType };
  const reportType = REPORT_TYPES.find((type) => type === sent);
  return reportType === undefined ? null : { businessType, reportType };
}

function nameTooLong(max: number): Text {
  return {
    zh: `文件名过长，不能超过 ${max} 个字符`,
    en: `File name too long. Use up to ${max} characters.`,
  };
}

/** Checks the certification last, as documented: name, type and size come first. */
export const uploadAttachment = signedIn<'uploadAttachment'>(async (call) => {
  const file = call.body.get('file');
  if (file === null || typeof file === 'string') return refuse(call, NO_FILE);
  const purpose = purposeOf(call.body);
  if (purpose === null) return refuse(call, WRONG_PURPOSE);
  const rule = ruleOf(purpose);
  // Code points: rare Chinese characters take two UTF-16 units.
  if (Array.from(file.name).length > rule.nameMax) return refuse(call, nameTooLong(rule.nameMax));
  const { kind, source } = await receivedOf(file);
  const isStandard = purpose.reportType === 'LOW_CARBON_TABLE' && isStandardPdf(call.world.store, file.name);
  const kinds = isStandard ? [...rule.kinds, 'pdf' as const] : rule.kinds;
  const refusal = refusalOf({ kinds, wrongKind: rule.wrongKind }, file.name, kind);
  if (refusal !== null) return refuse(call, refusal);
  if (rule.below !== null && file.size >= rule.below) return refuse(call, TOO_LARGE);
  if (rule.needsCertification) approvedCompany(call);

  const { store, ids, clock, uploadsMaxBytes } = call.world;
  if (uploadedBytes(store) + file.size > uploadsMaxBytes) return refuse(call, NO_ROOM);
  const stored = store.attachments.put({
    id: ids.next('a'),
    fileName: file.name,
    mime: mimeOf(kind),
    size: file.size,
    businessType: purpose.businessType,
    access: 'owner',
    ownerCompanyCode: ownerKey(call.user),
    source,
    createdAt: clock.now(),
  });
  return ok({ id: stored.id, fileName: stored.fileName, fileSize: file.size });
});
