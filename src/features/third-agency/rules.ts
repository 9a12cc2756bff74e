import { containsWords } from '#src/lib/match-words.ts';
import type { VerificationState } from '#src/lib/states.ts';
import {
  VERIFICATION_STATES,
  type VerificationFile,
  type VerificationRecord,
} from '#src/parts/verification/record.ts';

/** Requests whose number, company, contact or e-mail contains every typed word. */
export function matching(rows: readonly VerificationRecord[], typed: string): readonly VerificationRecord[] {
  return rows.filter(({ number, company, contact, email }) =>
    containsWords([number, company, contact, email].join('\n'), typed),
  );
}

export function countsOf(rows: readonly VerificationRecord[]): Record<VerificationState, number> {
  const counts = { 1: 0, 2: 0, 3: 0 };
  for (const { state } of rows) if (state !== null) counts[state] += 1;
  return counts;
}

/** States that have requests, and the one that is chosen, in their order. */
export function offeredStates(
  counts: Record<VerificationState, number>,
  chosen: VerificationState | undefined,
): VerificationState[] {
  return VERIFICATION_STATES.filter((state) => counts[state] > 0 || state === chosen);
}

/** The requests before and after one in the list; where the list lacks it, the first comes next. */
export function neighboursOf(rows: readonly VerificationRecord[], id: string) {
  const index = rows.findIndex((row) => row.id === id);
  return {
    /** From 1; null where the list does not hold the request. */
    at: index < 0 ? null : index + 1,
    previous: rows[index - 1]?.id,
    next: rows[index + 1]?.id,
  };
}

/** The PDF that was sent in: the oldest, as opinions of the platform come later. @param files newest first */
export function receivedOf(files: readonly VerificationFile[]): VerificationFile | null {
  const sent = files.filter(({ name }) => name.toLowerCase().endsWith('.pdf'));
  return sent.reverse().sort((a, b) => a.uploadedAt.localeCompare(b.uploadedAt))[0] ?? null;
}
