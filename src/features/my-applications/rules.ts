import type { TextKey } from '#src/i18n/keys.ts';
import { CONTRACT, LCA_CHECK, QUOTE, STAGES, type Stage } from '#src/lib/states.ts';
import type { NodeState } from '#src/ui/cooling-line.tsx';
import type { Tone } from '#src/ui/status-badge.tsx';
import { ITEM_FILE_KINDS, type ItemFileKind } from '#src/parts/item-files/item-files.ts';
import type { ApplicationDetail, ApplicationItem, Progress } from './model.ts';
import { isOpenForFiles, quoteDecisions, type Actor } from './situation.ts';

/** Display and file rules of applications as pure functions; `situation.ts` derives who must act. */

interface Badge {
  tone: Tone;
  label: TextKey;
}

/** A state that the server does not tell, or an unknown one. */
export const UNKNOWN_STATE = { tone: 'neutral', label: 'epd.mine.stateUnknown' } as const;

export const ACTOR_BADGE = {
  customer: { tone: 'attention', label: 'ui.line.yours' },
  platform: { tone: 'now', label: 'epd.mine.who.platform' },
  verifier: { tone: 'now', label: 'epd.mine.who.verifier' },
  panel: { tone: 'now', label: 'epd.mine.who.panel' },
  nobody: { tone: 'valid', label: 'epd.mine.who.nobody' },
  unknown: { tone: 'neutral', label: 'epd.mine.who.unknown' },
} as const satisfies Record<Actor, Badge>;

/** A contract is visible only above status 1 (document 2 §4); an unknown status counts as visible. */
export function isContractVisible(status: Progress['contract']): boolean {
  return status === null || status > CONTRACT.notStartedForNow;
}

/** The LCA state 2 shows the upload buttons for every file (document 2 §4). */
export function needsCorrection(item: Pick<ApplicationItem, 'lca'>): boolean {
  return item.lca === LCA_CHECK.correction;
}

/** Files not sent with the application; accepted until the LCA check has passed. */
export function missingFiles(
  stage: Stage | null,
  item: Pick<ApplicationItem, 'lca' | 'files'>,
): (typeof ITEM_FILE_KINDS)[number][] {
  return isOpenForFiles({ stage, lca: item.lca })
    ? ITEM_FILE_KINDS.filter((kind) => item.files[kind] === null)
    : [];
}

/** Files that can be sent now: all in a correction round, otherwise the missing ones. */
export function uploadableFiles(
  stage: Stage | null,
  item: Pick<ApplicationItem, 'lca' | 'files'>,
): (typeof ITEM_FILE_KINDS)[number][] {
  return needsCorrection(item) ? [...ITEM_FILE_KINDS] : missingFiles(stage, item);
}

/**
 * Whether the newest file of a kind was sent in the current correction round.
 * @returns null when unknown
 */
export function isSentThisRound(
  { correctionAsked }: Pick<ApplicationDetail, 'correctionAsked'>,
  { files, versions }: Pick<ApplicationItem, 'files' | 'versions'>,
  kind: ItemFileKind,
): boolean | null {
  const file = files[kind];
  if (file === null) return false;
  const at = versions[kind].find(({ id }) => id === file.id)?.at ?? '';
  // Both are `YYYY-MM-DD HH:mm:ss`, which sorts chronologically as text.
  return correctionAsked === '' || at === '' ? null : at >= correctionAsked;
}

/** Question before a correction is confirmed; warns about missing replacements only when that is certain. */
export function confirmQuestion(detail: ApplicationDetail, replacedHere: boolean): TextKey {
  const sent = detail.items.flatMap((item) =>
    ITEM_FILE_KINDS.map((kind) => isSentThisRound(detail, item, kind)),
  );
  if (replacedHere || sent.includes(true)) return 'epd.mine.confirmModifiedAsk';
  return sent.includes(null) ? 'epd.mine.upload.noneHere' : 'epd.mine.upload.none';
}

/** The customer has refused the paper of the current stage. */
export function isRefused({ stage, quote, contract }: Progress): boolean {
  return (stage === 10 && quote === QUOTE.rejected) || (stage === 20 && contract === CONTRACT.refused);
}

/** State of the seven nodes: done before the current stage, which is highlighted until the report is published. */
export function nodeStates({
  stage,
  released,
}: Pick<Progress, 'stage' | 'released'>): Record<Stage, NodeState> {
  const stateOf = (node: Stage): NodeState => {
    if (stage === null || node > stage) return 'todo';
    return node < stage || released ? 'done' : 'now';
  };
  // Every stage has an entry.
  return Object.fromEntries(STAGES.map((node) => [node, stateOf(node)])) as Record<Stage, NodeState>;
}

export function stagesDone(states: Record<Stage, NodeState>): number {
  return Object.values(states).filter((state) => state === 'done').length;
}

const QUOTE_STATE = {
  [QUOTE.notIssued]: { tone: 'neutral', label: 'quote.state.s0' },
  [QUOTE.pending]: { tone: 'attention', label: 'quote.state.s1' },
  [QUOTE.confirmed]: { tone: 'valid', label: 'quote.state.s2' },
  [QUOTE.rejected]: { tone: 'refused', label: 'quote.state.s3' },
} as const satisfies Record<NonNullable<Progress['quote']>, Badge>;

/** A quote past its last day is no longer pending confirmation (decision 40). */
export function quoteState(
  quote: { status: NonNullable<Progress['quote']>; validUntil: string | null },
  today: string,
): Badge {
  const { confirm, refuse } = quoteDecisions(quote, today);
  return refuse && !confirm ? { tone: 'neutral', label: 'quote.state.over' } : QUOTE_STATE[quote.status];
}

export const CONTRACT_STATE = {
  [CONTRACT.notStarted]: { tone: 'neutral', label: 'contract.state.s0' },
  [CONTRACT.notStartedForNow]: { tone: 'neutral', label: 'contract.state.s1' },
  [CONTRACT.awaitingCustomer]: { tone: 'attention', label: 'contract.state.s2' },
  [CONTRACT.signed]: { tone: 'valid', label: 'contract.state.s3' },
  [CONTRACT.refused]: { tone: 'refused', label: 'contract.state.s4' },
} as const satisfies Record<NonNullable<Progress['contract']>, Badge>;

export const LCA_STATE = {
  [LCA_CHECK.pending]: { tone: 'now', label: 'epd.mine.lcaState.pending' },
  [LCA_CHECK.passed]: { tone: 'valid', label: 'epd.mine.lcaState.passed' },
  [LCA_CHECK.correction]: { tone: 'attention', label: 'epd.mine.lcaState.correction' },
} as const satisfies Record<NonNullable<Progress['lca']>, Badge>;
