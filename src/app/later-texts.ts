import { noop } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { needTexts } from '#src/i18n/i18n.ts';

/** So long after the first page: its own data goes first, ms. */
const AFTER_MS = 1000;

/** Fetches the other texts once the first page stands, so that no later page waits for them. */
export function fetchOtherTexts(router: Pick<AnyRouter, 'subscribe'>): void {
  const stop = router.subscribe('onRendered', () => {
    stop();
    // A page that does need them tries again, and says so when they do not come.
    setTimeout(() => void needTexts()?.catch(noop), AFTER_MS);
  });
}
