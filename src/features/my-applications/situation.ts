import type { TextKey } from '#src/i18n/keys.ts';
import { CONTRACT, LCA_CHECK, QUOTE, VERIFICATION } from '#src/lib/states.ts';
import { daysLeft } from '#src/parts/declaration/validity.ts';
import type { Progress, Quote } from './model.ts';
import type { Turn } from './search.ts';

/**
 * Where an application stands for its reader, derived once and read by all that speaks of it: badge, sentence, actions, order,
 * home, notices, palette (document 2 §4). What the server did not tell is null in `Progress`; nothing is claimed of it. Pure.
 */

export type Actor = 'customer' | 'platform' | 'verifier' | 'panel' | 'nobody' | 'unknown';

type NowKey = Extract<TextKey, `epd.mine.now.${string}`>;

export interface Sentence {
  key: NowKey;
  vars?: { count: number };
}

/** A dialog that a card offers beside its details, and what its button says. */
export interface Offer {
  dialog: 'quote' | 'contract' | 'upload';
  label: TextKey;
}

/** Something that waits for the customer. */
export interface Task {
  says: Sentence;
  offer: Offer;
}

export interface Situation {
  actor: Actor;
  turn: Turn;
  /** What waits for the customer, the most urgent first. */
  tasks: readonly Task[];
  /** "What happens now", in one or two sentences. */
  says: readonly Sentence[];
  /** The customer's own deadline, in days from today; null when they have none. */
  own: { key: TextKey; date: string; days: number } | null;
  /** When the platform plans to be done with the stage; null when all is done or no day is known. */
  plan: { key: TextKey; date: string } | null;
  /** Dialogs that can do something now, or may: where the server does not say, the dialog tells. */
  offers: readonly Offer[];
}

const OFFER = {
  quote: { dialog: 'quote', label: 'epd.mine.act.quote' },
  contract: { dialog: 'contract', label: 'epd.mine.act.contract' },
  correct: { dialog: 'upload', label: 'epd.mine.act.upload' },
  addFiles: { dialog: 'upload', label: 'epd.mine.act.addFiles' },
  files: { dialog: 'upload', label: 'epd.mine.btnUpload' },
} as const satisfies Record<string, Offer>;

/** From the day after its last one a quote can no longer be confirmed (decision 40). */
export function isPast(day: string | null, today: string): boolean {
  const days = day === null ? null : daysLeft(day, today);
  return days !== null && days < 0;
}

/** Only at 1 can the user confirm or reject a quote (document 2 §4), and confirm it only until its last day (decision 40). */
export function quoteDecisions(
  { status, validUntil }: { status: Progress['quote']; validUntil: Quote['validUntil'] },
  today: string,
): { confirm: boolean; refuse: boolean } {
  const pending = status === QUOTE.pending;
  return { confirm: pending && !isPast(validUntil, today), refuse: pending };
}

/** At 2 the user may confirm or reject a contract (document 2 §4), also after the day by which it was to be answered. */
export function mayDecideContract(status: Progress['contract']): boolean {
  return status === CONTRACT.awaitingCustomer;
}

/** Files may come until the LCA check has passed (decision 43). */
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

/** What the stage itself says. `idle`: as long as it runs the customer has nothing to do for it. */
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

/** Dialogs of which the server does not say whether they can do something now. */
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

/** The customer's deadline: what is over says what that means. */
export function deadlineOf(day: string | null, today: string, isQuote = false): Situation['own'] {
  const days = day === null ? null : daysLeft(day, today);
  if (day === null || days === null) return null;
  const over = isQuote ? 'epd.mine.due.quoteOver' : 'epd.mine.due.over';
  const key = days < 0 ? over : days === 0 ? 'epd.mine.due.today' : 'epd.mine.due.left';
  return { key, date: day, days: Math.abs(days) };
}

function planOf(actor: Actor, date: string | null, today: string): Situation['plan'] {
  if (date === null || actor === 'nobody') return null;
  // Both are `YYYY-MM-DD`, so their order as text is their order in time.
  const late = date < today;
  if (actor === 'customer') return { key: late ? 'epd.mine.due.planLate' : 'epd.mine.due.plan', date };
  return { key: late ? 'epd.mine.due.otherLate' : 'epd.mine.due.other', date };
}

/** Missing files are told beside what the stage or another task says. */
function saysOf(stand: Stand, tasks: readonly Task[], idle: boolean): Sentence[] {
  const missing = tasks.filter(({ says }) => says.vars !== undefined).map(({ says }) => says);
  const [first] = tasks;
  const now = first === undefined || missing.includes(first.says) ? { key: stand.key } : first.says;
  return [now, ...missing, ...(idle ? [{ key: 'epd.mine.now.noAction' } as const] : [])];
}

/**
 * The one situation. What waits for the customer comes first, whatever the stage says.
 * @param today `YYYY-MM-DD`, the platform's day
 */
export function situationOf(progress: Progress, today: string): Situation {
  const stand = standOf(progress);
  const tasks = tasksOf(progress, today);
  const maybe = unknownOffers(progress);
  const actor = tasks.length > 0 ? 'customer' : stand.actor;
  const shown = tasks.map(({ offer }) => offer);
  return {
    actor,
    turn: actor === 'customer' ? 'yours' : actor === 'nobody' ? 'released' : 'others',
    tasks,
    says: saysOf(stand, tasks, stand.idle === true && tasks.length === 0 && maybe.length === 0),
    own: tasks.length > 0 ? deadlineOf(progress.customerDue, today, progress.quote === QUOTE.pending) : null,
    plan: planOf(actor, progress.dueDate, today),
    offers: [...shown, ...maybe].filter(
      ({ dialog }, place, all) => all.findIndex((one) => one.dialog === dialog) === place,
    ),
  };
}
