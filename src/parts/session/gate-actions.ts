import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type AskConfirm, askConfirm } from '#src/ui/ask-confirm.ts';

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

/** Mounted once, so that `runGate` can ask and navigate from anywhere. */
export function GateHost(): null {
  const router = useRouter();
  useEffect(
    () =>
      provideGateActions({
        confirm: askConfirm,
        goTo: (href) => void router.navigate({ href }),
      }),
    [router],
  );
  return null;
}
