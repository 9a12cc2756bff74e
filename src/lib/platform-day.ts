const PLATFORM_OFFSET_MS = 8 * 60 * 60 * 1000;

/** The day where the platform is (UTC+8), `YYYY-MM-DD`: days begin and end there, wherever the reader is. */
export function platformDay(now: number): string {
  return new Date(now + PLATFORM_OFFSET_MS).toISOString().slice(0, 10);
}
