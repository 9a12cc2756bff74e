import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useSecondsUntil } from '#src/ui/countdown-button.tsx';
import { usePhrase, type Phrase } from '#src/ui/words.ts';
import type { CaptchaState } from './state.ts';
import classes from './captcha-body.module.css';

/** The line under the picture that says what happens, and reads it out. */
export function CaptchaStatus({ state }: { state: CaptchaState }): ReactNode {
  const { t } = useText();
  const phrase = usePhrase();
  const { notice, phase } = state;
  // The end of a pause is told; the seconds until then are only shown.
  const waiting = useSecondsUntil(phase.at === 'blocked' ? phase.until : null) > 0;
  const reason = notice?.kind === 'broken' ? phrase(notice.message) : '';
  const said = statusOf(state, reason, waiting);
  const tone = notice !== null && notice.kind !== 'expired' ? 'attention' : undefined;
  return (
    <p className={classes.status} role="status" data-tone={tone}>
      {said === null
        ? t(state.puzzle?.type === 'clickWord' ? 'captcha.clickCount' : 'captcha.pieceHint', counts(state))
        : phrase(said)}
    </p>
  );
}

/**
 * What the status line says; null when it only says what to do.
 * @param reason of a broken check, in words
 * @param waiting the pause that the server wants still runs
 */
export function statusOf({ phase, notice }: CaptchaState, reason: string, waiting: boolean): Phrase | null {
  switch (phase.at) {
    case 'loading':
      return 'captcha.loading';
    case 'verifying':
      return 'captcha.verifying';
    case 'passed':
      return { key: 'captcha.success', vars: { seconds: phase.seconds } };
    case 'failed':
      return 'captcha.fail';
    case 'blocked':
      return waiting ? `captcha.${phase.reason}Short` : 'captcha.waitOver';
    case 'broken':
      return phase.message;
    default:
  }
  if (notice === null) return null;
  if (notice.kind === 'broken') return { key: 'captcha.brokenNew', vars: { reason } };
  return notice.kind === 'expired' ? 'captcha.expiredNew' : 'captcha.failedNew';
}

function counts({ points, puzzle }: CaptchaState): { done: number; total: number } {
  return { done: points.length, total: puzzle?.words.length ?? 0 };
}
