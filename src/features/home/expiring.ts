import { compare } from '#src/lib/compare.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { validityOf } from '#src/parts/declaration/validity.ts';

/**
 * Declarations of a company that end soon and have no successor, the next one first. Filters and order are sent too, and
 * applied once more: a server may not know them (decision 31).
 * @param today `YYYY-MM-DD`, the platform's day
 */
export function expiringSoon(
  rows: readonly Declaration[],
  companyCode: string,
  today: string,
): Declaration[] {
  return rows
    .filter(
      (row) =>
        row.companyCode === companyCode &&
        row.supersededById === null &&
        validityOf(row.validUntil, today) === 'expiring',
    )
    .sort((a, b) => compare(a.validUntil, b.validUntil));
}
