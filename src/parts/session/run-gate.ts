import { redirect } from '@tanstack/react-router';
import { clearSession, currentUser } from '#src/api/session.ts';
import type { Gate, GateText } from '#src/lib/gates.ts';
import { requestLogin, type PendingAction } from '#src/lib/login-prompt.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';
import { notify } from '#src/ui/notify.ts';
import { withGateActions } from './gate-actions.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    turnedAway?: GateText;
  }
}

/** document 2 §6. @param wanted redirect target after login, path with search. @param waiting action to resume there */
export function runGate(gate: Gate, wanted: string, waiting?: PendingAction): boolean {
  if (gate.kind === 'allow') return true;
  tell(gate, wanted, waiting);
  if (gate.kind === 'redirect' && gate.ask !== true) withGateActions(({ goTo }) => goTo(gate.to));
  return false;
}

type ClosedGate = Exclude<Gate, { kind: 'allow' }>;

export interface Closed {
  gate: ClosedGate;
  href: string;
}

/**
 * A refused user keeps the URL and sees the reason; only documented redirects navigate. Preloading shows no messages.
 * @throws Redirect
 */
export function enforceGate(
  gate: Gate,
  wanted: { location: { href: string }; preload: boolean },
): { turnedAway: Closed | null } {
  if (gate.kind === 'allow') return { turnedAway: null };
  if (gate.kind === 'redirect' && gate.ask !== true) {
    const state = gate.warning === null ? {} : { turnedAway: gate.warning };
    // Home cannot display the history state, so a notification is shown.
    if (gate.to === '/' && gate.warning !== null && !wanted.preload) notify.info(gate.warning);
    throw redirect({ href: gate.to, replace: true, state });
  }
  // The documents require a login prompt (document 2 §6); other reasons are shown on the page.
  const { href } = wanted.location;
  if (gate.kind === 'login' && !wanted.preload) askToLogIn(href);
  return { turnedAway: { gate, href } };
}

/** An expired cookie shows "session expired" once; other visitors are asked to log in. */
function askToLogIn(returnPath: string, waiting?: PendingAction): void {
  const ranOut = currentUser() === null && readStorage(STORAGE.userInfo) !== null;
  if (ranOut) clearSession();
  requestLogin({ how: ranOut ? 'again' : 'prompt', returnPath, ...(waiting && { waiting }) });
}

/** Shows the reason; asks for confirmation before a redirect where the gate requires it. */
function tell(gate: ClosedGate, wanted: string, waiting?: PendingAction): void {
  switch (gate.kind) {
    case 'login':
      askToLogIn(wanted, waiting);
      return;
    case 'warn':
      notify.warn(gate.warning);
      return;
    case 'redirect':
      if (gate.warning === null) return;
      if (gate.ask === true) askToGo(gate.to, gate.warning);
      else notify.warn(gate.warning);
  }
}

function askToGo(to: string, warning: NonNullable<Extract<Gate, { kind: 'redirect' }>['warning']>): void {
  withGateActions(({ confirm, goTo }) => {
    void confirm({
      title: 'common.tip',
      body: warning,
      confirmLabel: 'guard.refill',
      cancelLabel: 'common.later',
    }).then((agreed) => {
      if (agreed) goTo(to);
    });
  });
}
