import { plainUnit } from './plain-unit.ts';
import { ON_CHAIN } from '../states.ts';
import { onlyGwp, type Published, type PublishedIndicator } from './published.ts';

type CsvValue = string | number | null;

/** What the table has beyond the fields of the other formats. */
export interface Tabled extends Published {
  companyCode: string;
  supersededById: string | null;
  chain: readonly { kind: 'data' | 'report'; state: number | null; time: string; hash: string }[];
}

interface Row {
  one: Tabled;
  indicator: PublishedIndicator;
}

const storedIn = ({ one }: Row, kind: 'data' | 'report') =>
  one.chain.find((record) => record.kind === kind && record.state === ON_CHAIN) ?? null;

/** Names are a public interface: do not rename. */
const COLUMNS: readonly (readonly [name: string, (row: Row) => CsvValue])[] = [
  ['registration_number', ({ one }) => one.number],
  ['type', ({ one }) => one.type],
  ['product_zh', ({ one }) => one.product.zh],
  ['product_en', ({ one }) => one.product.en],
  ['product_number', ({ one }) => one.productNumber],
  ['company_zh', ({ one }) => one.company.zh],
  ['company_en', ({ one }) => one.company.en],
  ['company_code', ({ one }) => one.companyCode],
  ['pcr_number', ({ one }) => one.pcrNumber],
  ['pcr_version', ({ one }) => one.pcrVersion],
  ['pcr_zh', ({ one }) => one.pcr.zh],
  ['pcr_en', ({ one }) => one.pcr.en],
  ['gwp100', ({ one }) => one.gwp],
  ['gwp100_unit', ({ one }) => plainUnit(one.gwpUnit)],
  ['declared_unit', ({ one }) => one.declaredUnit],
  ['system_boundary', ({ one }) => one.boundary],
  ['production_route', ({ one }) => one.route],
  ['verifier_zh', ({ one }) => one.verifier.zh],
  ['verifier_en', ({ one }) => one.verifier.en],
  ['standards', ({ one }) => one.standards.join('; ')],
  ['published_on', ({ one }) => one.published],
  ['valid_from', ({ one }) => one.validFrom],
  ['valid_until', ({ one }) => one.validUntil],
  ['superseded_by_id', ({ one }) => one.supersededById],
  ['data_record_time', (row) => storedIn(row, 'data')?.time ?? null],
  ['data_record_hash', (row) => storedIn(row, 'data')?.hash ?? null],
  ['report_record_time', (row) => storedIn(row, 'report')?.time ?? null],
  ['report_record_hash', (row) => storedIn(row, 'report')?.hash ?? null],
  ['indicator', ({ indicator }) => indicator.code],
  ['indicator_zh', ({ indicator }) => indicator.name.zh],
  ['indicator_en', ({ indicator }) => indicator.name.en],
  ['unit', ({ indicator }) => plainUnit(indicator.unit)],
  ['a1', ({ indicator }) => indicator.a1],
  ['a2', ({ indicator }) => indicator.a2],
  ['a3', ({ indicator }) => indicator.a3],
  ['total', ({ indicator }) => indicator.total],
];

/**
 * Declarations as comma-separated values (docs/open-data.md): one row an indicator, or only GWP100 where no indicators are known.
 * Undeclared values are empty, never 0.
 * @param addressOf public URL of a declaration
 */
export function toCsv<One extends Tabled>(
  declarations: readonly One[],
  addressOf: (one: One) => string,
): string {
  const rows = declarations.flatMap((one) => {
    const indicators = one.indicators.length === 0 ? [onlyGwp(one)] : one.indicators;
    return indicators.map((indicator) => [
      ...COLUMNS.map(([, read]) => read({ one, indicator })),
      addressOf(one),
    ]);
  });
  return toCsvText([...COLUMNS.map(([name]) => name), 'source'], rows);
}

/**
 * Prevents CSV injection: a cell that a spreadsheet would run as a formula gets a leading apostrophe, which marks it as
 * text.
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Comma-separated values (RFC 4180), with a byte order mark so that spreadsheets detect UTF-8. Missing values are empty. */
export function toCsvText(columns: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [columns.join(','), ...rows.map((row) => row.map(cell).join(','))];
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
