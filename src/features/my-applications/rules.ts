import type { TextKey } from '#src/i18n/keys.ts';
import { CONTRACT, LCA_CHECK, QUOTE, STAGES, type Stage } from '#src/lib/states.ts';
import type { NodeState } from '#src/ui/cooling-line.tsx';
import type { Tone } from '#src/ui/status-badge.tsx';
import { ITEM_FILE_KINDS, type ItemFileKind } from '#src/parts/item-files/item-files.ts';
import type { ApplicationDetail, ApplicationItem, Progress } from './model.ts';
import { deadlineOf, isOpenForFiles, type Actor, type Situation } from './situation.ts';

/** What an application and its products look like, and which files can be sent. Whose turn it is: `situation.ts`. Pure. */

/** By when the data are to be corrected; null when the server names no day. */
export function correctionDeadline(customerDue: string | null, today: string): Situation['own'] {
  return deadlineOf(customerDue, today);
}

/** Badge of who has to act. */
export const ACTOR_BADGE = {
  customer: { tone: 'attention', label: 'epd.mine.who.customer' },
  platform: { tone: 'neutral', label: 'epd.mine.who.platform' },
  verifier: { tone: 'neutral', label: 'epd.mine.who.verifier' },
  panel: { tone: 'neutral', label: 'epd.mine.who.panel' },
  nobody: { tone: 'valid', label: 'epd.mine.who.nobody' },
  unknown: { tone: 'neutral', label: 'epd.mine.who.unknown' },
} as const satisfies Record<Actor, { tone: Tone; label: TextKey }>;

/** A contract is visible only when its status is above 1 (document 2 §4); unknown, its dialog tells. */
export function isContractVisible(status: Progress['contract']): boolean {
  return status === null || status > CONTRACT.notStartedForNow;
}

/** Whether the upload buttons show for a product: at LCA state 2 for every file (document 2 §4). */
export function needsCorrection(item: Pick<ApplicationItem, 'lca'>): boolean {
  return item.lca === LCA_CHECK.correction;
}

/** Files that were not sent with the application; they may come until the LCA data has passed its check. */
export function missingFiles(
  stage: Stage | null,
  item: Pick<ApplicationItem, 'lca' | 'files'>,
): (typeof ITEM_FILE_KINDS)[number][] {
  return isOpenForFiles({ stage, lca: item.lca })
    ? ITEM_FILE_KINDS.filter((kind) => item.files[kind] === null)
    : [];
}

/** Which files of a product can be sent now: all in a correction round, else those that are missing. */
export function uploadableFiles(
  stage: Stage | null,
  item: Pick<ApplicationItem, 'lca' | 'files'>,
): (typeof ITEM_FILE_KINDS)[number][] {
  return needsCorrection(item) ? [...ITEM_FILE_KINDS] : missingFiles(stage, item);
}

/**
 * Whether the newest file of a kind was sent in the round of correction that is due.
 * @returns null when the server does not tell
 */
export function isSentThisRound(
  { correctionAsked }: Pick<ApplicationDetail, 'correctionAsked'>,
  { files, versions }: Pick<ApplicationItem, 'files' | 'versions'>,
  kind: ItemFileKind,
): boolean | null {
  const file = files[kind];
  if (file === null) return false;
  const at = versions[kind].find(({ id }) => id === file.id)?.at ?? '';
  // Both are `YYYY-MM-DD HH:mm:ss`, so their order as text is their order in time.
  return correctionAsked === '' || at === '' ? null : at >= correctionAsked;
}

/** What is asked before a correction is confirmed; that nothing was replaced is said only where it is known. */
export function confirmQuestion(detail: ApplicationDetail, replacedHere: boolean): TextKey {
  const sent = detail.items.flatMap((item) =>
    ITEM_FILE_KINDS.map((kind) => isSentThisRound(detail, item, kind)),
  );
  if (replacedHere || sent.includes(true)) return 'epd.mine.confirmModifiedAsk';
  return sent.includes(null) ? 'epd.mine.upload.noneHere' : 'epd.mine.upload.none';
}

/** State of each of the seven nodes: done up to the current one, which glows until the report is out. */
export function nodeStates({
  stage,
  released,
}: Pick<Progress, 'stage' | 'released'>): Record<Stage, NodeState> {
  const stateOf = (node: Stage): NodeState => {
    if (stage === null || node > stage) return 'todo';
    return node < stage || released ? 'done' : 'now';
  };
  // Each stage has its state.
  return Object.fromEntries(STAGES.map((node) => [node, stateOf(node)])) as Record<Stage, NodeState>;
}

export const QUOTE_TONE = {
  [QUOTE.notIssued]: 'neutral',
  [QUOTE.pending]: 'attention',
  [QUOTE.confirmed]: 'valid',
  [QUOTE.rejected]: 'refused',
} as const satisfies Record<NonNullable<Progress['quote']>, Tone>;

export const QUOTE_LABEL = {
  [QUOTE.notIssued]: 'quote.state.s0',
  [QUOTE.pending]: 'quote.state.s1',
  [QUOTE.confirmed]: 'quote.state.s2',
  [QUOTE.rejected]: 'quote.state.s3',
} as const satisfies Record<NonNullable<Progress['quote']>, TextKey>;

export const CONTRACT_TONE = {
  [CONTRACT.notStarted]: 'neutral',
  [CONTRACT.notStartedForNow]: 'neutral',
  [CONTRACT.awaitingCustomer]: 'attention',
  [CONTRACT.signed]: 'valid',
  [CONTRACT.refused]: 'refused',
} as const satisfies Record<NonNullable<Progress['contract']>, Tone>;

export const CONTRACT_LABEL = {
  [CONTRACT.notStarted]: 'contract.state.s0',
  [CONTRACT.notStartedForNow]: 'contract.state.s1',
  [CONTRACT.awaitingCustomer]: 'contract.state.s2',
  [CONTRACT.signed]: 'contract.state.s3',
  [CONTRACT.refused]: 'contract.state.s4',
} as const satisfies Record<NonNullable<Progress['contract']>, TextKey>;

export const LCA_TONE = {
  [LCA_CHECK.pending]: 'neutral',
  [LCA_CHECK.passed]: 'valid',
  [LCA_CHECK.correction]: 'attention',
} as const satisfies Record<NonNullable<Progress['lca']>, Tone>;

export const LCA_LABEL = {
  [LCA_CHECK.pending]: 'epd.mine.lcaState.pending',
  [LCA_CHECK.passed]: 'epd.mine.lcaState.passed',
  [LCA_CHECK.correction]: 'epd.mine.lcaState.correction',
} as const satisfies Record<NonNullable<Progress['lca']>, TextKey>;
