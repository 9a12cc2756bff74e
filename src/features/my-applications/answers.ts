import { CONTRACT, LCA_CHECK, QUOTE } from '#src/lib/states.ts';
import { ITEM_FILE_KINDS } from '#src/parts/item-files/item-files.ts';
import type * as model from './model.ts';
import { isOpenForFiles, mayDecideContract, unknownOffers } from './situation.ts';

/**
 * Completes a row of the list with the documented calls of its dialogs (document 2 §7). No request is needed when the server's
 * list is complete.
 */

/** Call that loads each dialog: `price/info`, `contract/info`, `epd/apply`. */
export type Ask = 'quote' | 'contract' | 'detail';

const CALL = { quote: 'quote', contract: 'contract', upload: 'detail' } as const;

/** Answers so far: undefined for a call not made, pending or failed; null when the document does not exist. */
export interface Answers {
  quote?: model.Quote | null | undefined;
  contract?: model.Contract | null | undefined;
  detail?: model.ApplicationDetail | undefined;
}

/** Calls that can fill the gaps of the list. */
export function asksOf(progress: model.Progress): Ask[] {
  return unknownOffers(progress).map(({ dialog }) => CALL[dialog]);
}

/** LCA check of the whole application: one product in correction puts it in correction; passed only when all passed. */
function lcaOf(items: readonly model.ApplicationItem[]): model.Progress['lca'] {
  const states = items.map(({ lca }) => lca);
  if (states.includes(LCA_CHECK.correction)) return LCA_CHECK.correction;
  if (states.length === 0 || states.includes(null)) return null;
  return states.includes(LCA_CHECK.pending) ? LCA_CHECK.pending : LCA_CHECK.passed;
}

/** Number of missing files; null when the server does not state a product's files. */
function missingOf(items: readonly model.ApplicationItem[]): number | null {
  if (items.length === 0 || items.some(({ filesKnown }) => !filesKnown)) return null;
  return items.flatMap(({ files }) => ITEM_FILE_KINDS.filter((kind) => files[kind] === null)).length;
}

/** Due date of the pending task: of the quote, the contract or the details. */
function dueOf(progress: model.Progress, { quote, contract, detail }: Answers): string | null {
  if (progress.quote === QUOTE.pending) return quote?.validUntil ?? null;
  if (mayDecideContract(progress.contract)) return contract?.signBy ?? null;
  return detail?.customerDue ?? null;
}

/** Merges the answers into a row; values of the list take precedence. */
export function withAnswers(progress: model.Progress, answers: Answers): model.Progress {
  const { quote, contract, detail } = answers;
  const known: model.Progress = {
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

/** Ids to request per call, for the first `max` rows with gaps. */
export function toAsk(
  rows: readonly Pick<model.MyApplication, 'id' | 'progress'>[],
  max: number,
): Record<Ask, string[]> {
  const open = rows
    .map(({ id, progress }) => ({ id, asks: asksOf(progress) }))
    .filter(({ asks }) => asks.length > 0)
    .slice(0, max);
  const of = (ask: Ask): string[] => open.filter(({ asks }) => asks.includes(ask)).map(({ id }) => id);
  return { quote: of('quote'), contract: of('contract'), detail: of('detail') };
}
