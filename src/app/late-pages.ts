import type { AnyRouter } from '@tanstack/react-router';
import { CHUNK_TIMEOUT_MS } from '#src/lib/limits.ts';
import { notify } from '#src/ui/notify.ts';

/**
 * Says so when the script of a page has not come after 120 s (document 1 §9): the browser itself would wait for ever.
 * Loaders do not wait for data, so a page that is pending for so long waits for its script. Returns the way to stop.
 */
export function tellLatePages(router: Pick<AnyRouter, 'subscribe'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const offStart = router.subscribe('onBeforeLoad', () => {
    stop();
    timer = setTimeout(() => notify.error('error.chunkLoad'), CHUNK_TIMEOUT_MS);
  });
  const offEnd = router.subscribe('onLoad', stop);
  return () => {
    stop();
    offStart();
    offEnd();
  };
}
