const RELOADED_AT = 'reloadedForChunk';
const ONCE_PER_MS = 60_000;

/**
 * After a deployment an open page asks for chunks that are gone. Vite reports it; one reload fetches the new page.
 * Only once a minute, so that a broken deployment does not reload for ever.
 */
export function recoverFromMissingChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(window.sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Date.now() - last < ONCE_PER_MS) return;
    event.preventDefault();
    window.sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    window.location.reload();
  });
}
