import { describe, expect, test } from 'vitest';
import { FIXED_START, platformTime, WorldClock } from '#mocks/world/clock.ts';

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

  test('counts days in UTC+8', () => {
    const { clock } = clockAt(Date.parse('2026-11-20T23:59:59+08:00'));
    expect(clock.today()).toBe('2026-11-20');
    clock.set({ advanceMs: 1000 });
    expect(clock.today()).toBe('2026-11-21');
    expect(clock.today(10)).toBe('2026-12-01');
    expect(clock.today(-21)).toBe('2026-10-31');
  });
});
