import * as v from 'valibot';
import { MESSAGE_ABOUT, MESSAGE_PARTS } from '#src/lib/states.ts';
import {
  bilingual,
  code,
  count,
  day,
  id,
  moment,
  name,
  optionalId,
  optionalMoment,
  row,
  text,
} from './shape.ts';

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
export type Resource = v.InferOutput<typeof resource>;

export const htmlPage = row({
  /** `about`, `serve` or `pricing`. */
  name: text,
  html: bilingual,
});
