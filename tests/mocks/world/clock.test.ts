import { describe, expect, test } from 'vitest';
import { EARLIEST, FIXED_START, LATEST, momentOf, platformTime, WorldClock } from '#mocks/world/clock.ts';

/** A clock over a machine whose time the test moves. */
function clockAt(start: number) {
  const machine = { now: 1_000_000 };
  return { machine, clock: new WorldClock(start, () => machine.now) };
}

describe('the clock', () => {
  test('goes on from its start as real time passes', () => {
    const { clock, machine } = clockAt(FIXED_START);
    machine.now += 5000;
    expect(clock.now()).toBe(FIXED_START + 5000);
  });

  test('stands when frozen and goes on from there when released', () => {
    const { clock, machine } = clockAt(FIXED_START);
    clock.set({ frozen: true });
    machine.now += 60_000;
    expect(clock.now()).toBe(FIXED_START);
    clock.set({ advanceMs: 1000 });
    expect(clock.now()).toBe(FIXED_START + 1000);
    clock.set({ frozen: false });
    machine.now += 10;
    expect(clock.now()).toBe(FIXED_START + 1010);
  });

  test('can be set to a time, and refuses one that is none', () => {
    const { clock } = clockAt(FIXED_START);
    clock.set({ now: Date.parse('2030-01-01T00:00:00Z') });
    expect(platformTime(clock.now())).toBe('2030-01-01T08:00:00.000+08:00');
    expect(() => clock.set({ now: Number.NaN })).toThrow(RangeError);
    expect(() => clock.set({ now: 9e15 })).toThrow(RangeError);
  });

  test('goes on from the time it is set to by what it is moved, standing still or not', () => {
    const { clock } = clockAt(FIXED_START);
    const now = Date.parse('2030-01-01T00:00:00Z');
    clock.set({ now, advanceMs: 60_000 });
    expect(clock.now()).toBe(now + 60_000);
    clock.set({ now, advanceMs: 1000, frozen: true });
    expect(clock.now()).toBe(now + 1000);
  });

  test('goes from 2000 to 2099, and a refused time leaves it as it was', () => {
    const { clock, machine } = clockAt(FIXED_START);
    for (const change of [
      { now: EARLIEST - 1 },
      { now: LATEST + 1 },
      { advanceMs: LATEST - FIXED_START + 1 },
    ]) {
      expect(() => clock.set(change)).toThrow(
        'from 2000-01-01T00:00:00.000+08:00 to 2099-12-31T23:59:59.000+08:00',
      );
    }
    expect(clock.now()).toBe(FIXED_START);
    clock.set({ now: LATEST });
    machine.now += 60_000;
    expect(clock.now()).toBe(LATEST);
    clock.set({ now: EARLIEST, frozen: true });
    expect(clock.today()).toBe('2000-01-01');
  });

  test('counts days in UTC+8', () => {
    const { clock } = clockAt(Date.parse('2026-11-20T23:59:59+08:00'));
    expect(clock.today()).toBe('2026-11-20');
    clock.set({ advanceMs: 1000 });
    expect(clock.today()).toBe('2026-11-21');
    expect(clock.today(10)).toBe('2026-12-01');
    expect(clock.today(-21)).toBe('2026-10-31');
  });
});

describe('a moment as text', () => {
  test.each([
    ['2027-01-31T09:00:00+08:00', '2027-01-31T01:00:00.000Z'],
    ['2027-01-31T09:00:00Z', '2027-01-31T09:00:00.000Z'],
    ['2028-02-29T23:59:59.25-05:30', '2028-03-01T05:29:59.250Z'],
    [platformTime(FIXED_START), '2026-11-20T01:00:00.000Z'],
  ])('%s is read with its offset', (text, utc) => {
    expect(new Date(momentOf(text) ?? 0).toISOString()).toBe(utc);
  });

  test.each([
    '',
    'soon',
    '2027-01-31',
    '2027-01-31T09:00:00',
    '2027-01-31 09:00:00+08:00',
    '2027-01-31T09:00+08:00',
    '2027-02-30T09:00:00+08:00',
    '2027-13-01T09:00:00+08:00',
    '2027-01-31T24:00:00+08:00',
    '2027-01-31T09:60:00+08:00',
    '2027-01-31T09:00:00+24:00',
    '+275760-09-13T00:00:00Z',
    '1999-12-31T23:59:59+08:00',
    '2100-01-01T00:00:00+08:00',
  ])('"%s" is none', (text) => {
    expect(momentOf(text)).toBeNull();
  });
});
