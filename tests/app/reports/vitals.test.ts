import { expect, it } from 'vitest';
import { toReport } from '#src/app/reports/vitals.ts';

it('tells milliseconds whole and the share that moved exactly', () => {
  expect(toReport({ name: 'LCP', value: 900.6 })).toEqual({ kind: 'vital', name: 'LCP', value: 901 });
  expect(toReport({ name: 'CLS', value: 0.123_46 })).toEqual({ kind: 'vital', name: 'CLS', value: 0.1235 });
});
