import { platformDay } from '#src/lib/day.ts';

/** Server time minus local time, ms: the clocks of office PCs can be hours wrong, that of a World years. */
let aheadMs = 0;

export function noteServerTime(date: string | null, now: number = Date.now()): void {
  const time = date === null ? Number.NaN : Date.parse(date);
  if (!Number.isNaN(time)) aheadMs = time - now;
}

/** The platform's date by the server's clock, `YYYY-MM-DD`: validity ends there. */
export function platformToday(now: number = Date.now()): string {
  return platformDay(now + aheadMs);
}
