import type { TextKey } from '#src/i18n/keys.ts';
import { CONTRACT, LCA_CHECK, QUOTE, VERIFICATION } from '#src/lib/states.ts';
import { daysLeft } from '#src/parts/declaration/validity.ts';
import type { Progress, Quote } from './model.ts';
import type { Turn } from './search.ts';

/**
 * Derives an application's situation once for every place that shows it: badge, sentence, actions, order, home, notices,
 * palette (document 2 §4). Unknown values are null in `Progress` and lead to no claim.
 */

export type Actor = 'customer' | 'platform' | 'verifier' | 'panel' | 'nobody' | 'unknown';

type NowKey = Extract<TextKey, `epd.mine.now.${string}`>;

export interface Sentence {
  key: NowKey;
  vars?: { count: number };
}

/** Dialog button of a card, besides the details. */
export interface Offer {
  dialog: 'quote' | 'contract' | 'upload';
  label: TextKey;
}

/** Overdue, within {@link SOON_DAYS}, later. */
export type Urgency = 'over' | 'soon' | 'later';
export const SOON_DAYS = 3;

/** @param days from today, negative when overdue */
export function urgencyOf(days: number): Urgency {
  if (days < 0) return 'over';
  return days <= SOON_DAYS ? 'soon' : 'later';
}

export interface Task {
  says: Sentence;
  offer: Offer;
}

export interface Situation {
  actor: Actor;
  turn: Turn;
  /** Tasks of the customer, most urgent first. */
  tasks: readonly Task[];
  /** "What happens now", in one or two sentences. */
  says: readonly Sentence[];
  /** The customer's deadline, with days from today; null without one. */
  own: { key: TextKey; date: string; days: number; urgency: Urgency } | null;
  /** Planned end of the stage on the platform's side; null when done or unknown. */
  plan: { key: TextKey; date: string } | null;
  /** Dialogs with an action, including those whose state is unknown until opened. */
  offers: readonly Offer[];
}

/** "Act now": overdue, or within days. */
export const isUrgent = ({ own }: Pick<Situation, 'own'>): boolean => own !== null && own.urgency !== 'later';

const OFFER = {
  quote: { dialog: 'quote', label: 'epd.mine.act.quote' },
  contract: { dialog: 'contract', label: 'epd.mine.act.contract' },
  correct: { dialog: 'upload', label: 'epd.mine.act.upload' },
  addFiles: { dialog: 'upload', label: 'epd.mine.act.addFiles' },
  files: { dialog: 'upload', label: 'epd.mine.btnUpload' },
} as const satisfies Record<string, Offer>;

/** A quote can no longer be confirmed from the day after its last one (decision 40). */
export function isPast(day: string | null, today: string): boolean {
  const days = day === null ? null : daysLeft(day, today);
  return days !== null && days < 0;
}

/** A quote can be confirmed or rejected at status 1 only (document 2 §4), and confirmed until its last day (decision 40). */
export function quoteDecisions(
  { status, validUntil }: { status: Progress['quote']; validUntil: Quote['validUntil'] },
  today: string,
): { confirm: boolean; refuse: boolean } {
  const pending = status === QUOTE.pending;
  return { confirm: pending && !isPast(validUntil, today), refuse: pending };
}

/** A contract can be confirmed or rejected at status 2 (document 2 §4), also after its deadline. */
export function mayDecideContract(status: Progress['contract']): boolean {
  return status === CONTRACT.awaitingCustomer;
}

/** Files are accepted until the LCA check has passed (decision 43). */
export function isOpenForFiles({ stage, lca }: Pick<Progress, 'stage' | 'lca'>): boolean {
  return stage !== null && stage <= 30 && lca !== LCA_CHECK.passed;
}

function tasksOf(progress: Progress, today: string): Task[] {
  const { released, quote, contract, lca, verification, missingFiles, customerDue } = progress;
  if (released) return [];
  const tasks: Task[] = [];
  const { confirm, refuse } = quoteDecisions({ status: quote, validUntil: customerDue }, today);
  if (refuse) {
    const key = confirm ? 'epd.mine.now.quoteDecide' : 'epd.mine.now.quoteOver';
    tasks.push({ says: { key }, offer: OFFER.quote });
  }
  if (mayDecideContract(contract))
    tasks.push({ says: { key: 'epd.mine.now.contractDecide' }, offer: OFFER.contract });
  if (lca === LCA_CHECK.correction) {
    const sentBack = verification === VERIFICATION.failed;
    const key = sentBack ? 'epd.mine.now.verificationBack' : 'epd.mine.now.lcaCorrection';
    tasks.push({ says: { key }, offer: OFFER.correct });
  }
  if (isOpenForFiles(progress) && missingFiles !== null && missingFiles > 0)
    tasks.push({
      says: { key: 'epd.mine.now.filesMissing', vars: { count: missingFiles } },
      offer: OFFER.addFiles,
    });
  return tasks;
}

/** Meaning of the stage itself. `idle`: the customer has nothing to do while it runs. */
interface Stand {
  actor: Actor;
  key: NowKey;
  idle?: true;
}

const BY_QUOTE = {
  [QUOTE.notIssued]: { actor: 'platform', key: 'epd.mine.now.quotePreparing', idle: true },
  [QUOTE.pending]: { actor: 'customer', key: 'epd.mine.now.quoteDecide' },
  [QUOTE.confirmed]: { actor: 'platform', key: 'epd.mine.now.quoteConfirmed' },
  [QUOTE.rejected]: { actor: 'platform', key: 'epd.mine.now.quoteRejected' },
} as const satisfies Record<number, Stand>;

const PREPARING = { actor: 'platform', key: 'epd.mine.now.contractPreparing', idle: true } as const;
const BY_CONTRACT = {
  [CONTRACT.notStarted]: PREPARING,
  [CONTRACT.notStartedForNow]: PREPARING,
  [CONTRACT.awaitingCustomer]: { actor: 'customer', key: 'epd.mine.now.contractDecide' },
  [CONTRACT.signed]: { actor: 'platform', key: 'epd.mine.now.contractSigned' },
  [CONTRACT.refused]: { actor: 'platform', key: 'epd.mine.now.contractRefused' },
} as const satisfies Record<number, Stand>;

const BY_LCA = {
  [LCA_CHECK.pending]: { actor: 'platform', key: 'epd.mine.now.lcaChecking', idle: true },
  [LCA_CHECK.passed]: { actor: 'platform', key: 'epd.mine.now.lcaPassed' },
  [LCA_CHECK.correction]: { actor: 'customer', key: 'epd.mine.now.lcaCorrection' },
} as const satisfies Record<number, Stand>;

function byVerification(verification: Progress['verification']): Stand {
  if (verification === VERIFICATION.failed)
    return { actor: 'platform', key: 'epd.mine.now.verificationFailed' };
  if (verification === VERIFICATION.succeeded) return { actor: 'platform', key: 'epd.mine.now.verified' };
  return { actor: 'verifier', key: 'epd.mine.now.verifying', idle: true };
}

function standOf({ stage, released, quote, contract, lca, verification }: Progress): Stand {
  if (released) return { actor: 'nobody', key: 'epd.mine.now.released' };
  switch (stage) {
    case null:
      return { actor: 'unknown', key: 'epd.mine.now.unknown' };
    case 10:
      return quote === null ? { actor: 'unknown', key: 'epd.mine.now.quoteUnknown' } : BY_QUOTE[quote];
    case 20:
      return contract === null
        ? { actor: 'unknown', key: 'epd.mine.now.contractUnknown' }
        : BY_CONTRACT[contract];
    case 30:
      return lca === null ? { actor: 'unknown', key: 'epd.mine.now.lcaUnknown' } : BY_LCA[lca];
    case 40:
      return byVerification(verification);
    case 50:
      return { actor: 'platform', key: 'epd.mine.now.reportMaking', idle: true };
    case 60:
      return { actor: 'panel', key: 'epd.mine.now.panelReview', idle: true };
    case 70:
      return released === null
        ? { actor: 'unknown', key: 'epd.mine.now.releaseUnknown' }
        : { actor: 'platform', key: 'epd.mine.now.releasing' };
  }
}

/** Dialogs that may have an action: the server does not state their status. */
export function unknownOffers(progress: Progress): Offer[] {
  const { stage, quote, contract, lca, missingFiles } = progress;
  const offers: Offer[] = [];
  if (stage === 10 && quote === null) offers.push(OFFER.quote);
  if (stage === 20 && contract === null) offers.push(OFFER.contract);
  const mayMiss = missingFiles === null && isOpenForFiles(progress);
  const mayCorrect = lca === null && (stage === 30 || stage === 40);
  if (mayMiss || mayCorrect) offers.push(OFFER.files);
  return offers;
}

/** Deadline of the customer; an expired one has its own text. */
export function deadlineOf(day: string | null, today: string, isQuote = false): Situation['own'] {
  const days = day === null ? null : daysLeft(day, today);
  if (day === null || days === null) return null;
  const urgency = urgencyOf(days);
  const over = isQuote ? 'epd.mine.due.quoteOver' : 'epd.mine.due.over';
  const key =
    days === 0
      ? 'epd.mine.due.today'
      : ({ over, soon: 'epd.mine.due.soon', later: 'epd.mine.due.left' } as const)[urgency];
  return { key, date: day, days: Math.abs(days), urgency };
}

function planOf(actor: Actor, date: string | null, today: string): Situation['plan'] {
  if (date === null || actor === 'nobody') return null;
  // Both are `YYYY-MM-DD`, which sorts chronologically as text.
  const late = date < today;
  if (actor === 'customer') return { key: late ? 'epd.mine.due.planLate' : 'epd.mine.due.plan', date };
  return { key: late ? 'epd.mine.due.otherLate' : 'epd.mine.due.other', date };
}

/** A plan that is over while the customer is asked: a fact about the past, not what comes next. */
export function latePlan(progress: Progress, today: string): Situation['plan'] {
  const { plan } = situationOf(progress, today);
  return plan?.key === 'epd.mine.due.planLate' ? plan : null;
}

/** Missing files are stated in addition to the stage or another task. */
function saysOf(stand: Stand, tasks: readonly Task[], idle: boolean): Sentence[] {
  const missing = tasks.filter(({ says }) => says.vars !== undefined).map(({ says }) => says);
  const [first] = tasks;
  const now = first === undefined || missing.includes(first.says) ? { key: stand.key } : first.says;
  return [now, ...missing, ...(idle ? [{ key: 'epd.mine.now.noAction' } as const] : [])];
}

const TURN = {
  customer: 'yours',
  platform: 'others',
  verifier: 'others',
  panel: 'others',
  nobody: 'released',
  unknown: 'unknown',
} as const satisfies Record<Actor, Turn>;

/**
 * Derives the situation; tasks of the customer take precedence over the stage.
 * @param today `YYYY-MM-DD` in the platform's time zone
 */
export function situationOf(progress: Progress, today: string): Situation {
  const stand = standOf(progress);
  const tasks = tasksOf(progress, today);
  const maybe = unknownOffers(progress);
  const actor = tasks.length > 0 ? 'customer' : stand.actor;
  const shown = tasks.map(({ offer }) => offer);
  return {
    actor,
    turn: TURN[actor],
    tasks,
    says: saysOf(stand, tasks, stand.idle === true && tasks.length === 0 && maybe.length === 0),
    own: tasks.length > 0 ? deadlineOf(progress.customerDue, today, progress.quote === QUOTE.pending) : null,
    plan: planOf(actor, progress.dueDate, today),
    offers: [...shown, ...maybe].filter(
      ({ dialog }, place, all) => all.findIndex((one) => one.dialog === dialog) === place,
    ),
  };
}
