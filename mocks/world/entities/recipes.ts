/**
 * Recipes for generated files: generator name with plain arguments. The generators (mocks/handlers/shared/attachment-bytes.ts)
 * read names, amounts and dates from the store.
 */
import * as v from 'valibot';
import { keysOf } from '../../lib/tables.ts';
import { count, day, id, text } from './shape.ts';

const language = v.picklist(['zh', 'en']);
const bothTexts = v.strictObject({ zh: text, en: text });
const ofItem = v.strictObject({ applicationId: id, item: count });
const templateCode = v.picklist(['EPD_SPARE_TEMPLATE', 'LCA_TEMPLATE', 'DATA_COLLECTION_TEMPLATE']);
export type TemplateCode = v.InferOutput<typeof templateCode>;

export const RECIPES = {
  declarationPdf: v.strictObject({ declarationId: id, language }),
  reportPdf: v.strictObject({ ...ofItem.entries, language }),
  quotePdf: v.strictObject({ quoteId: id }),
  contractPdf: v.strictObject({ contractId: id }),
  pcrPdf: v.strictObject({ pcrId: id }),
  lcaReportPdf: ofItem,
  preReportPdf: ofItem,
  dataZip: ofItem,
  /** A documented template, empty (document 2 §2). */
  template: v.strictObject({ code: templateCode, updatedOn: day }),
  /** The empty data table of the low-carbon application. */
  dataTable: v.strictObject({ updatedOn: day }),
  /** A document without its own generator. */
  attachmentPdf: v.strictObject({
    title: bothTexts,
    createdAt: text,
    number: v.exactOptional(text),
    paragraphs: v.exactOptional(v.array(bothTexts)),
  }),
  qrPicture: v.strictObject({ declarationId: id }),
  logoPicture: v.strictObject({ latinName: text }),
  licencePicture: v.strictObject({ companyCode: id }),
  billPicture: v.strictObject({ companyCode: id }),
  newsPicture: v.strictObject({ subject: text }),
};

export type MakerName = keyof typeof RECIPES;
export type MakerArguments = { [Maker in MakerName]: v.InferOutput<(typeof RECIPES)[Maker]> };

export const MAKER_NAMES = keysOf(RECIPES);
