import { VERIFICATION_PAGE_SIZES } from '#src/lib/limits.ts';
import { FILL_CALLS_MAX } from '../own-filters/fill.ts';
import type { VerificationPage } from './read.ts';
import type { VerificationRecord } from './record.ts';

const SIZE = Math.max(...VERIFICATION_PAGE_SIZES);

export interface VerificationBatch {
  rows: readonly VerificationRecord[];
  /** All that the server has, as it says; null where it does not. */
  total: number | null;
  /** The last page still brought new rows, so the end is not known. */
  goesOn: boolean;
}

/**
 * The documented call filters by nothing, so a workplace reads every record and sorts, counts and filters here.
 * @param batch from 1; each makes up to {@link FILL_CALLS_MAX} calls
 */
export async function readBatch(
  ask: (page: number, size: number) => Promise<VerificationPage>,
  batch: number,
): Promise<VerificationBatch> {
  const known = new Map<string, VerificationRecord>();
  const first = (batch - 1) * FILL_CALLS_MAX + 1;
  let total: number | null = null;
  let goesOn = true;
  // A server may send smaller pages than it was asked for.
  let pageSize = 0;
  for (let page = first; goesOn && page < first + FILL_CALLS_MAX; page += 1) {
    const sent = await ask(page, SIZE);
    total = sent.total;
    const count = known.size;
    for (const row of sent.rows) known.set(row.id, row);
    pageSize = Math.max(pageSize, sent.rows.length);
    // A server may repeat its last page.
    goesOn = known.size > count && (total === null || page * pageSize < total);
  }
  return { rows: [...known.values()], total, goesOn };
}
