/**
 * Schemas of row fields. Each entity is one schema: its type is inferred, and restored Worlds are validated against it
 * (mocks/world/references.ts).
 */
import * as v from 'valibot';
import { isMoment } from '../clock.ts';
import { keysOf } from '../../lib/tables.ts';

export type Bilingual = v.InferOutput<typeof bilingual>;

/** The id never changes. */
export interface Row {
  id: string;
}

const ID_MAX = 200;

export const text = v.string();
export const optionalText = v.nullable(text);
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(ID_MAX));
export const optionalId = v.nullable(id);
/** Non-empty, since other rows and the portal refer to it. */
export const code = v.pipe(v.string(), v.minLength(1));
/** Epoch ms within the range of the clock. */
export const moment = v.pipe(
  v.number(),
  v.check((value: number) => isMoment(value), 'is no time that a clock can show'),
);
export const optionalMoment = v.nullable(moment);
/** Integer from 0. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const amount = v.pipe(v.number(), v.finite());
/** Existing calendar day in UTC+8, 'YYYY-MM-DD'. */
export const day = v.pipe(v.string(), v.check(isDay, 'is no calendar day'));
/** Bilingual text; `en` is null if the seed omits the English edition on purpose. */
export const bilingual = v.strictObject({ zh: text, en: optionalText });

/** User input: plain text, or a bilingual text. */
const written = v.union([text, bilingual]);
export type Written = v.InferOutput<typeof written>;
export const optionalWritten = v.nullable(written);

/** Opaque object; arrays are invalid. */
export const plainData = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'is no record',
);

/** Bilingual name; Chinese is required. */
export const name = v.strictObject({ zh: code, en: optionalText });

/** Schema of a row; the id never changes. */
export function row<Fields extends v.ObjectEntries>(fields: Fields) {
  return v.strictObject({ id, ...fields });
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const moment = Date.parse(`${value}T00:00:00Z`);
  // Date.parse rolls 31 February over to March.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value);
}

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
