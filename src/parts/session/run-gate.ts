import { redirect } from '@tanstack/react-router';
import { clearSession, currentUser } from '#src/api/session.ts';
import type { Gate, GateText } from '#src/lib/gates.ts';
import { requestLogin, type WaitingAction } from '#src/lib/login-prompt.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';
import { notify } from '#src/ui/notify.ts';
import { withHands } from './gate-hands.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Why a guarded page led here. */
    turnedAway?: GateText;
  }
}

/**
 * Acts on a gate in a button: asks to log in and remembers the wanted path, warns, or leads elsewhere (document 2 §6).
 * @param wanted path with search that is gone to after a login
 * @param waiting what is done there by itself
 * @returns whether the way is open
 */
export function runGate(gate: Gate, wanted: string, waiting?: WaitingAction): boolean {
  if (gate.kind === 'allow') return true;
  tell(gate, wanted, waiting);
  if (gate.kind === 'redirect' && gate.ask !== true) withHands(({ goTo }) => goTo(gate.to));
  return false;
}

/** A gate that lets nobody through to the page itself. */
type ClosedGate = Exclude<Gate, { kind: 'allow' }>;

/** What stands in the context of a route whose page is not open to its reader. */
export interface Closed {
  gate: ClosedGate;
  /** The address that was wanted. */
  href: string;
}

/**
 * The same in `beforeLoad`: whoever is turned away stays at the address, where a page says why and what to do next
 * (turned-away.tsx). Only a documented redirect leads elsewhere; what it is about goes along, so that the page there can
 * say it. A hovered link prepares its page silently.
 * @param wanted the arguments of `beforeLoad`
 * @returns for the context of the route: the gate that is closed, or null
 * @throws Redirect
 */
export function enforceGate(
  gate: Gate,
  wanted: { location: { href: string }; preload: boolean },
): { turnedAway: Closed | null } {
  if (gate.kind === 'allow') return { turnedAway: null };
  if (gate.kind === 'redirect' && gate.ask !== true) {
    const state = gate.warning === null ? {} : { turnedAway: gate.warning };
    // Home has no place that would say it.
    if (gate.to === '/' && gate.warning !== null && !wanted.preload) notify.info(gate.warning);
    throw redirect({ href: gate.to, replace: true, state });
  }
  // The documents want a prompt for a login (document 2 §6); all else stands on the page.
  const { href } = wanted.location;
  if (gate.kind === 'login' && !wanted.preload) askToLogIn(href);
  return { turnedAway: { gate, href } };
}

/** Somebody whose cookie has run out is told that the session has ended, once; a visitor is asked to log in first. */
function askToLogIn(returnPath: string, waiting?: WaitingAction): void {
  const ranOut = currentUser() === null && readStorage(STORAGE.userInfo) !== null;
  if (ranOut) clearSession();
  requestLogin({ how: ranOut ? 'again' : 'prompt', returnPath, ...(waiting && { waiting }) });
}

/** Says why not; where the gate only leads elsewhere after a yes, asks. */
function tell(gate: ClosedGate, wanted: string, waiting?: WaitingAction): void {
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
  withHands(({ confirm, goTo }) => {
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
