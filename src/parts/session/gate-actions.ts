import type { AskConfirm } from '#src/ui/use-confirm.ts';

export interface GateActions {
  confirm: AskConfirm;
  goTo: (path: string) => void;
}

type Task = (actions: GateActions) => void;
let actions: GateActions | null = null;
let waiting: Task | null = null;

/** Runs a task once the portal is mounted: route guards run before the first render. */
export function withGateActions(task: Task): void {
  if (actions === null) waiting = task;
  else task(actions);
}

export function provideGateActions(provided: GateActions): () => void {
  actions = provided;
  waiting?.(provided);
  waiting = null;
  return () => {
    if (actions === provided) actions = null;
  };
}
