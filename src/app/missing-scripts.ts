import type { AnyRouter } from '@tanstack/react-router';
import { CHUNK_ERROR } from '#src/lib/errors.ts';
import { notify } from '#src/ui/notify.ts';
import { CHUNK_TIMEOUT_MS } from '#src/lib/limits.ts';

/** The router would recognise the browser's message and reload, which offline ends at the browser's error page. */
export function renameChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const { message } = payload;
    payload.name = CHUNK_ERROR;
    payload.message = `A script did not come. ${message}`;
    // Vite treats a failed style sheet as loaded while its link exists.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (message.endsWith(link.href)) link.remove();
  });
}

/** Browsers have no timeout for scripts; loaders do not wait for data, so a pending page waits for its chunk (document 1 §9). */
export function reportSlowPages(router: Pick<AnyRouter, 'subscribe'>): () => void {
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
