export type CsvValue = string | number | null;

/**
 * What a spreadsheet would run as a formula, also in full width and behind blanks, is made harmless by the apostrophe that
 * spreadsheets read as "text".
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Comma-separated values (RFC 4180), with a byte order mark so that spreadsheets read the Chinese. What is missing is empty. */
export function toCsvText(columns: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [columns.join(','), ...rows.map((row) => row.map(cell).join(','))];
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
