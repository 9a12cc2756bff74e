const PLATFORM_OFFSET_MS = 8 * 60 * 60 * 1000;

/** Platform time (UTC+8), `YYYY-MM-DD HH:mm:ss`; empty if out of range. */
export function platformTime(epoch: number): string {
  const local = new Date(epoch + PLATFORM_OFFSET_MS);
  return Number.isNaN(local.getTime()) ? '' : local.toISOString().slice(0, 19).replace('T', ' ');
}

/** Platform date (UTC+8), `YYYY-MM-DD`. */
export function platformDay(now: number): string {
  return platformTime(now).slice(0, 10);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is an existing calendar day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
