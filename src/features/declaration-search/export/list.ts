import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { chainRecords } from '../rules.ts';
import { toCsvText, type CsvValue } from './csv.ts';

/** A list of declarations as data for other programs. Names of fields are fixed: people write scripts against them. */

/** The unit of every figure, in plain letters. */
export const GWP_UNIT_PLAIN = 'kg CO2e/t';

/** Where a list comes from and whether it is all of it. */
export interface ListSource {
  /** Address of the search. */
  address: string;
  /** ISO 8601. */
  at: string;
  /** Declarations that the search finds; null when that could not be checked. */
  total: number | null;
  complete: boolean;
}

function record(row: Declaration, kind: 'data' | 'report'): { time: string; hash: string } | null {
  return chainRecords(row).find((one) => one.kind === kind) ?? null;
}

/** What one declaration of a list says. What was not declared is null, never 0. */
function toItem(row: Declaration, addressOf: (id: string) => string): object {
  return {
    id: row.id,
    registrationNumber: row.number,
    type: row.type,
    product: { ...row.product, number: row.productNumber },
    company: { ...row.company, code: row.companyCode },
    pcr: { ...row.pcr, number: row.pcrNumber, version: row.pcrVersion },
    declaredUnit: row.declaredUnit,
    systemBoundary: row.boundary,
    productionRoute: row.route,
    gwp100: { value: row.gwp, unit: GWP_UNIT_PLAIN },
    verifier: row.verifier,
    publishedOn: row.published,
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    supersededById: row.supersededById,
    blockchainRecords: chainRecords(row).map(({ kind, time, hash }) => ({ kind, time, hash })),
    source: addressOf(row.id),
  };
}

/** The list with its source, as JSON. @param addressOf page of a declaration */
export function listAsJson(
  rows: readonly Declaration[],
  { address, at, total, complete }: ListSource,
  addressOf: (id: string) => string,
): string {
  const declarations = rows.map((row) => toItem(row, addressOf));
  const head = { format: 'steel-epd-declarations/1', source: address, exportedAt: at, total, complete };
  return `${JSON.stringify({ ...head, count: rows.length, declarations }, null, 2)}\n`;
}

/** Columns of the CSV and what a row has in them. */
const COLUMNS: readonly (readonly [name: string, (row: Declaration) => CsvValue])[] = [
  ['registration_number', ({ number }) => number],
  ['type', ({ type }) => type],
  ['product_zh', ({ product }) => product.zh],
  ['product_en', ({ product }) => product.en],
  ['product_number', ({ productNumber }) => productNumber],
  ['company_zh', ({ company }) => company.zh],
  ['company_en', ({ company }) => company.en],
  ['company_code', ({ companyCode }) => companyCode],
  ['pcr_number', ({ pcrNumber }) => pcrNumber],
  ['pcr_version', ({ pcrVersion }) => pcrVersion],
  ['pcr_zh', ({ pcr }) => pcr.zh],
  ['pcr_en', ({ pcr }) => pcr.en],
  ['gwp100', ({ gwp }) => gwp],
  ['gwp100_unit', () => GWP_UNIT_PLAIN],
  ['declared_unit', ({ declaredUnit }) => declaredUnit],
  ['system_boundary', ({ boundary }) => boundary],
  ['production_route', ({ route }) => route],
  ['verifier_zh', ({ verifier }) => verifier.zh],
  ['verifier_en', ({ verifier }) => verifier.en],
  ['published_on', ({ published }) => published],
  ['valid_from', ({ validFrom }) => validFrom],
  ['valid_until', ({ validUntil }) => validUntil],
  ['superseded_by_id', ({ supersededById }) => supersededById],
  ['data_record_time', (row) => record(row, 'data')?.time ?? null],
  ['data_record_hash', (row) => record(row, 'data')?.hash ?? null],
  ['report_record_time', (row) => record(row, 'report')?.time ?? null],
  ['report_record_hash', (row) => record(row, 'report')?.hash ?? null],
];

/** The list as CSV: one row a declaration, each with the address of its page. */
export function listAsCsv(rows: readonly Declaration[], addressOf: (id: string) => string): string {
  return toCsvText(
    [...COLUMNS.map(([name]) => name), 'source'],
    rows.map((row) => [...COLUMNS.map(([, read]) => read(row)), addressOf(row.id)]),
  );
}
