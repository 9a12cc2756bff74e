import { expect, test } from 'vitest';
import { addDays, addWorkingDays, dateOf, dateTime } from '#mocks/domain/dates.ts';
import { rng } from '#mocks/lib/random.ts';
import { platformDay } from '#mocks/world/clock.ts';

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
