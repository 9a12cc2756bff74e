/** What a generated PDF is made of. Builders fill these objects; nothing here knows about pages or fonts. */

/** One thing said in both languages. */
export interface Bilingual {
  zh: string;
  en: string;
}

/** A text in one language, or in both: Chinese first, English after or below it, muted. */
export type Label = string | Bilingual;

export type Align = 'left' | 'right';

export interface Paragraph {
  kind: 'paragraph';
  text: Label;
  tone?: 'normal' | 'muted' | 'attention';
}

/** Two columns: what it is, and what it says. */
export interface Facts {
  kind: 'facts';
  rows: readonly (readonly [Label, Label])[];
}

export interface Column {
  label: Label;
  /** Share of the text width, relative to the other columns. */
  weight: number;
  align?: Align;
}

export interface Table {
  kind: 'table';
  columns: readonly Column[];
  rows: readonly (readonly Label[])[];
  /** Sets the last row in bold over a stronger rule. */
  total?: boolean;
}

export interface List {
  kind: 'list';
  items: readonly Label[];
}

/** A box to sign in, for each party; with a date they have signed. */
export interface Signatures {
  kind: 'signatures';
  parties: readonly { role: Label; name: Label; signedAt?: string }[];
}

export type Block = Paragraph | Facts | Table | List | Signatures;

export interface Section {
  heading: Label;
  blocks: readonly Block[];
  /** Starts on a new page. */
  newPage?: boolean;
}

/** The one number a document is about, set large, with the parts it is the sum of. */
export interface KeyFigure {
  label: Label;
  value: string;
  unit: string;
  parts?: readonly { label: Label; value: number }[];
}

export interface PdfDocument {
  title: Label;
  subtitle?: Label;
  /** Registration, quote or contract number; printed on every page. */
  number?: string;
  /** Who speaks; also the author in the file's properties. */
  author: Bilingual;
  /** 'YYYY-MM-DD': the only date in the bytes, so the caller's clock decides them. */
  createdAt: string;
  language: 'zh' | 'en';
  /** The stage (10 … 70) the cooling line glows at; a finished document has all seven done. */
  stage?: number;
  keyFigure?: KeyFigure;
  /** Facts between the title and the first section. */
  summary?: Facts['rows'];
  sections: readonly Section[];
}

/** Splits a label into its main text and the muted second one, if it has two. */
export function lines(label: Label): { main: string; second?: string } {
  return typeof label === 'string' ? { main: label } : { main: label.zh, second: label.en };
}
