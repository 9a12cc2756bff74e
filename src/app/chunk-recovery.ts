import { noop } from '@tanstack/react-query';
import { CHUNK_ERROR } from '#src/lib/errors.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { askForPage } from '#src/lib/server-page.ts';
import { readStorage, writeStorage } from '#src/lib/storage.ts';

const RELOADED_AT = 'reloadedForChunk';
const ONCE_PER_MS = 60_000;
/** So long after a press (or the start) a script that fails to come was wanted; later ones were only fetched ahead. */
const WANTED_FOR_MS = 10_000;

/** What somebody presses to get something; a click into a field is none. */
const PRESSED = 'a, button, summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"]';

/** Whether something was asked for: pressed, or on ways without a press, as back and forward, a form sent by Enter, keys such as Ctrl+K. */
function isWish(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.ctrlKey || event.metaKey || event.key === '/';
  return (
    event.type !== 'click' || (event.target instanceof Element && event.target.closest(PRESSED) !== null)
  );
}

/**
 * After a deployment an open page asks for chunks that are gone. Vite reports it; whoever wanted the chunk says that it did not come, and
 * where the server has just named another build, one reload fetches that. Only once a minute, so that servers that name different ones
 * do not reload for ever; and not for what is fetched while a link is hovered, because somebody may be typing: the press that follows
 * asks again.
 */
export function recoverFromMissingChunks(): void {
  let wantedAt = Date.now();
  for (const name of ['click', 'popstate', 'submit', 'keydown'])
    window.addEventListener(
      name,
      (event) => {
        if (isWish(event)) wantedAt = Date.now();
      },
      { capture: true },
    );

  // What shows messages: that there is no network could not be said otherwise.
  loadChunk(() => import('#src/ui/notice-stack.tsx')).catch(noop);

  let asking = false;
  window.addEventListener('vite:preloadError', ({ payload }) => {
    giveUp(payload);
    const now = Date.now();
    if (asking || now - wantedAt > WANTED_FOR_MS) return;
    if (now - Number(readStorage(RELOADED_AT, 'tab') ?? 0) < ONCE_PER_MS) return;
    asking = true;
    void askForPage().then((page) => {
      asking = false;
      // Where nothing can be noted, a reload could be followed by the next one.
      if (page === 'other' && writeStorage(RELOADED_AT, String(now), 'tab')) window.location.reload();
    });
  });
}

/** Makes the next try a whole one, and of the error one that the router does not answer by loading the page anew. */
function giveUp(error: Error): void {
  const { message } = error;
  error.name = CHUNK_ERROR;
  error.message = `A script did not come. ${message}`;
  // A style sheet that failed counts as there as long as its link stands.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (message.endsWith(link.href)) link.remove();
}
