import { expect, it } from 'vitest';
import { toRequestPage } from '#src/features/pcr/read.ts';
import { placeOf, REQUEST_WAY } from '#src/features/pcr/rules.ts';
import type { PcrRequestStage } from '#src/lib/states.ts';
import { firstValues } from '#src/features/pcr/request-form.tsx';

it('takes drift: a stage it does not know has words, an answer without requests counts none', () => {
  const row = { id: 'x', productName: 'a', product: 'b', applicationTime: '', stage: 9 as 1 };
  const page = { list: [row], totals: 1, pageNum: 1, pageSize: 4 };
  expect(toRequestPage({ list: [], totals: 0, applications: page }).rows).toMatchObject([
    { stage: null, reason: '' },
  ]);
  expect(toRequestPage({ list: [], totals: 0 })).toEqual({ rows: [], total: null });
});

it('draws what is done, what happens now and what is to come', () => {
  const way = (stage: PcrRequestStage) => REQUEST_WAY.map((step) => placeOf(step, stage)).join(' ');
  expect(way(1)).toBe('now todo todo todo');
  expect(way(3)).toBe('done done now todo');
  expect(way(4)).toBe('done done done done');
});

it('begins with the first company name that the form takes whole; half a name would be another company', () => {
  expect(firstValues('Lanjiang', '澜江').company).toBe('Lanjiang');
  expect(firstValues('L'.repeat(33), '澜江').company).toBe('澜江');
  expect(firstValues('L'.repeat(33), '长'.repeat(33)).company).toBe('');
});
