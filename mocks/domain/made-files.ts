/**
 * Files that the seed and the operator name. A file is stored as a recipe: which maker, with which plain arguments. The
 * bytes are made when somebody asks for them (mocks/handlers/shared/attachment-bytes.ts).
 */
import type { Attachment } from '../world/entities.ts';
import type { Store } from '../world/types.ts';

/* Type aliases rather than interfaces: only those are assignable to the store's plain record. */
type Text = { zh: string; en: string };
export type TemplateCode = 'EPD_SPARE_TEMPLATE' | 'LCA_TEMPLATE' | 'DATA_COLLECTION_TEMPLATE';
type OfItem = { applicationId: string; item: number };
type Language = { language: 'zh' | 'en' };

/** Every maker with its arguments. What is in the store already (names, amounts, dates) is read from there. */
export type MakerArguments = {
  declarationPdf: { declarationId: string } & Language;
  /** The platform's draft of a declaration that is not released yet. */
  reportPdf: OfItem & Language;
  quotePdf: { quoteId: string };
  contractPdf: { contractId: string };
  pcrPdf: { pcrId: string };
  lcaReportPdf: OfItem;
  preReportPdf: OfItem;
  /** Filled data-collection table of an application's item, as a ZIP. */
  dataZip: OfItem;
  /** One of the documented templates, empty (document 2 §2). */
  template: { code: TemplateCode; updatedOn: string };
  /** The data table of the low-carbon application, empty. */
  dataTable: { updatedOn: string };
  /** A document without a builder of its own. */
  attachmentPdf: { title: Text; createdAt: string; number?: string; paragraphs?: Text[] };
  qrPicture: { declarationId: string };
  logoPicture: { latinName: string };
  licencePicture: { companyCode: string };
  billPicture: { companyCode: string };
  newsPicture: { subject: string };
};
export type MakerName = keyof MakerArguments;

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

/** Stores a file that is made on demand and returns its id. A PDF for members unless said otherwise. */
export function putFile<Maker extends MakerName>(store: Store, file: NewFile<Maker>): string {
  const { maker, args, access = 'member', ownerCompanyCode = null, mime = MIME.pdf, ...rest } = file;
  store.attachments.put({
    ...rest,
    mime,
    size: null,
    access,
    ownerCompanyCode,
    source: { kind: 'made', maker, args },
  });
  return file.id;
}

/** Stores a picture that everybody may see and returns its id. */
export function putPicture<Maker extends 'qrPicture' | 'logoPicture' | 'newsPicture'>(
  store: Store,
  file: Omit<NewFile<Maker>, 'access' | 'mime'>,
): string {
  return putFile<Maker>(store, { ...file, access: 'public', mime: MIME.png });
}
