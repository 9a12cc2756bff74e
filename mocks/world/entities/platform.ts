/** Dictionaries, regions, switches, texts, and what is counted. */
import type { Bilingual, Row } from './row.ts';

/** One dictionary item; trees hang together by `parentId` (document 1 §3). */
export interface DictItem extends Row {
  type: string;
  itemCode: string;
  value: Bilingual;
  itemDesc: string | null;
  i18nCode: string | null;
  parentId: string | null;
  order: number;
}

export interface Region extends Row {
  code: string;
  parentCode: string;
  name: Bilingual;
}

/** A switch of the platform; `qrShow` and `LCA_TOOL` among them. */
export interface Setting extends Row {
  value: string;
}

/** A text that the server lays over the built-in ones; `id` is `<lang>:<key>`. */
export interface ServerText extends Row {
  language: 'zh' | 'en';
  key: string;
  text: string;
}

export interface MenuEntry extends Row {
  parentId: string | null;
  /** Text key. */
  code: string;
  url: string;
  order: number;
}

export interface PageVisit extends Row {
  page: string;
  data: string | null;
  userId: string | null;
  userCode: string | null;
  at: number;
}

/** Something that is counted: puzzles asked for in a minute, visits. `id` says what. */
export interface Counter extends Row {
  count: number;
  /** When counting began. */
  since: number;
  /** When it begins again, for counts over a span of time. */
  until: number | null;
}
