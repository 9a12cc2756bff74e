import { ProtocolError } from '#src/lib/errors.ts';
import { VERIFICATION_PAGE_SIZES } from '#src/lib/limits.ts';
import type { VerificationState } from '#src/lib/states.ts';
import { FILL_CALLS_MAX } from '../own-filters/fill.ts';
import type { VerificationPage } from './read.ts';

type Ask = (page: number, size: number, state?: VerificationState) => Promise<VerificationPage>;

interface Wanted {
  state: VerificationState;
  page: number;
  size: number;
}

/** Unless the server confirms the filter or finds fewer with it, all records are read and filtered here (decision 31). */
export async function readState(ask: Ask, { state, page, size }: Wanted): Promise<VerificationPage> {
  const sent = await ask(page, size, state);
  if (sent.isFiltered) return sent;
  const all = await ask(1, size);
  const seemsFiltered = sent.rows.every((row) => row.state === state);
  if (seemsFiltered && sent.total !== null && all.total !== null && sent.total < all.total) return sent;
  const known = new Map(all.rows.map((row) => [row.id, row]));
  let { total } = all;
  for (let next = 1; next < FILL_CALLS_MAX && known.size < (total ?? Infinity); next += 1) {
    const more = await ask(next, Math.max(...VERIFICATION_PAGE_SIZES));
    const before = known.size;
    for (const row of more.rows) known.set(row.id, row);
    // The first response may contain the requested page.
    if (known.size > before || next === 1) continue;
    total ??= known.size;
    break;
  }
  if (known.size > 0 && [...known.values()].every((row) => row.state === null))
    throw new ProtocolError('No record says its state.', {
      drift: { pointer: '/list/0/verifyState', value: undefined },
    });
  const kept = [...known.values()].filter((row) => row.state === state);
  const isAll = total !== null && known.size >= total;
  return { ...sent, rows: kept.slice((page - 1) * size, page * size), total: isAll ? kept.length : null };
}
