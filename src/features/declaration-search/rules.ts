import { EXPIRING_SOON_DAYS, ON_CHAIN } from '#src/lib/states.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import type { Tone } from '#src/ui/status-badge.tsx';
import type { ChainState, Declaration, Indicator } from './declaration.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a real day of the calendar. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Days from today to the last day: 0 on the last day itself, negative afterwards; null without a readable day. */
export function daysLeft(lastDay: string, today: string): number | null {
  const day = lastDay.slice(0, 10);
  if (!isDay(day)) return null;
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
}

export type Validity = 'valid' | 'expiring' | 'expired';

/** The state of a declaration, always from its date and never stored; null when the date cannot be read. */
export function validityOf(lastDay: string, today: string): Validity | null {
  const days = daysLeft(lastDay, today);
  if (days === null) return null;
  if (days < 0) return 'expired';
  return days < EXPIRING_SOON_DAYS ? 'expiring' : 'valid';
}

export const VALIDITY_BADGE = {
  valid: { tone: 'valid', label: 'epd.search.stateValid' },
  expiring: { tone: 'attention', label: 'epd.search.stateExpiring' },
  expired: { tone: 'neutral', label: 'epd.search.stateExpired' },
} as const satisfies Record<Validity, { tone: Tone; label: TextKey }>;

/** A QR code shows for the user's own company only, and only while the platform shows them (document 2 §2). */
export function isQrShown(
  companyCode: string | null,
  declaration: Pick<Declaration, 'companyCode'>,
  setting: string | undefined,
): boolean {
  const own = companyCode !== null && companyCode !== '' && companyCode === declaration.companyCode;
  return own && setting === '1';
}

/** What is stored on the blockchain: `isDataStubs` or `isReportStubs` equal to 3 (document 2 §2). */
export function chainRecords(declaration: Pick<Declaration, 'chain'>): ChainState[] {
  return declaration.chain.filter(({ state }) => state === ON_CHAIN);
}

export interface ModuleShare {
  module: 'A1' | 'A2' | 'A3';
  value: number;
  /** Part of the total, 0 … 100. */
  percent: number;
}

/** The indicator of climate change, by whichever of its names it comes. */
export function gwpIndicator(indicators: readonly Indicator[]): Indicator | undefined {
  return (
    indicators.find(({ code }) => code.toUpperCase() === 'GWP100') ??
    indicators.find(({ code }) => code.toUpperCase().startsWith('GWP'))
  );
}

/** A1, A2 and A3 with their shares; null unless all are there and can be drawn as parts of a whole. */
export function moduleShares(indicator: Indicator | undefined): ModuleShare[] | null {
  if (indicator === undefined) return null;
  const { a1, a2, a3 } = indicator;
  if (a1 === null || a2 === null || a3 === null) return null;
  const sum = a1 + a2 + a3;
  if (sum <= 0 || Math.min(a1, a2, a3) < 0) return null;
  const share = (module: ModuleShare['module'], value: number): ModuleShare => {
    return { module, value, percent: (value / sum) * 100 };
  };
  return [share('A1', a1), share('A2', a2), share('A3', a3)];
}
