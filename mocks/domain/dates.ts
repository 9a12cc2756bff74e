/** Times on the wire: local time of the platform, UTC+8 (contract, DateTime). */
const PLATFORM_OFFSET_MS = 8 * 3_600_000;

/** 'YYYY-MM-DD HH:mm:ss' of a moment in epoch ms. */
export function dateTime(epochMs: number): string {
  return new Date(epochMs + PLATFORM_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** {@link dateTime}, or null where there is no moment. */
export function dateTimeOrNull(epochMs: number | null): string | null {
  return epochMs === null ? null : dateTime(epochMs);
}

/** 'YYYY-MM-DD' of a moment in epoch ms. */
export function dateOf(epochMs: number): string {
  return dateTime(epochMs).slice(0, 10);
}

/** First moment of a calendar day as it stands on the wire. */
export function dayStart(day: string): string {
  return `${day} 00:00:00`;
}

/** Last second of a calendar day as it stands on the wire. */
export function dayEnd(day: string): string {
  return `${day} 23:59:59`;
}
