/** Document model of a generated PDF, independent of pages and fonts. */
import type { TwoLanguages } from '#mocks/lib/text.ts';

/** A text in one language, or in both: Chinese first, then English, muted. */
export type Label = string | TwoLanguages;

export interface Paragraph {
  kind: 'paragraph';
  text: Label;
  tone?: 'muted' | 'attention';
}

export interface Facts {
  kind: 'facts';
  rows: readonly (readonly [Label, Label])[];
}

export interface Column {
  label: Label;
  /** Share of the text width, relative to the other columns. */
  weight: number;
  align?: 'left' | 'right';
}

export interface Table {
  kind: 'table';
  columns: readonly Column[];
  rows: readonly (readonly Label[])[];
  total?: boolean;
}

export interface List {
  kind: 'list';
  items: readonly Label[];
}

/** One box per party; with a date it is signed. */
export interface Signatures {
  kind: 'signatures';
  parties: readonly { role: Label; name: Label; signedAt?: string }[];
}

export type Block = Paragraph | Facts | Table | List | Signatures;

export interface Section {
  heading: Label;
  blocks: readonly Block[];
}

export interface KeyFigure {
  label: Label;
  value: string;
  unit: string;
  parts?: readonly { label: Label; value: number }[];
}

export interface PdfDocument {
  title: Label;
  subtitle?: Label;
  number?: string;
  author: TwoLanguages;
  /** 'YYYY-MM-DD': the only date in the file, for reproducible bytes. */
  createdAt: string;
  language: 'zh' | 'en';
  /** Current stage (10 … 70); a finished document has completed all seven. */
  stage?: number;
  keyFigure?: KeyFigure;
  summary?: Facts['rows'];
  /** Name of the product, with its rules behind it, which chooses the drawing; a coil without. */
  product?: string;
  /** Hash of the record, from which the seal beside the summary is drawn. */
  seal?: string;
  sections: readonly Section[];
}

export function lines(label: Label): { main: string; second?: string } {
  return typeof label === 'string' ? { main: label } : { main: label.zh, second: label.en };
}
