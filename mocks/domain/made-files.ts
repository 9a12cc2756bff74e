/**
 * Stored files as recipes: a generator with plain arguments; mocks/handlers/shared/attachment-bytes.ts makes the bytes on
 * demand.
 */
import type { Attachment, MakerArguments, MakerName, Store } from '../world/entities.ts';
import { FILE_NAME_MAX } from '#src/lib/limits.ts';

export const MIME = {
  pdf: 'application/pdf',
  png: 'image/png',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type NewFile<Maker extends MakerName> = Pick<Attachment, 'id' | 'fileName' | 'businessType' | 'createdAt'> & {
  maker: Maker;
  args: MakerArguments[Maker];
  access?: Attachment['access'];
  ownerCompanyCode?: string;
  mime?: string;
};

/** Returns the id. By default a PDF for members. */
export function putFile<Maker extends MakerName>(store: Store, file: NewFile<Maker>): string {
  const { id, fileName, businessType, createdAt, maker, args } = file;
  // Field by field: object spread is slow for the hundreds of files of a World.
  store.attachments.put({
    id,
    fileName,
    businessType,
    createdAt,
    mime: file.mime ?? MIME.pdf,
    size: null,
    access: file.access ?? 'member',
    ownerCompanyCode: file.ownerCompanyCode ?? null,
    source: { kind: 'made', maker, args },
  });
  return id;
}

export function putPicture<Maker extends 'qrPicture' | 'logoPicture' | 'newsPicture'>(
  store: Store,
  file: Omit<NewFile<Maker>, 'access' | 'mime'>,
): string {
  return putFile<Maker>(store, { ...file, access: 'public', mime: MIME.png });
}

/** `lcaLongName`: LCA report with the longest allowed file name. */
export type ItemFile = 'lca' | 'lcaLongName' | 'data' | 'preReport';

interface ItemOwner {
  readonly applicationId: string;
  readonly item: number;
  readonly companyCode: string;
  readonly productName: string;
  readonly createdAt: number;
}

/** Exactly as long as allowed: real words, padded with a number. */
function longName(productName: string): string {
  const [start, end] = [
    `${productName}-生命周期评价报告-系统边界、数据质量、分配方法与敏感性分析说明-`,
    '.pdf',
  ];
  return start + '终稿-'.repeat(FILE_NAME_MAX).slice(0, FILE_NAME_MAX - start.length - end.length) + end;
}

export function putItemFile(store: Store, owner: ItemOwner & { file: ItemFile }): string {
  const { applicationId, item, companyCode, productName, createdAt, file } = owner;
  const stem = `a-${applicationId}-${item + 1}`;
  const lca = { id: `${stem}-lca`, businessType: 'LCA', maker: 'lcaReportPdf' } as const;
  const made = {
    lca: { ...lca, fileName: `${productName}-LCA报告.pdf` },
    lcaLongName: { ...lca, fileName: longName(productName) },
    data: {
      id: `${stem}-data`,
      fileName: `${productName}-数据收集表.zip`,
      businessType: 'LCA',
      mime: MIME.zip,
      maker: 'dataZip',
    },
    preReport: {
      id: `${stem}-pre`,
      fileName: `${productName}-EPD预报告.pdf`,
      businessType: 'EPD',
      maker: 'preReportPdf',
    },
  } as const satisfies Record<ItemFile, object>;
  return putFile<'lcaReportPdf' | 'dataZip' | 'preReportPdf'>(store, {
    ...made[file],
    access: 'owner',
    ownerCompanyCode: companyCode,
    createdAt,
    args: { applicationId, item },
  });
}

export function putReports(store: Store, owner: ItemOwner): { cn: string; en: string } {
  const { applicationId, item, companyCode, productName, createdAt } = owner;
  const report = (language: 'zh' | 'en'): string =>
    putFile(store, {
      id: `a-${applicationId}-${item + 1}-report-${language}`,
      fileName: language === 'zh' ? `${productName}-报告（中文）.pdf` : `${productName}-report-en.pdf`,
      businessType: 'EPD',
      access: 'owner',
      ownerCompanyCode: companyCode,
      createdAt,
      maker: 'reportPdf',
      args: { applicationId, item, language },
    });
  return { cn: report('zh'), en: report('en') };
}
