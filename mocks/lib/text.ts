export interface TwoLanguages {
  readonly zh: string;
  readonly en: string;
}

/** `7` as `007`. */
export function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}

/** Marks an English detail (validator message, position in a file) in a Chinese text. */
export function inEnglish(detail: string): string {
  return `详情（英文）：${detail}`;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Error with a message in both languages; `message` is the English one. */
export class BilingualError extends Error {
  readonly text: TwoLanguages;
  /** @param zh by default the English text as a detail */
  constructor(en: string, zh = inEnglish(en)) {
    super(en);
    this.text = { zh, en };
  }
}

export interface Row {
  readonly cells: readonly string[];
  /** Cells of the indented rows below it. */
  readonly below: readonly (readonly string[])[];
}

/** Parses a text table: one row per line, cells separated by bars. */
export function rowsOf(text: string): readonly Row[] {
  const rows: { cells: string[]; below: string[][] }[] = [];
  for (const line of text.trim().split('\n')) {
    const cells = line.trim().split('|');
    if (line.startsWith('  ')) rows.at(-1)?.below.push(cells);
    else rows.push({ cells, below: [] });
  }
  return rows;
}
