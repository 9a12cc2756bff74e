import { CONTRACT, LCA_CHECK, QUOTE } from '#src/lib/states.ts';
import { ITEM_FILE_KINDS } from '#src/parts/item-files/item-files.ts';
import type {
  ApplicationDetail,
  ApplicationItem,
  Contract,
  MyApplication,
  Progress,
  Quote,
} from './model.ts';
import { isOpenForFiles, mayDecideContract, unknownOffers } from './situation.ts';

/**
 * What the list does not say of an application is said by the documented calls for its dialogs (document 2 §7): which of them
 * to ask, and the row with their answers. A server whose list says it is asked nothing more. Pure.
 */

/** The call that fills each dialog: `price/info`, `contract/info`, `epd/apply`. */
export type Ask = 'quote' | 'contract' | 'detail';

const CALL = { quote: 'quote', contract: 'contract', upload: 'detail' } as const;

/** Answers so far; a call that was not asked, has not answered or failed is absent. Null: there is no such paper. */
export interface Answers {
  quote?: Quote | null | undefined;
  contract?: Contract | null | undefined;
  detail?: ApplicationDetail | undefined;
}

/** The calls that may tell what the list leaves unsaid. */
export function asksOf(progress: Progress): Ask[] {
  return unknownOffers(progress).map(({ dialog }) => CALL[dialog]);
}

/** The check of the application: a correction of one product is one of all; passed only when all have passed. */
function lcaOf(items: readonly ApplicationItem[]): Progress['lca'] {
  const states = items.map(({ lca }) => lca);
  if (states.includes(LCA_CHECK.correction)) return LCA_CHECK.correction;
  if (states.length === 0 || states.includes(null)) return null;
  return states.includes(LCA_CHECK.pending) ? LCA_CHECK.pending : LCA_CHECK.passed;
}

/** Files that were not sent; null where the server does not speak of a product's files. */
function missingOf(items: readonly ApplicationItem[]): number | null {
  if (items.length === 0 || items.some(({ filesTold }) => !filesTold)) return null;
  return items.flatMap(({ files }) => ITEM_FILE_KINDS.filter((kind) => files[kind] === null)).length;
}

/** The day of what waits: the quote's last day, the contract's, or that of the details. */
function dueOf(progress: Progress, { quote, contract, detail }: Answers): string | null {
  if (progress.quote === QUOTE.pending) return quote?.validUntil ?? null;
  if (mayDecideContract(progress.contract)) return contract?.signBy ?? null;
  return detail?.customerDue ?? null;
}

/** A row with what the answers add; what the list said stays. */
export function withAnswers(progress: Progress, answers: Answers): Progress {
  const { quote, contract, detail } = answers;
  const known: Progress = {
    ...progress,
    quote: progress.quote ?? (quote === null ? QUOTE.notIssued : (quote?.status ?? null)),
    contract: progress.contract ?? (contract === null ? CONTRACT.notStarted : (contract?.status ?? null)),
    lca: progress.lca ?? lcaOf(detail?.items ?? []),
  };
  return {
    ...known,
    missingFiles: progress.missingFiles ?? (isOpenForFiles(known) ? missingOf(detail?.items ?? []) : null),
    customerDue: progress.customerDue ?? dueOf(known, answers),
  };
}

/** Applications to ask about, by their ids, for each call: the first `max` of whom the list leaves something unsaid. */
export function toAsk(
  rows: readonly Pick<MyApplication, 'id' | 'progress'>[],
  max: number,
): Record<Ask, string[]> {
  const open = rows
    .map(({ id, progress }) => ({ id, asks: asksOf(progress) }))
    .filter(({ asks }) => asks.length > 0)
    .slice(0, max);
  const of = (ask: Ask): string[] => open.filter(({ asks }) => asks.includes(ask)).map(({ id }) => id);
  return { quote: of('quote'), contract: of('contract'), detail: of('detail') };
}
