import type { DeclarationDetail, Indicator } from '#src/parts/declaration/declaration.ts';
import { chainRecords } from '../rules.ts';
import { toCsvText } from './csv.ts';
import { GWP_UNIT_PLAIN } from './list.ts';

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
    gwp100: { value: detail.gwp, unit: GWP_UNIT_PLAIN, modules: 'A1-A3' },
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

/** One row an indicator. */
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
  const rows = indicators.map(({ code, name, unit, a1, a2, a3, total }) => [
    ...head,
    code,
    name.zh,
    name.en,
    unit,
    a1,
    a2,
    a3,
    total,
  ]);
  return toCsvText(COLUMNS, rows);
}
