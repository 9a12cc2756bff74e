import { noop } from '@tanstack/react-query';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { askForPage } from '#src/lib/server-page.ts';
import { readStorage, writeStorage } from '#src/lib/storage.ts';

// One chunk for all, which every page fetches after rendering.
export { keepPlace } from './keep-place.ts';
export { followRows } from './page-transitions.ts';

const RELOADED_AT = 'reloadedForChunk';
const ONCE_PER_MS = 60_000;
/** Time after a click or the start within which a failed chunk counts as requested by the user rather than preloaded, ms. */
const USER_ACTION_MS = 10_000;

const PRESSED = 'a, button, summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"]';

/** A click, popstate, submit, or a shortcut such as Ctrl+K. */
function isUserAction(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.ctrlKey || event.metaKey || event.key === '/';
  return (
    event.type !== 'click' || (event.target instanceof Element && event.target.closest(PRESSED) !== null)
  );
}

/**
 * After a deployment, open pages request deleted chunks. Reloads only for clicks and another build, and at most once a
 * minute.
 */
export function recoverFromMissingChunks(): void {
  let actedAt = Date.now();
  for (const name of ['click', 'popstate', 'submit', 'keydown'])
    window.addEventListener(
      name,
      (event) => {
        if (isUserAction(event)) actedAt = Date.now();
      },
      { capture: true },
    );

  // Preloads the notification stack, which must work offline.
  loadChunk(() => import('#src/ui/notice-stack.tsx')).catch(noop);

  let asking = false;
  window.addEventListener('vite:preloadError', () => {
    const now = Date.now();
    if (asking || now - actedAt > USER_ACTION_MS) return;
    if (now - Number(readStorage(RELOADED_AT, 'tab') ?? 0) < ONCE_PER_MS) return;
    asking = true;
    void askForPage().then((page) => {
      asking = false;
      // Without storage, the reload could loop.
      if (page === 'other' && writeStorage(RELOADED_AT, String(now), 'tab')) window.location.reload();
    });
  });
}
