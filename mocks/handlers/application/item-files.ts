/** The three files of an application item: which type each must have, and what to say when it has not. */
import type { LateFileField } from '../../domain/charts/application-files.ts';
import type { Attachment } from '../../world/entities.ts';
import type { Failure } from '../handler.ts';
import type { PersonalCall } from '../shared/company-of.ts';
import { isFailure, isOwnFile } from '../shared/ownership.ts';
import { refuse, type Text } from '../shared/say.ts';

/** Where an item keeps its files. */
export type FileField = LateFileField;

const NO_FILE: Text = { zh: '上传的文件不存在', en: 'The uploaded file was not found.' };
const PDF_ONLY: Text = { zh: '上传仅支持 PDF 格式', en: 'Only PDF files are supported' };
const ZIP_ONLY: Text = { zh: '上传仅支持 ZIP 格式', en: 'Only ZIP files are supported' };
const OTHER_PURPOSE: Text = {
  zh: '该文件是为其他用途上传的',
  en: 'The file was uploaded for another purpose',
};

interface FileRule {
  readonly mime: string;
  readonly otherwise: Text;
  /** What it was uploaded for (document 2 §7). */
  readonly businessType: 'LCA' | 'EPD';
}

const RULES: Record<FileField, FileRule> = {
  lcaAttachmentId: { mime: 'application/pdf', otherwise: PDF_ONLY, businessType: 'LCA' },
  dataAttachmentId: { mime: 'application/zip', otherwise: ZIP_ONLY, businessType: 'LCA' },
  preReportAttachmentId: { mime: 'application/pdf', otherwise: PDF_ONLY, businessType: 'EPD' },
};

/** The file that is to stand in a field: uploaded before, by the caller's company, for this; else what to answer. */
export function itemFile(call: PersonalCall, field: FileField, id: string | undefined): Attachment | Failure {
  const attachment = call.world.store.attachments.get(id ?? '');
  // Somebody else's file counts as missing: whether it exists is not theirs to know.
  if (attachment === undefined || !isOwnFile(call.user, attachment)) return refuse(call, NO_FILE);
  const { mime, otherwise, businessType } = RULES[field];
  if (attachment.mime !== mime) return refuse(call, otherwise);
  return attachment.businessType === businessType ? attachment : refuse(call, OTHER_PURPOSE);
}

/** Null when the file may stand in this field, or is missing where it may be; else what to answer (document 2 §5). */
export function fileProblem(
  call: PersonalCall,
  field: FileField,
  id: string | null | undefined,
): Failure | null {
  if (id === null || id === undefined) return null;
  const file = itemFile(call, field, id);
  return isFailure(file) ? file : null;
}
