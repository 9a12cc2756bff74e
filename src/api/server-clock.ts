import { platformDay } from '#src/lib/platform-day.ts';

/** How far the server's clock is ahead of this computer's, ms. Office PCs are wrong by hours; Worlds by years. */
let aheadMs = 0;

/** Learns the server's time from the `Date` header of an answer. */
export function noteServerTime(date: string | null, now: number = Date.now()): void {
  const time = date === null ? Number.NaN : Date.parse(date);
  if (!Number.isNaN(time)) aheadMs = time - now;
}

/** Today where the platform is, by the server's clock, `YYYY-MM-DD`. Validity ends there. */
export function platformToday(now: number = Date.now()): string {
  return platformDay(now + aheadMs);
}
