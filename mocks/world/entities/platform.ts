/** Dictionaries, regions, switches, texts, and what is counted. */
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
} from './shape.ts';

/** One dictionary item; trees hang together by `parentId` (document 1 §3). */
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

/** Provinces of China, below `CN`, and cities below them; codes as in GB/T 2260. */
export const region = row({ code, parentCode: code, name });
export type Region = v.InferOutput<typeof region>;

/** A switch of the platform; `qrShow` and `LCA_TOOL` among them. */
export const setting = row({ value: text });

/** A text that the server lays over the built-in ones; `id` is `<lang>:<key>`. */
export const serverText = row({ language: v.picklist(['zh', 'en']), key: code, text });

export const menuEntry = row({
  parentId: optionalId,
  /** Text key. */
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

/** Something that is counted: puzzles asked for in a minute, visits. `id` says what. */
export const counter = row({
  count,
  /** When counting began. */
  since: moment,
  /** When it begins again, for counts over a span of time. */
  until: optionalMoment,
});
