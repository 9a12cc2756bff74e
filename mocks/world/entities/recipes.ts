/**
 * Recipes of files that are made on demand: which maker, with which plain arguments. The makers themselves stand in
 * mocks/handlers/shared/attachment-bytes.ts; what is in the store already (names, amounts, dates) they read from there.
 */
import * as v from 'valibot';
import { keysOf } from '../../lib/tables.ts';
import { count, day, id, text } from './shape.ts';

const language = v.picklist(['zh', 'en']);
const bothTexts = v.strictObject({ zh: text, en: text });
const ofItem = v.strictObject({ applicationId: id, item: count });
const templateCode = v.picklist(['EPD_SPARE_TEMPLATE', 'LCA_TEMPLATE', 'DATA_COLLECTION_TEMPLATE']);
export type TemplateCode = v.InferOutput<typeof templateCode>;

/** Every maker with its arguments. */
export const RECIPES = {
  declarationPdf: v.strictObject({ declarationId: id, language }),
  /** The platform's draft of a declaration that is not released yet. */
  reportPdf: v.strictObject({ ...ofItem.entries, language }),
  quotePdf: v.strictObject({ quoteId: id }),
  contractPdf: v.strictObject({ contractId: id }),
  pcrPdf: v.strictObject({ pcrId: id }),
  lcaReportPdf: ofItem,
  preReportPdf: ofItem,
  /** Filled data-collection table of an application's item, as a ZIP. */
  dataZip: ofItem,
  /** One of the documented templates, empty (document 2 §2). */
  template: v.strictObject({ code: templateCode, updatedOn: day }),
  /** The data table of the low-carbon application, empty. */
  dataTable: v.strictObject({ updatedOn: day }),
  /** A document without a builder of its own. */
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
