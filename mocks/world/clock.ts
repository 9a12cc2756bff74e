/** The World's clock. Real time moved by an offset, or standing still. Days are those of the platform, UTC+8. */
import type { Clock } from './types.ts';

const DAY_MS = 86_400_000;
const PLATFORM_OFFSET_MS = 8 * 3_600_000;

/** Where a World starts when it must be the same every time: 2026-11-20 09:00 at the platform. */
export const FIXED_START = Date.parse('2026-11-20T09:00:00+08:00');

/** What a snapshot keeps of a clock: it goes on from real time, or stands. */
export interface ClockState {
  offsetMs: number;
  frozenAt: number | null;
}

/** 'YYYY-MM-DD' of a moment in UTC+8. */
export function platformDay(epochMs: number): string {
  return new Date(epochMs + PLATFORM_OFFSET_MS).toISOString().slice(0, 10);
}

/** A moment with the platform's offset: '2026-11-20T09:00:00.000+08:00'. */
export function platformTime(epochMs: number): string {
  return new Date(epochMs + PLATFORM_OFFSET_MS).toISOString().replace('Z', '+08:00');
}

export class WorldClock implements Clock {
  private readonly realNow: () => number;
  private offsetMs: number;
  private frozenAt: number | null = null;

  /** @param start what the clock shows now, epoch ms. @param realNow the machine's time; replaced in tests. */
  constructor(start: number, realNow: () => number = Date.now) {
    this.realNow = realNow;
    this.offsetMs = start - realNow();
  }

  get frozen(): boolean {
    return this.frozenAt !== null;
  }

  now(): number {
    return this.frozenAt ?? this.realNow() + this.offsetMs;
  }

  today(plusDays = 0): string {
    return platformDay(this.now() + plusDays * DAY_MS);
  }

  /** Moves first, then freezes or lets go: `{advanceMs, frozen: true}` stands at the moment moved to. */
  set({
    advanceMs = 0,
    now,
    frozen = this.frozen,
  }: {
    advanceMs?: number;
    now?: number;
    frozen?: boolean;
  }): void {
    const target = (now ?? this.now()) + advanceMs;
    if (!Number.isFinite(target) || Number.isNaN(new Date(target).getTime())) {
      throw new RangeError('The clock cannot be set to that time');
    }
    this.offsetMs = target - this.realNow();
    this.frozenAt = frozen ? target : null;
  }

  state(): ClockState {
    return { offsetMs: this.frozenAt === null ? this.offsetMs : 0, frozenAt: this.frozenAt };
  }

  restore({ offsetMs, frozenAt }: ClockState): void {
    this.offsetMs = offsetMs;
    this.frozenAt = frozenAt;
  }
}
