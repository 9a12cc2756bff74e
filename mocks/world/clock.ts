/** Clock of a World: real time plus an offset, or frozen. Days are in UTC+8, the platform's time zone. */
import { DAY_MS, dayText } from '../lib/days.ts';

const PLATFORM_OFFSET_MS = 8 * 3_600_000;

/** Start of a deterministic World: 2026-11-20 09:00 UTC+8. */
export const FIXED_START = Date.parse('2026-11-20T09:00:00+08:00');

/** Range of the clock: nearby dates keep four-digit years, as in the contract. */
export const EARLIEST = Date.parse('2000-01-01T00:00:00+08:00');
export const LATEST = Date.parse('2099-12-31T23:59:59+08:00');
export const TIME_LIMITS = `${platformTime(EARLIEST)} 至 ${platformTime(LATEST)}`;
export const TIME_RANGE = `from ${platformTime(EARLIEST)} to ${platformTime(LATEST)}`;

const DATE_TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

export interface ClockState {
  offsetMs: number;
  frozenAt: number | null;
}

/** 'YYYY-MM-DD' of a time in UTC+8. */
export function platformDay(epochMs: number): string {
  return dayText(Math.floor((epochMs + PLATFORM_OFFSET_MS) / DAY_MS));
}

/** ISO 8601 with the platform's offset: '2026-11-20T09:00:00.000+08:00'. */
export function platformTime(epochMs: number): string {
  return new Date(epochMs + PLATFORM_OFFSET_MS).toISOString().replace('Z', '+08:00');
}

export function isMoment(epochMs: unknown): epochMs is number {
  return typeof epochMs === 'number' && epochMs >= EARLIEST && epochMs <= LATEST;
}

/** Parses an RFC 3339 date-time with offset; null for any other text or a day that does not exist. */
export function momentOf(text: string): number | null {
  const local = DATE_TIME.exec(text)?.[1];
  if (local === undefined) return null;
  // Date.parse rolls 31 February over to March and 24:00 to the next day.
  const there = Date.parse(`${local}Z`);
  if (Number.isNaN(there) || !new Date(there).toISOString().startsWith(local)) return null;
  const moment = Date.parse(text);
  return isMoment(moment) ? moment : null;
}

/** Real time plus an offset, or frozen. Throws RangeError outside {@link EARLIEST} and {@link LATEST}. */
export class WorldClock {
  private readonly realNow: () => number;
  private offsetMs: number;
  private frozenAt: number | null = null;

  /** @param start initial time, epoch ms. @param realNow real time; replaced in tests. */
  constructor(start: number, realNow: () => number = Date.now) {
    this.realNow = realNow;
    this.offsetMs = start - realNow();
  }

  get frozen(): boolean {
    return this.frozenAt !== null;
  }

  now(): number {
    // The clock stops at the end of its range.
    return this.frozenAt ?? Math.min(Math.max(this.realNow() + this.offsetMs, EARLIEST), LATEST);
  }

  /** 'YYYY-MM-DD' in UTC+8, plus whole days. */
  today(plusDays = 0): string {
    return platformDay(this.now() + plusDays * DAY_MS);
  }

  /** Moves, then freezes or resumes: `{advanceMs, frozen: true}` freezes at the new time. Throws RangeError outside the range. */
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

export type Clock = Pick<WorldClock, 'now' | 'today' | 'frozen' | 'set'>;
