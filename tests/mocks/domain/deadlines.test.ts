import { expect, it } from 'vitest';
import { createWorld } from '#mocks/scenarios/create-world.ts';
import { addDays, addWorkingDays, dateOf } from '#mocks/domain/dates.ts';
import {
  contractOf,
  quoteOf,
  quoteValidUntil,
  contractSignBy,
  CORRECTION_WORKING_DAYS,
  CONTRACT_SIGN_DAYS,
  customerDueOn,
} from '#mocks/domain/papers.ts';
import { operate } from '#mocks/operator/index.ts';
import { must } from '../../support/must.ts';

function only(scenario: string) {
  const world = createWorld('test', { scenario, seed: 1 });
  const application = must(world.store.applications.where('companyCode', 'C01')[0]);
  const { id } = application;
  const due = () => customerDueOn(world.store, world.store.applications.get(id) ?? application);
  return { world, id, due };
}

it("is the quote's last day while a quote is to be decided", () => {
  const { world, id, due } = only('quote-issued');
  const quote = quoteOf(world.store, id);
  expect(quote === undefined ? null : quoteValidUntil(quote)).toBe(due());
  expect(due()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

it('is fifteen days after a contract was sent, until it is decided', () => {
  const { world, id, due } = only('contract-waiting');
  const contract = contractOf(world.store, id);
  if (contract?.issuedAt == null) throw new Error('There is no contract');
  expect(due()).toBe(addDays(dateOf(contract.issuedAt), CONTRACT_SIGN_DAYS));
  expect(contractSignBy({ ...contract, status: 3 })).toBeNull();
});

it('is ten working days after a correction was asked for, and goes when it is done', () => {
  const { world, id, due } = only('stage-30');
  expect(due()).toBeNull();
  operate(world, 'requestLcaCorrection', { applicationId: id });
  expect(due()).toBe(addWorkingDays(world.clock.today(), CORRECTION_WORKING_DAYS));
  world.store.applications.update(id, { lcaCheck: 0, correctionAskedAt: null });
  expect(due()).toBeNull();
});

it.each(['stage-10', 'stage-20', 'stage-40', 'stage-70', 'quote-rejected'])(
  'is nobody’s in %s',
  (scenario) => {
    expect(only(scenario).due()).toBeNull();
  },
);
