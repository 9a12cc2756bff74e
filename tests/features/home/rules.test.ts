import { expect, it } from 'vitest';
import { expiringSoon } from '#src/features/home/expiring-declarations.tsx';
import { toDeclaration } from '#src/parts/declaration/read.ts';

it('counts among the declarations that end soon own ones without a successor, the next one first', () => {
  const rows = (
    [
      ['late', 'C01', '2027-01-31', null],
      ['soon', 'C01', '2026-11-30', null],
      ['renewed', 'C01', '2026-11-25', 'late'],
      ['foreign', 'C02', '2026-11-25', null],
      ['over', 'C01', '2026-11-19', null],
      ['far', 'C01', '2027-11-20', null],
    ] as const
  ).flatMap(([id, companyCode, epdExpirationDate, supersededById]) => {
    const row = toDeclaration({ id, companyCode, epdExpirationDate, supersededById });
    return row === null ? [] : [row];
  });
  expect(rows).toHaveLength(6);
  expect(expiringSoon(rows, 'C01', '2026-11-20').map(({ id }) => id)).toEqual(['soon', 'late']);
});
