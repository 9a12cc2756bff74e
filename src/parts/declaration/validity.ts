import type { TextKey } from '#src/i18n/keys.ts';
import { isDay } from '#src/lib/day.ts';
import { EXPIRING_SOON_DAYS } from '#src/lib/states.ts';
import type { Tone } from '#src/ui/status-badge.tsx';
import type { Declaration } from './declaration.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** 0 on the last day, negative afterwards; null for an invalid date. */
export function daysLeft(lastDay: string, today: string): number | null {
  const day = lastDay.slice(0, 10);
  if (!isDay(day)) return null;
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
}

/** Share of the validity that is left, from 1 to 0; null without both dates in their order. */
export function validityLeft(from: string, until: string, today: string): number | null {
  const whole = daysLeft(until, from.slice(0, 10));
  const left = daysLeft(until, today);
  if (!isDay(from.slice(0, 10)) || whole === null || left === null || whole <= 0) return null;
  return Math.min(Math.max(left / whole, 0), 1);
}

export type Validity = 'valid' | 'expiring' | 'expired';
type Standing = Validity | 'superseded';

/** Computed, never stored; null for an invalid date. */
export function validityOf(lastDay: string, today: string): Validity | null {
  const days = daysLeft(lastDay, today);
  if (days === null) return null;
  if (days < 0) return 'expired';
  return days < EXPIRING_SOON_DAYS ? 'expiring' : 'valid';
}

/** As {@link validityOf}, but a valid declaration with a newer one is superseded. */
export function standingOf(lastDay: string, isSuperseded: boolean, today: string): Standing | null {
  const validity = validityOf(lastDay, today);
  return isSuperseded && validity !== 'expired' ? 'superseded' : validity;
}

/** Neither expired nor replaced by a newer declaration. What the server does not say does not count against it. */
export function isCurrent(
  { validUntil, supersededById }: Pick<Declaration, 'validUntil' | 'supersededById'>,
  today: string,
): boolean {
  return supersededById === null && validityOf(validUntil, today) !== 'expired';
}

/** Own declaration, not yet replaced, expired or expiring soon. */
export function mayRenew(
  {
    companyCode,
    validUntil,
    supersededById,
  }: Pick<Declaration, 'companyCode' | 'validUntil' | 'supersededById'>,
  ownCode: string,
  today: string,
): boolean {
  const validity = validityOf(validUntil, today);
  const ends = validity === 'expiring' || validity === 'expired';
  return ends && supersededById === null && ownCode !== '' && companyCode === ownCode;
}

export const VALIDITY_BADGE = {
  valid: { tone: 'valid', label: 'epd.search.stateValid' },
  expiring: { tone: 'attention', label: 'epd.search.stateExpiring' },
  expired: { tone: 'neutral', label: 'epd.search.stateExpired' },
  superseded: { tone: 'neutral', label: 'epd.search.stateSuperseded' },
} as const satisfies Record<Standing, { tone: Tone; label: TextKey }>;
