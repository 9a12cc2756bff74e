import { splitGwp } from '#mocks/domain/products.ts';
import { describe, expect, it } from 'vitest';
import { indicatorRows, printed } from '#mocks/files/documents/indicators.ts';

describe('figures', () => {
  it('prints indicator rows whose parts add up to the printed total', () => {
    for (const row of indicatorRows(splitGwp(2180, 'BF-BOF'), 'EPD-ST-2024-0001')) {
      const part = (value: number): number => Number(printed(value, row.digits).replaceAll(',', ''));
      expect(part(row.a1) + part(row.a2) + part(row.a3)).toBeCloseTo(part(row.total), 6);
      expect(row.total).toBeGreaterThan(0);
    }
  });
});
