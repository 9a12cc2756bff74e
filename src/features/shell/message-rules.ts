import { BADGE_MAX } from '#src/lib/limits.ts';

/** What the badge says: nothing without unread messages, `9+` above nine (document 1 §2, §9). */
export function badgeText(unread: number): string | null {
  if (!Number.isFinite(unread) || unread <= 0) return null;
  return unread > BADGE_MAX ? `${String(BADGE_MAX)}+` : String(Math.trunc(unread));
}
