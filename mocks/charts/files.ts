import { attachmentBytes, LOST } from '../handlers/shared/attachment-bytes.ts';
import { paperPicture } from '../handlers/shared/paper-picture.ts';
import type { Text } from '../handlers/handler.ts';
import { MIME } from '../domain/made-files.ts';
import { toBytes, type Bytes } from '../lib/bytes.ts';
import type { Attachment, MakerName, Store } from '../world/entities.ts';
import type { MadeFile } from './subject.ts';
import { padded } from '../lib/text.ts';
import { hash } from '../lib/random.ts';

export const invented = {
  person: '李工',
  company: '示例钢铁有限公司',
  address: '江西省南昌市示例路 1 号',
  phone: '0791-00000000',
  zipCode: '330000',
  /** 18 characters, derived from the company. */
  creditCode: (companyCode: string): string =>
    `91990000${padded(hash(`credit:${companyCode}`) % 1_000_000_000, 9)}X`,
} as const;

interface ItemUpload {
  readonly maker: Extract<MakerName, 'lcaReportPdf' | 'dataZip' | 'preReportPdf'>;
  readonly ending: string;
  readonly type: string;
  readonly fields: Readonly<Record<string, string>>;
}

const ITEM_UPLOADS = {
  lcaAttachmentId: {
    maker: 'lcaReportPdf',
    ending: '-LCA报告（修改）.pdf',
    type: MIME.pdf,
    fields: { businessType: 'LCA', reportType: 'LCA_REPORT' },
  },
  dataAttachmentId: {
    maker: 'dataZip',
    ending: '-数据收集表（修改）.zip',
    type: MIME.zip,
    fields: { businessType: 'LCA', reportType: 'DATA_TABLE' },
  },
  preReportAttachmentId: {
    maker: 'preReportPdf',
    ending: '-EPD预报告（修改）.pdf',
    type: MIME.pdf,
    fields: { businessType: 'EPD', reportType: 'PRE_REPORT' },
  },
} as const satisfies Record<string, ItemUpload>;

/** @param item index of the product, from 0 */
export async function itemUpload(
  store: Store,
  field: keyof typeof ITEM_UPLOADS,
  { applicationId, item, productName }: { applicationId: string; item: number; productName: string },
): Promise<MadeFile> {
  const { maker, ending, type, fields } = ITEM_UPLOADS[field];
  const recipe: Attachment = {
    id: 'upload',
    fileName: productName + ending,
    mime: type,
    size: null,
    businessType: fields.businessType,
    access: 'owner',
    ownerCompanyCode: null,
    createdAt: 0,
    source: { kind: 'made', maker, args: { applicationId, item } },
  };
  const bytes = await attachmentBytes(store, recipe, '');
  if (bytes === null) throw new Error(`${maker} made nothing`);
  return { bytes: toBytes(bytes), name: recipe.fileName, type, fields };
}

export function paperUpload(
  paper: 'licence' | 'bill',
  company: { readonly nameEn: string; readonly creditCode: string },
): MadeFile {
  const isLicence = paper === 'licence';
  return {
    bytes: toBytes(paperPicture(paper, company.nameEn, company.creditCode)),
    name: isLicence ? '营业执照.png' : '开票信息.png',
    type: MIME.png,
    fields: { businessType: isLicence ? 'COMPANY_LICENSE' : 'COMPANY_BILL_INFO' },
  };
}

type StoredFile = { readonly attachment: Attachment; readonly bytes: Bytes } | { readonly lost: Text };

/** Bytes of a stored file, or why they are lost; null if there is no such file. */
export async function storedFile(store: Store, id: string, origin: string): Promise<StoredFile | null> {
  const attachment = store.attachments.get(id);
  if (attachment === undefined) return null;
  const bytes = await attachmentBytes(store, attachment, origin);
  return bytes === null ? { lost: LOST } : { attachment, bytes: toBytes(bytes) };
}
