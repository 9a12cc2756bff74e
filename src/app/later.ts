import { noop } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { needTexts } from '#src/i18n/i18n.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';

/** So long after the first page: its own data goes first, ms. */
const AFTER_MS = 1000;

/**
 * Fetches once the first page stands what no later page should wait for: the other texts; and what helps where a script or the network
 * fails, which could not be fetched then.
 */
export function fetchLater(router: Pick<AnyRouter, 'subscribe'>): void {
  const stop = router.subscribe('onRendered', () => {
    stop();
    setTimeout(() => {
      // A page that does need them tries again, and says so when they do not come.
      void needTexts()?.catch(noop);
      loadChunk(() => import('./chunk-recovery.ts')).then((part) => part.recoverFromMissingChunks(), noop);
    }, AFTER_MS);
  });
}
