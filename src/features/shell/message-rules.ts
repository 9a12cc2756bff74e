import { BADGE_MAX } from '#src/lib/limits.ts';

/** A message as the popover shows it. */
export interface BellMessage {
  id: string;
  /** Untrusted HTML (decision 22). */
  html: string;
  /** `YYYY-MM-DD`: only the date is shown (document 1 §3). */
  date: string;
  unread: boolean;
}

/** What the badge says: nothing without unread messages, `9+` above nine (document 1 §2, §9). */
export function badgeText(unread: number): string | null {
  if (!Number.isFinite(unread) || unread <= 0) return null;
  return unread > BADGE_MAX ? `${String(BADGE_MAX)}+` : String(Math.trunc(unread));
}

/** A message of the server with what may be missing filled in; null without an id (decision 4). */
export function toBellMessage(raw: unknown): BellMessage | null {
  if (typeof raw !== 'object' || raw === null || !('id' in raw)) return null;
  if (typeof raw.id !== 'string' && typeof raw.id !== 'number') return null;
  const html = 'sendMsg' in raw && typeof raw.sendMsg === 'string' ? raw.sendMsg : '';
  const time = 'sendTime' in raw && typeof raw.sendTime === 'string' ? raw.sendTime : '';
  const status = 'status' in raw ? raw.status : 1;
  // 0 is unread, everything else is read (document 1 §3); a real server may send the digit as text.
  return { id: String(raw.id), html, date: time.slice(0, 10), unread: status === 0 || status === '0' };
}
