/** Stored files and what is offered for download. */
import * as v from 'valibot';
import { MAKER_NAMES, RECIPES } from './recipes.ts';
import { bilingual, count, id, moment, optionalId, plainData, row, text } from './shape.ts';

const NO_BASE64 = /[^A-Za-z0-9+/]/;

/** Without a pattern over the whole text: a group that repeats runs out of stack on a file of 10 MB. */
function isBase64(text: string): boolean {
  const sign = text.indexOf('=');
  const end = sign === -1 ? text.length : sign;
  return (
    text.length % 4 === 0 && ['', '=', '=='].includes(text.slice(end)) && !NO_BASE64.test(text.slice(0, end))
  );
}

const made = v.pipe(
  v.strictObject({
    kind: v.literal('made'),
    maker: v.picklist(MAKER_NAMES),
    args: plainData,
  }),
  v.check(({ maker, args }) => v.is(RECIPES[maker], args), 'has arguments that its maker does not take'),
);
const uploaded = v.strictObject({ kind: v.literal('uploaded'), base64: v.pipe(text, v.check(isBase64)) });

/** An upload whose file in the data folder is missing or not what was uploaded. */
const lost = v.strictObject({ kind: v.literal('lost'), digest: v.pipe(text, v.regex(/^[0-9a-f]{64}$/)) });

/** How a stored file gets its bytes: made on demand from seed data, or uploaded. */
const fileSource = v.variant('kind', [made, uploaded, lost]);

/** `size` in bytes; null for one that is made on demand. */
export const attachment = row({
  fileName: text,
  mime: text,
  size: v.nullable(count),
  /** LCA, EPD, COMPANY_LICENSE, COMPANY_BILL_INFO or an internal kind. */
  businessType: text,
  /** Who may read it: anybody, anybody signed in, or only the owner's company. */
  access: v.picklist(['public', 'member', 'owner']),
  ownerCompanyCode: optionalId,
  source: fileSource,
  createdAt: moment,
});
export type Attachment = v.InferOutput<typeof attachment>;

/** A downloadable template (codes EPD_SPARE_TEMPLATE, LCA_TEMPLATE, DATA_COLLECTION_TEMPLATE; document 2 §2). */
export const template = row({
  code: text,
  name: bilingual,
  attachmentId: optionalId,
  enAttachmentId: optionalId,
});

/** The general programme instructions in one language; `enabled`: whether they are offered. */
export const gpi = row({
  language: v.picklist(['zh-CN', 'en']),
  attachmentId: id,
  name: text,
  enabled: v.boolean(),
});
