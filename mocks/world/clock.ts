/** The World's clock. Real time moved by an offset, or standing still. Days are those of the platform, UTC+8. */
import { DAY_MS, dayText } from '../lib/days.ts';

/** The only source of time. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** 'YYYY-MM-DD' of `now()` in UTC+8, optionally moved by whole days. */
  today(plusDays?: number): string;
  readonly frozen: boolean;
  set(change: { advanceMs?: number; now?: number; frozen?: boolean }): void;
}

const PLATFORM_OFFSET_MS = 8 * 3_600_000;

/** Where a World starts when it must be the same every time: 2026-11-20 09:00 at the platform. */
export const FIXED_START = Date.parse('2026-11-20T09:00:00+08:00');

/** First and last moment that a clock can be set to: dates around it keep four digits, as the contract writes them. */
export const EARLIEST = Date.parse('2000-01-01T00:00:00+08:00');
export const LATEST = Date.parse('2099-12-31T23:59:59+08:00');
/** The range in words, for errors: in Chinese, and in English. */
export const TIME_LIMITS = `${platformTime(EARLIEST)} 至 ${platformTime(LATEST)}`;
export const TIME_RANGE = `from ${platformTime(EARLIEST)} to ${platformTime(LATEST)}`;

const DATE_TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** What a snapshot keeps of a clock: it goes on from real time, or stands. */
export interface ClockState {
  offsetMs: number;
  frozenAt: number | null;
}

/** 'YYYY-MM-DD' of a moment in UTC+8. */
export function platformDay(epochMs: number): string {
  return dayText(Math.floor((epochMs + PLATFORM_OFFSET_MS) / DAY_MS));
}

/** A moment with the platform's offset: '2026-11-20T09:00:00.000+08:00'. */
export function platformTime(epochMs: number): string {
  return new Date(epochMs + PLATFORM_OFFSET_MS).toISOString().replace('Z', '+08:00');
}

/** Whether a clock can be set to a moment. */
export function isMoment(epochMs: unknown): epochMs is number {
  return typeof epochMs === 'number' && epochMs >= EARLIEST && epochMs <= LATEST;
}

/** The moment of an RFC 3339 date-time, whose offset is needed; null for any other text and a day that does not exist. */
export function momentOf(text: string): number | null {
  const local = DATE_TIME.exec(text)?.[1];
  if (local === undefined) return null;
  // 31 February rolls over to March, and 24:00 to the next day.
  const there = Date.parse(`${local}Z`);
  if (Number.isNaN(there) || !new Date(there).toISOString().startsWith(local)) return null;
  const moment = Date.parse(text);
  return isMoment(moment) ? moment : null;
}

/** Goes on with real time, or stands. Setting it beyond {@link EARLIEST} or {@link LATEST} throws a RangeError. */
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
    // Time ends with the range: a clock that was set to its last moment stays there.
    return this.frozenAt ?? Math.min(Math.max(this.realNow() + this.offsetMs, EARLIEST), LATEST);
  }

  today(plusDays = 0): string {
    return platformDay(this.now() + plusDays * DAY_MS);
  }

  /**
   * Moves first, then freezes or lets go: `{advanceMs, frozen: true}` stands at the moment moved to. Throws a RangeError for
   * a moment out of range.
   */
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
    if (!isMoment(target)) throw new RangeError(`The clock can be set to times ${TIME_RANGE}`);
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
