/** Required type of each file of an item. */
import type { LateFileField } from '../../domain/charts/application-at.ts';
import type { Attachment, Application, ApplicationItem, DictItem } from '../../world/entities.ts';
import { refuse, type Text } from '../handler.ts';
import { type PersonalCall, isOwnFile, ownApplication } from '../shared/permissions.ts';
import type { Store } from '../../world/types.ts';

/** Process technologies are items of the process dictionary: the documents name no other list. */
export function technologyOf(store: Store, id: string): DictItem | undefined {
  const item = store.dictItems.get(id);
  return item?.type === 'LCES_PROCESS_SELECTION' ? item : undefined;
}

const NO_ITEM: Text = { zh: '申请中没有该产品', en: 'The application has no such product.' };

/** Items have no rows: their wire id is the application's id with their position. @param index from 0 */
export function itemId(applicationId: string, index: number): string {
  return `${applicationId}:${index + 1}`;
}

export interface FoundItem {
  application: Application;
  item: ApplicationItem;
  index: number;
}

export function ownItem(call: PersonalCall, id = ''): FoundItem {
  const at = id.lastIndexOf(':');
  const application = ownApplication(call, at < 0 ? id : id.slice(0, at));
  const index = at < 0 ? -1 : Number(id.slice(at + 1)) - 1;
  const item = application.items[index];
  return item === undefined ? refuse(call, NO_ITEM) : { application, item, index };
}

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
  readonly businessType: 'LCA' | 'EPD';
}

const RULES: Record<FileField, FileRule> = {
  lcaAttachmentId: { mime: 'application/pdf', otherwise: PDF_ONLY, businessType: 'LCA' },
  dataAttachmentId: { mime: 'application/zip', otherwise: ZIP_ONLY, businessType: 'LCA' },
  preReportAttachmentId: { mime: 'application/pdf', otherwise: PDF_ONLY, businessType: 'EPD' },
};

/** An upload of the caller's company for this purpose. */
export function itemFile(call: PersonalCall, field: FileField, id: string | undefined): Attachment {
  const attachment = call.world.store.attachments.get(id ?? '');
  // Same answer as for a missing file: do not reveal its existence.
  if (attachment === undefined || !isOwnFile(call.user, attachment)) return refuse(call, NO_FILE);
  const { mime, otherwise, businessType } = RULES[field];
  if (attachment.mime !== mime) return refuse(call, otherwise);
  return attachment.businessType === businessType ? attachment : refuse(call, OTHER_PURPOSE);
}
