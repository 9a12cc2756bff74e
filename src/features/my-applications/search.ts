import { addressReader, codeParam, textParam, wordOf, type AddressOf } from '#src/lib/address-params.ts';
import { NAME_MAX } from '#src/lib/limits.ts';
import { pageParam } from '#src/lib/page-param.ts';

/** Parts of the list: waiting for the reader, on their way with others, done. */
export const TURNS = ['yours', 'others', 'released'] as const;
export type Turn = (typeof TURNS)[number];

/** Longest text that is looked for. */
export const QUERY_MAX = NAME_MAX;

/** The address of My EPD/CFP: everything that it shows can be sent to a colleague. */
export const mineSearch = addressReader({
  page: pageParam(),
  turn: wordOf(TURNS),
  q: codeParam(QUERY_MAX),
  sort: wordOf(['due']),
  /** An application that a link is about, and the dialog that it opens. */
  id: textParam,
  dialog: wordOf(['details', 'quote', 'contract', 'upload']),
});
export type MineSearch = AddressOf<typeof mineSearch>;
