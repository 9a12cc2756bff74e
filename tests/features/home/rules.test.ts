import { expect, it } from 'vitest';
import { TOTAL_WORKING_DAYS } from '#src/features/home/rules.ts';

it('adds up the working days of all stages', () => {
  expect(TOTAL_WORKING_DAYS).toBe(3 + 10 + 25 + 20 + 10 + 10 + 5);
});
