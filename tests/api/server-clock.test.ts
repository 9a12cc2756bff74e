import { afterEach, expect, it } from 'vitest';
import { noteServerTime, platformToday } from '#src/api/server-clock.ts';
import { platformDay } from '#src/lib/day.ts';

afterEach(() => noteServerTime(new Date().toUTCString()));

it('the day turns at midnight of the platform, wherever the reader is', () => {
  expect(platformDay(Date.parse('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
  expect(platformDay(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
});

it('a computer whose clock is wrong by years shows the day of the server', () => {
  const here = Date.parse('2020-01-01T00:00:00Z');
  noteServerTime('Sat, 21 Nov 2026 04:00:00 GMT', here);
  expect(platformToday(here)).toBe('2026-11-21');
  // The clock goes on from there.
  expect(platformToday(here + 24 * 60 * 60 * 1000)).toBe('2026-11-22');
});

it.each([null, '', 'soon'])('an answer without a readable date (%j) changes nothing', (date) => {
  // This clock is years behind, so the right time can only come from the first answer.
  const here = Date.parse('2020-01-01T00:00:00Z');
  noteServerTime('Sat, 21 Nov 2026 04:00:00 GMT', here);
  noteServerTime(date, here);
  expect(platformToday(here)).toBe('2026-11-21');
});
