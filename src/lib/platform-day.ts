const PLATFORM_OFFSET_MS = 8 * 60 * 60 * 1000;

/** The time where the platform is (UTC+8), `YYYY-MM-DD HH:mm:ss`, wherever the reader is; empty outside of all calendars. */
export function platformTime(epoch: number): string {
  const local = new Date(epoch + PLATFORM_OFFSET_MS);
  return Number.isNaN(local.getTime()) ? '' : local.toISOString().slice(0, 19).replace('T', ' ');
}

/** The day where the platform is (UTC+8), `YYYY-MM-DD`: days begin and end there, wherever the reader is. */
export function platformDay(now: number): string {
  return platformTime(now).slice(0, 10);
}
