import { expect, test, it } from 'vitest';
import { addDays, addWorkingDays, dateOf, dateTime } from '#mocks/domain/dates.ts';
import { rng } from '#mocks/lib/random.ts';
import { platformDay } from '#mocks/world/clock.ts';
import { createWorld } from '#mocks/scenarios/create-world.ts';
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

const random = rng('dates');
/** Any moment from 1905 to 2099, some of them just before and just after midnight at the platform. */
const moments = Array.from({ length: 500 }, (_, at) => {
  const moment = random.int(Date.UTC(1905, 0, 1), Date.UTC(2099, 11, 31));
  return at % 3 === 0 ? Math.floor(moment / 86_400_000) * 86_400_000 + 57_600_000 - (at % 2) : moment;
});

test('times and days are those that Date tells, at the platform', () => {
  // Twice: once made, once remembered.
  for (const moment of [...moments, ...moments]) {
    const [day, time] = new Date(moment + 8 * 3_600_000).toISOString().slice(0, 19).split('T');
    expect(dateTime(moment)).toBe(`${day} ${time}`);
    expect([dateOf(moment), platformDay(moment)]).toEqual([day, day]);
  }
  expect(() => dateTime(Number.NaN)).toThrow(RangeError);
});

test('days are moved as Date moves them, working days past every weekend', () => {
  for (const moment of moments) {
    const from = dateOf(moment);
    const days = random.int(-400, 400);
    const moved = new Date(`${from}T00:00:00Z`);
    moved.setUTCDate(moved.getUTCDate() + days);
    expect(addDays(from, days)).toBe(moved.toISOString().slice(0, 10));
    const date = new Date(`${from}T00:00:00Z`);
    const workingDays = random.int(0, 30);
    for (let left = workingDays; left > 0;) {
      date.setUTCDate(date.getUTCDate() + 1);
      if (![0, 6].includes(date.getUTCDay())) left -= 1;
    }
    expect(addWorkingDays(from, workingDays)).toBe(date.toISOString().slice(0, 10));
  }
  expect(() => addDays('2026-13-01', 1)).toThrow(RangeError);
});

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
