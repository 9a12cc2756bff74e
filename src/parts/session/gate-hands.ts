import type { AskConfirm } from '#src/ui/use-confirm.ts';

/** What acting on a gate needs from the running portal. */
export interface GateHands {
  confirm: AskConfirm;
  /** Goes to a path of this portal. */
  goTo: (path: string) => void;
}

type Task = (hands: GateHands) => void;
let hands: GateHands | null = null;
let waiting: Task | null = null;

/** Runs a task now, or as soon as the portal is there: guards run before the first render. */
export function withHands(task: Task): void {
  if (hands === null) waiting = task;
  else task(hands);
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
