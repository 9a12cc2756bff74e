import { addressReader, codeParam, textParam, wordOf, type AddressOf } from '#src/lib/address-params.ts';
import { NAME_MAX } from '#src/lib/limits.ts';
import { pageParam } from '#src/lib/page-param.ts';

/** Parts of the list: the user's tasks, with others, unknown, done. */
export const TURNS = ['yours', 'others', 'unknown', 'released'] as const;
export type Turn = (typeof TURNS)[number];

export const STATIONS = ['1', '2', '3', '4', '5', '6', '7'] as const;

export const QUERY_MAX = NAME_MAX;

/** Search parameters of My EPD/CFP; the URL is shareable. */
export const mineSearch = addressReader({
  page: pageParam(),
  turn: wordOf(TURNS),
  q: codeParam(QUERY_MAX),
  /** Place of a stage, 1 to 7 (decision 37). */
  station: wordOf(STATIONS),
  sort: wordOf(['due', 'new']),
});
export type MineSearch = AddressOf<typeof mineSearch>;

const dialog = wordOf(['quote', 'contract', 'upload']);
export type DialogKind = NonNullable<ReturnType<typeof dialog>>;

export const applicationSearch = addressReader({ dialog });

/** Links from before an application had a page of its own. */
export const formerSearch = addressReader({ id: textParam, dialog });
