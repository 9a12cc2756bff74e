import type { AskConfirm } from '#src/ui/use-confirm.ts';

/** What acting on a gate needs from the running portal. */
export interface GateHands {
  confirm: AskConfirm;
  /** Goes to a path of this portal. */
  goTo: (path: string) => void;
  /** The address of the page that is shown, or null before the first one. */
  here: () => string | null;
}

type Task = (hands: GateHands) => void;
let hands: GateHands | null = null;
let waiting: Task | null = null;

/** Runs a task now, or as soon as the portal is there: guards run before the first render. */
export function withHands(task: Task): void {
  if (hands === null) waiting = task;
  else task(hands);
}

/** The address of the page that is shown, or null before the first one. */
export function shownPath(): string | null {
  return hands?.here() ?? null;
}

/** Lends the running portal to the gates. Returns the way to take it back. */
export function lendHands(lent: GateHands): () => void {
  hands = lent;
  waiting?.(lent);
  waiting = null;
  return () => {
    if (hands === lent) hands = null;
  };
}
