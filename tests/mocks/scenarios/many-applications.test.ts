import { expect, it } from 'vitest';
import { MANY_APPLICATIONS } from '#mocks/scenarios/application-scenarios.ts';
import { contractOf, quoteOf, customerDueOn } from '#mocks/domain/papers.ts';
import { CONTRACT, LCA_CHECK, QUOTE, STAGES } from '#src/lib/states.ts';
import { start } from './start.ts';

it('has 120 applications of one company, in every stage and every state of papers and check', () => {
  const world = start('many-applications');
  const { store, clock } = world;
  const rows = store.applications.where('companyCode', 'C01');
  expect(rows).toHaveLength(MANY_APPLICATIONS);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(MANY_APPLICATIONS);
  expect(new Set(rows.map(({ stage }) => stage))).toEqual(new Set(STAGES));
  expect(new Set(rows.map(({ lcaCheck }) => lcaCheck))).toEqual(new Set(Object.values(LCA_CHECK)));
  expect(new Set(rows.map(({ id }) => quoteOf(store, id)?.status))).toEqual(new Set(Object.values(QUOTE)));
  const contracts = rows.map(({ id }) => contractOf(store, id)?.status);
  expect(new Set(contracts)).toEqual(new Set(Object.values(CONTRACT)));
  // Some of what waits for the customer is due later, some is over.
  const due = rows.flatMap((row) => customerDueOn(store, row) ?? []);
  expect(due.length).toBeGreaterThanOrEqual(9);
  expect(due.some((day) => day < clock.today())).toBe(true);
  expect(due.some((day) => day > clock.today())).toBe(true);
});
