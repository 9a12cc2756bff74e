/** The three files of an application item: which type each must have, and what to say when it has not. */
import type { Attachment } from '../../world/entities.ts';
import type { Failure } from '../handler.ts';
import type { PersonalCall } from '../shared/company-of.ts';
import { isOwnFile } from '../shared/ownership.ts';
import { refuse, type Text } from '../shared/say.ts';

/** Where an item keeps its files. */
export type FileField = 'lcaAttachmentId' | 'dataAttachmentId' | 'preReportAttachmentId';

const NO_FILE: Text = { zh: '上传的文件不存在', en: 'The uploaded file was not found.' };
const PDF_ONLY: Text = { zh: '仅支持上传 PDF 文件', en: 'Only PDF files are supported.' };
const ZIP_ONLY: Text = { zh: '仅支持上传 ZIP 文件', en: 'Only ZIP files are supported.' };

const RULES: Record<FileField, { mime: string; otherwise: Text }> = {
  lcaAttachmentId: { mime: 'application/pdf', otherwise: PDF_ONLY },
  dataAttachmentId: { mime: 'application/zip', otherwise: ZIP_ONLY },
  preReportAttachmentId: { mime: 'application/pdf', otherwise: PDF_ONLY },
};

/** Uploaded before, by the caller's company; somebody else's file counts as missing. */
export function ownFile(call: PersonalCall, id: string): Attachment | Failure {
  const attachment = call.world.store.attachments.get(id);
  return attachment !== undefined && isOwnFile(call.user, attachment) ? attachment : refuse(call, NO_FILE);
}

/** Null when the file may stand in this field, or is missing where it may be; else what to answer (document 2 §5). */
export function fileProblem(
  call: PersonalCall,
  field: FileField,
  id: string | null | undefined,
): Failure | null {
  if (id === null || id === undefined) return null;
  const attachment = ownFile(call, id);
  if (!('mime' in attachment)) return attachment;
  const { mime, otherwise } = RULES[field];
  return attachment.mime === mime ? null : refuse(call, otherwise);
}
