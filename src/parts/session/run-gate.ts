import { redirect } from '@tanstack/react-router';
import type { Gate } from '#src/lib/gates.ts';
import { requestLogin } from '#src/lib/login-prompt.ts';
import { notify } from '#src/ui/notify.ts';
import { shownPath, withHands } from './gate-hands.ts';

/**
 * Acts on a gate in a button: asks to log in and remembers the wanted path, warns, or leads elsewhere (document 2 §6).
 * @param wanted path with search that is gone to after a login
 * @returns whether the way is open
 */
export function runGate(gate: Gate, wanted: string): boolean {
  if (gate.kind === 'allow') return true;
  tell(gate, wanted);
  if (gate.kind === 'redirect' && gate.ask !== true) withHands(({ goTo }) => goTo(gate.to));
  return false;
}

/**
 * The same in `beforeLoad`: returns when the way is open, otherwise throws a redirect: to where the gate leads, or back
 * to the page that is shown (home, when the address was typed). A hovered link prepares its page silently.
 * @param wanted the arguments of `beforeLoad`
 * @throws Redirect
 */
export function enforceGate(gate: Gate, wanted: { location: { href: string }; preload: boolean }): void {
  if (gate.kind === 'allow') return;
  if (!wanted.preload) tell(gate, wanted.location.href);
  const leads = gate.kind === 'redirect' && gate.ask !== true;
  throw redirect({ href: leads ? gate.to : pageToStayOn(wanted.location.href), replace: true });
}

/** Says why not; where the gate only leads elsewhere after a yes, asks. */
function tell(gate: Exclude<Gate, { kind: 'allow' }>, wanted: string): void {
  switch (gate.kind) {
    case 'login':
      requestLogin({ how: 'prompt', returnPath: wanted });
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

// A reload of the guarded page itself shows that page first: then home is the only place left.
function pageToStayOn(wanted: string): string {
  const shown = shownPath();
  return shown === null || shown === wanted ? '/' : shown;
}
