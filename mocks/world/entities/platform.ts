import * as v from 'valibot';
import {
  bilingual,
  code,
  count,
  moment,
  name,
  optionalId,
  optionalMoment,
  optionalText,
  row,
  text,
  id,
  plainData,
  day,
  MAKER_NAMES,
  RECIPES,
} from './shape.ts';
import { MESSAGE_ABOUT, MESSAGE_PARTS } from '#src/lib/states.ts';

/** `readAt` is null until the recipient opens it. */
export const message = row({
  userId: id,
  /** Untrusted HTML. */
  html: bilingual,
  sentAt: moment,
  readAt: optionalMoment,
  type: count,
  about: v.nullable(
    v.strictObject({
      kind: v.picklist(MESSAGE_ABOUT),
      id,
      part: v.exactOptional(v.nullable(v.picklist(MESSAGE_PARTS))),
    }),
  ),
});
export type Message = v.InferOutput<typeof message>;

/** Version of a legal text; `expiredOn` is its last day, null for the current one. */
export const agreement = row({
  type: v.picklist(['REGISTRATION', 'PRIVACY']),
  version: text,
  publishedOn: day,
  expiredOn: v.nullable(day),
  title: bilingual,
  html: bilingual,
});
export type Agreement = v.InferOutput<typeof agreement>;

export const friendlyLinkType = row({ code, name, order: count });

export const friendlyLink = row({
  typeCode: code,
  link: v.pipe(text, v.regex(/^https?:\/\//)),
  companyName: name,
  attachmentId: id,
});

export const news = row({
  title: bilingual,
  editor: bilingual,
  publisher: bilingual,
  abstract: bilingual,
  html: bilingual,
  pictureId: optionalId,
  publishedAt: moment,
});
export type News = v.InferOutput<typeof news>;

export const announcement = row({
  title: bilingual,
  summary: bilingual,
  html: bilingual,
  publishedAt: moment,
  attachmentIds: v.array(id),
});
export type Announcement = v.InferOutput<typeof announcement>;

export const resource = row({
  type: text,
  name: bilingual,
  introduction: bilingual,
  imageId: optionalId,
  cnFileId: optionalId,
  enFileId: optionalId,
  publishedAt: moment,
});

export const htmlPage = row({
  /** `about`, `serve` or `pricing`. */
  name: text,
  html: bilingual,
});

const NO_BASE64 = /[^A-Za-z0-9+/]/;

/** No regular expression: a repeated group overflows the stack for a file of 10 MB. */
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

/** An upload whose file in the data folder is missing or corrupt. */
const lost = v.strictObject({ kind: v.literal('lost'), digest: v.pipe(text, v.regex(/^[0-9a-f]{64}$/)) });

const fileSource = v.variant('kind', [made, uploaded, lost]);

/** `size` in bytes; null for generated files. */
export const attachment = row({
  fileName: text,
  mime: text,
  size: v.nullable(count),
  /** LCA, EPD, COMPANY_LICENSE, COMPANY_BILL_INFO or an internal kind. */
  businessType: text,
  /** Read access: anyone, signed-in users, or the owner's company. */
  access: v.picklist(['public', 'member', 'owner']),
  ownerCompanyCode: optionalId,
  source: fileSource,
  createdAt: moment,
});
export type Attachment = v.InferOutput<typeof attachment>;

/** Downloadable template (codes EPD_SPARE_TEMPLATE, LCA_TEMPLATE, DATA_COLLECTION_TEMPLATE; document 2 §2). */
export const template = row({
  code: text,
  name: bilingual,
  attachmentId: optionalId,
  enAttachmentId: optionalId,
});

/** General programme instructions in one language; `enabled`: whether they are offered for download. */
export const gpi = row({
  language: v.picklist(['zh-CN', 'en']),
  attachmentId: id,
  name: text,
  enabled: v.boolean(),
});

/** Dictionary item; `parentId` forms trees (document 1 §3). */
export const dictItem = row({
  type: code,
  itemCode: code,
  value: bilingual,
  itemDesc: optionalText,
  i18nCode: optionalText,
  parentId: optionalId,
  order: count,
});
export type DictItem = v.InferOutput<typeof dictItem>;

/** Chinese provinces below `CN`, and their cities; codes of GB/T 2260. */
export const region = row({ code, parentCode: code, name });
export type Region = v.InferOutput<typeof region>;

export const setting = row({ value: text });

/** Server text that overrides a built-in one; `id` is `<lang>:<key>`. */
export const serverText = row({ language: v.picklist(['zh', 'en']), key: code, text });

export const menuEntry = row({
  parentId: optionalId,
  code,
  url: text,
  order: count,
});
export type MenuEntry = v.InferOutput<typeof menuEntry>;

export const pageVisit = row({
  page: text,
  data: optionalText,
  userId: optionalId,
  userCode: optionalText,
  at: moment,
});

/** A counter, e.g. captcha requests per minute or visits. `id` names it. */
export const counter = row({
  count,
  since: moment,
  until: optionalMoment,
});
