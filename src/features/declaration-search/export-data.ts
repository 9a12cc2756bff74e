import type { DeclarationDetail, Indicator } from '#src/parts/declaration/declaration.ts';
import { chainRecords } from './rules.ts';

/**
 * A declaration as data for other programs. Names of fields are fixed: people write scripts against them. Numbers have
 * a decimal point; units stand beside them; what was not declared is null or empty, never 0.
 */
export function toExport(detail: DeclarationDetail, address: string): object {
  return {
    format: 'steel-epd-declaration/1',
    source: address,
    id: detail.id,
    registrationNumber: detail.number,
    type: detail.type,
    product: { ...detail.product, number: detail.productNumber },
    company: { ...detail.company, code: detail.companyCode },
    pcr: { ...detail.pcr, number: detail.pcrNumber },
    declaredUnit: detail.declaredUnit,
    systemBoundary: detail.boundary,
    productionRoute: detail.route,
    gwp100: { value: detail.gwp, unit: 'kg CO2e/t', modules: 'A1-A3' },
    indicators: detail.indicators,
    verifier: detail.verifier,
    standards: detail.standards,
    publishedOn: detail.published,
    validFrom: detail.validFrom,
    validUntil: detail.validUntil,
    supersededBy: detail.supersededByNumber === '' ? null : detail.supersededByNumber,
    blockchainRecords: chainRecords(detail).map(({ kind, time, hash }) => ({ kind, time, hash })),
  };
}

const COLUMNS = [
  'registration_number',
  'type',
  'product_zh',
  'product_en',
  'company_zh',
  'company_en',
  'pcr_number',
  'declared_unit',
  'system_boundary',
  'valid_from',
  'valid_until',
  'indicator',
  'indicator_zh',
  'indicator_en',
  'unit',
  'a1',
  'a2',
  'a3',
  'total',
] as const;

/** A cell; text that a spreadsheet would run as a formula is made harmless. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row an indicator (RFC 4180), with a byte order mark so that spreadsheets read the Chinese. */
export function toCsv(detail: DeclarationDetail): string {
  const gwpOnly: Indicator = {
    code: 'GWP100',
    name: { zh: '', en: '' },
    unit: 'kg CO2e',
    a1: null,
    a2: null,
    a3: null,
    total: detail.gwp,
  };
  const indicators = detail.indicators.length === 0 ? [gwpOnly] : detail.indicators;
  const head = [
    detail.number,
    detail.type,
    detail.product.zh,
    detail.product.en,
    detail.company.zh,
    detail.company.en,
    detail.pcrNumber,
    detail.declaredUnit,
    detail.boundary,
    detail.validFrom,
    detail.validUntil,
  ];
  const rows = indicators.map(({ code, name, unit, a1, a2, a3, total }) =>
    [...head, code, name.zh, name.en, unit, a1, a2, a3, total].map(cell).join(','),
  );
  return `\uFEFF${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`;
}
