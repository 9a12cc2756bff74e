import { VERIFICATION } from '#src/lib/states.ts';
import { daysLeft } from '../declaration/validity.ts';
import type { VerificationRecord } from './record.ts';

/** Search parameters of those that wait: so do their neighbours, then. */
export const WAITING = { state: VERIFICATION.inProgress };

/** In progress first and the oldest of them on top; then what is decided, newest first. @param rows newest first */
export function inWorkOrder(rows: readonly VerificationRecord[]): VerificationRecord[] {
  const open = rows.filter(isOpen).reverse();
  // A stable sort: without dates the order of the server stands.
  open.sort((a, b) => a.submittedAt.localeCompare(b.submittedAt));
  return [...open, ...rows.filter((row) => !isOpen(row))];
}

export function isOpen({ state }: Pick<VerificationRecord, 'state'>): boolean {
  return state === VERIFICATION.inProgress;
}

/** Whole days since the request, never negative; null without its date. @param today `YYYY-MM-DD` */
export function daysWaiting(submittedAt: string, today: string): number | null {
  const left = daysLeft(submittedAt, today);
  return left === null ? null : Math.max(0, -left);
}

/** How many are in progress; null where no record says its state. */
export function countOpen(rows: readonly VerificationRecord[]): number | null {
  const isSilent = rows.length > 0 && rows.every(({ state }) => state === null);
  return isSilent ? null : rows.filter(isOpen).length;
}
