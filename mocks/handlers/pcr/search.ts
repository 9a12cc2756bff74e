/** Finding rules by a part of their name or number. */
import type { Pcr } from '../../world/entities.ts';
import type { Store } from '../../world/types.ts';
import { derived } from '../../domain/derived.ts';

export interface PcrRow {
  readonly pcr: Pcr;
  /** Both names in lower case. */
  readonly text: string;
}

/** All rules in the order of their numbers. */
export const pcrsByNumber = derived(['pcrs'], (store): readonly PcrRow[] =>
  store.pcrs
    .all()
    .map((pcr) => ({ pcr, text: `${pcr.name.zh}\n${pcr.name.en ?? ''}`.toLowerCase() }))
    .sort((a, b) => (a.pcr.pcrNumber < b.pcr.pcrNumber ? -1 : 1)),
);

/** Keyword: part of either name; number: the number or a part of it. Letter case does not matter. */
export function searchRows(
  store: Store,
  filter: { pcrKeyword: string | null; pcrNumber: string | null },
): readonly PcrRow[] {
  const keyword = (filter.pcrKeyword ?? '').trim().toLowerCase();
  const number = (filter.pcrNumber ?? '').trim().toLowerCase();
  const all = pcrsByNumber(store);
  if (keyword === '' && number === '') return all;
  return all.filter(
    ({ pcr, text }) => text.includes(keyword) && pcr.pcrNumber.toLowerCase().includes(number),
  );
}
