import type { TextKey } from '#src/i18n/keys.ts';
import { CONTRACT, LCA_CHECK, QUOTE, STAGES, VERIFICATION, type Stage } from '#src/lib/states.ts';
import type { NodeState } from '#src/ui/cooling-line.tsx';
import type { Tone } from '#src/ui/status-badge.tsx';
import { daysLeft } from '#src/parts/declaration/validity.ts';
import { ITEM_FILE_KINDS } from '#src/parts/item-files/item-files.ts';
import type { ApplicationItem, Progress, Quote } from './model.ts';

/** What happens with an application, and what the customer may do (document 2 §4). Pure, so that every state is tested. */

export type Actor = 'customer' | 'platform' | 'verifier' | 'panel' | 'nobody';

/** "What happens now, who must act, by when." */
export interface NowSentence {
  actor: Actor;
  what: TextKey;
  /** The customer's own deadline, in days from today; null when they have none. */
  own: { key: TextKey; date: string; days: number } | null;
  /** When the platform plans to be done with the stage; null when all is done or no day is known. */
  plan: { key: TextKey; date: string } | null;
}

type NowKey = Extract<TextKey, `epd.mine.now.${string}`>;
type Situation = readonly [Actor, NowKey];

/**
 * What happens now. What waits for the customer comes first, whatever the stage says: a quote at 1, a contract at 2, LCA
 * data at 2; then the stage speaks.
 * @param today `YYYY-MM-DD`, the platform's day
 */
export function whatHappensNow(progress: Progress, today: string): NowSentence {
  const [actor, what] = situationOf(progress);
  return {
    actor,
    what,
    own: actor === 'customer' ? ownDeadline(progress, today) : null,
    plan: planOf(actor, progress.dueDate, today),
  };
}

/** The customer's deadline: what is over says what that means. */
function ownDeadline(
  { quote, customerDue }: Pick<Progress, 'quote' | 'customerDue'>,
  today: string,
): NowSentence['own'] {
  const days = customerDue === null ? null : daysLeft(customerDue, today);
  if (customerDue === null || days === null) return null;
  const over = quote === QUOTE.pending ? 'epd.mine.due.quoteOver' : 'epd.mine.due.over';
  const key = days < 0 ? over : days === 0 ? 'epd.mine.due.today' : 'epd.mine.due.left';
  return { key, date: customerDue, days: Math.abs(days) };
}

/** By when the data are to be corrected, in the same words; null when the server names no day. */
export function correctionDeadline(customerDue: string | null, today: string): NowSentence['own'] {
  return ownDeadline({ quote: QUOTE.confirmed, customerDue }, today);
}

function situationOf({ stage, released, quote, contract, lca, verification }: Progress): Situation {
  if (stage === null) return ['platform', 'epd.mine.now.unknown'];
  if (released) return ['nobody', 'epd.mine.now.released'];
  if (quote === QUOTE.pending) return ['customer', 'epd.mine.now.quoteDecide'];
  if (contract === CONTRACT.awaitingCustomer) return ['customer', 'epd.mine.now.contractDecide'];
  if (lca === LCA_CHECK.correction) {
    const sentBack = verification === VERIFICATION.failed;
    return ['customer', sentBack ? 'epd.mine.now.verificationBack' : 'epd.mine.now.lcaCorrection'];
  }
  switch (stage) {
    case 10:
      return BY_QUOTE[quote];
    case 20:
      return BY_CONTRACT[contract];
    case 30:
      return ['platform', lca === LCA_CHECK.passed ? 'epd.mine.now.lcaPassed' : 'epd.mine.now.lcaChecking'];
    case 40:
      return byVerification(verification);
    case 50:
      return ['platform', 'epd.mine.now.reportMaking'];
    case 60:
      return ['panel', 'epd.mine.now.panelReview'];
    case 70:
      return ['platform', 'epd.mine.now.releasing'];
  }
}

const BY_QUOTE = {
  [QUOTE.notIssued]: ['platform', 'epd.mine.now.quotePreparing'],
  [QUOTE.pending]: ['customer', 'epd.mine.now.quoteDecide'],
  [QUOTE.confirmed]: ['platform', 'epd.mine.now.quoteConfirmed'],
  [QUOTE.rejected]: ['platform', 'epd.mine.now.quoteRejected'],
} as const satisfies Record<Progress['quote'], Situation>;

const BY_CONTRACT = {
  [CONTRACT.notStarted]: ['platform', 'epd.mine.now.contractPreparing'],
  [CONTRACT.notStartedForNow]: ['platform', 'epd.mine.now.contractPreparing'],
  [CONTRACT.awaitingCustomer]: ['customer', 'epd.mine.now.contractDecide'],
  [CONTRACT.signed]: ['platform', 'epd.mine.now.contractSigned'],
  [CONTRACT.refused]: ['platform', 'epd.mine.now.contractRefused'],
} as const satisfies Record<Progress['contract'], Situation>;

function byVerification(verification: Progress['verification']): Situation {
  if (verification === VERIFICATION.failed) return ['platform', 'epd.mine.now.verificationFailed'];
  if (verification === VERIFICATION.succeeded) return ['platform', 'epd.mine.now.verified'];
  return ['verifier', 'epd.mine.now.verifying'];
}

function planOf(actor: Actor, date: string | null, today: string): NowSentence['plan'] {
  if (date === null || actor === 'nobody') return null;
  // Both are `YYYY-MM-DD`, so their order as text is their order in time.
  const late = date < today;
  if (actor === 'customer') return { key: late ? 'epd.mine.due.planLate' : 'epd.mine.due.plan', date };
  return { key: late ? 'epd.mine.due.otherLate' : 'epd.mine.due.other', date };
}

/** Badge of who has to act. */
export const ACTOR_BADGE = {
  customer: { tone: 'attention', label: 'epd.mine.who.customer' },
  platform: { tone: 'neutral', label: 'epd.mine.who.platform' },
  verifier: { tone: 'neutral', label: 'epd.mine.who.verifier' },
  panel: { tone: 'neutral', label: 'epd.mine.who.panel' },
  nobody: { tone: 'valid', label: 'epd.mine.who.nobody' },
} as const satisfies Record<Actor, { tone: Tone; label: TextKey }>;

/** What a card offers beside its details. */
export type CardAction = 'quote' | 'contract' | 'upload';

/** What a button and a link to an action say. */
export const ACTION_LABEL = {
  quote: 'epd.mine.act.quote',
  contract: 'epd.mine.act.contract',
  upload: 'epd.mine.act.upload',
} as const satisfies Record<CardAction, TextKey>;

/** The actions that are possible now: deciding a quote at 1, a contract at 2, uploading again at LCA state 2. */
export function possibleActions(progress: Progress): CardAction[] {
  const actions: CardAction[] = [];
  if (mayDecideQuote(progress.quote)) actions.push('quote');
  if (mayDecideContract(progress.contract)) actions.push('contract');
  if (progress.lca === LCA_CHECK.correction) actions.push('upload');
  return actions;
}

/** Only at 1 can the user confirm or reject (document 2 §4). */
export function mayDecideQuote(status: Progress['quote']): boolean {
  return status === QUOTE.pending;
}

/** From the day after its last one a quote can no longer be confirmed (decision 40). */
export function isQuoteOver({ validUntil }: Pick<Quote, 'validUntil'>, today: string): boolean {
  const days = validUntil === null ? null : daysLeft(validUntil, today);
  return days !== null && days < 0;
}

/** At 2 the user may confirm or reject (document 2 §4). */
export function mayDecideContract(status: Progress['contract']): boolean {
  return status === CONTRACT.awaitingCustomer;
}

/** A contract is visible only when its status is above 1 (document 2 §4). */
export function isContractVisible(status: Progress['contract']): boolean {
  return status > CONTRACT.notStartedForNow;
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
  const open = stage !== null && stage <= 30 && (item.lca === LCA_CHECK.pending || item.lca === null);
  return open ? ITEM_FILE_KINDS.filter((kind) => item.files[kind] === null) : [];
}

/** Which files of a product can be sent now: all in a correction round, else those that are missing. */
export function uploadableFiles(
  stage: Stage | null,
  item: Pick<ApplicationItem, 'lca' | 'files'>,
): (typeof ITEM_FILE_KINDS)[number][] {
  return needsCorrection(item) ? [...ITEM_FILE_KINDS] : missingFiles(stage, item);
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
} as const satisfies Record<Progress['quote'], Tone>;

export const QUOTE_LABEL = {
  [QUOTE.notIssued]: 'quote.state.s0',
  [QUOTE.pending]: 'quote.state.s1',
  [QUOTE.confirmed]: 'quote.state.s2',
  [QUOTE.rejected]: 'quote.state.s3',
} as const satisfies Record<Progress['quote'], TextKey>;

export const CONTRACT_TONE = {
  [CONTRACT.notStarted]: 'neutral',
  [CONTRACT.notStartedForNow]: 'neutral',
  [CONTRACT.awaitingCustomer]: 'attention',
  [CONTRACT.signed]: 'valid',
  [CONTRACT.refused]: 'refused',
} as const satisfies Record<Progress['contract'], Tone>;

export const CONTRACT_LABEL = {
  [CONTRACT.notStarted]: 'contract.state.s0',
  [CONTRACT.notStartedForNow]: 'contract.state.s1',
  [CONTRACT.awaitingCustomer]: 'contract.state.s2',
  [CONTRACT.signed]: 'contract.state.s3',
  [CONTRACT.refused]: 'contract.state.s4',
} as const satisfies Record<Progress['contract'], TextKey>;

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
