/** Minimal SpreadsheetML that spreadsheet programs open without a repair prompt. */
import { type Bytes, toBytes } from '#mocks/lib/bytes.ts';
import { strToU8, zipSync, type Zippable } from 'fflate';

/** ZIP stores local time, so a day is local midnight. */
function localDay(day: string): Date {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (parts === null) throw new RangeError(`not a day: ${day}`);
  return new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
}

/** Keeps the order of entries. @throws RangeError if `date` is not 'YYYY-MM-DD' */
export function makeZip(entries: Readonly<Record<string, Uint8Array | string>>, date: string): Bytes {
  const files: Zippable = {};
  for (const [name, content] of Object.entries(entries)) {
    files[name] = typeof content === 'string' ? strToU8(content) : content;
  }
  return toBytes(zipSync(files, { mtime: localDay(date), level: 6 }));
}

export type CellValue = string | number | null;

export interface SheetInput {
  /** At most 31 characters, none of `\ / ? * [ ] :`. */
  name: string;
  /** In characters; further columns have the default width. */
  widths?: readonly number[];
  /** The first row is the header: bold and frozen. */
  rows: readonly (readonly CellValue[])[];
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Style 0: plain, wrapped; style 1: the header; style 2: numbers with separators. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF1B5E8C"/></patternFill></fill></fills><borders count="2"><border/><border><bottom style="thin"><color rgb="FFD8E0E7"/></bottom></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf borderId="1" applyBorder="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf><xf fontId="1" fillId="2" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center"/></xf><xf numFmtId="4" borderId="1" applyNumberFormat="1" applyBorder="1"/></cellXfs></styleSheet>`;

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** 0 → A, 26 → AA. */
function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

function cellXml(value: CellValue, row: number, column: number): string {
  const at = `${columnName(column)}${row + 1}`;
  const style = row === 0 ? 1 : typeof value === 'number' ? 2 : 0;
  if (value === null) return `<c r="${at}" s="${style}"/>`;
  if (typeof value === 'number') return `<c r="${at}" s="${style}"><v>${value}</v></c>`;
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

function sheetXml(sheet: SheetInput): string {
  const rows = sheet.rows.map((cells, row) => {
    const height = row === 0 ? ' ht="24" customHeight="1"' : '';
    return `<row r="${row + 1}"${height}>${cells.map((value, column) => cellXml(value, row, column)).join('')}</row>`;
  });
  const widths = (sheet.widths ?? []).map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const cols = widths.length > 0 ? `<cols>${widths.join('')}</cols>` : '';
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  return `${XML}<worksheet xmlns="${MAIN}">${frozen}${cols}<sheetData>${rows.join('')}</sheetData></worksheet>`;
}

/** `date` ('YYYY-MM-DD') is the only date in the file. */
export function makeXlsx(sheets: readonly SheetInput[], date: string): Bytes {
  const numbers = sheets.map((_, index) => index + 1);
  const overrides = numbers.map(
    (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
  );
  const tabs = sheets.map(
    (sheet, index) =>
      `<sheet name="${escapeXml(sheet.name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const links = numbers.map(
    (n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  );
  return makeZip(
    {
      '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${overrides.join('')}</Types>`,
      '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${tabs.join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${links.join('')}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
      'xl/styles.xml': STYLES,
      ...Object.fromEntries(
        sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)]),
      ),
    },
    date,
  );
}
