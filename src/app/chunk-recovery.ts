import { readStorage, writeStorage } from '#src/lib/storage.ts';

const RELOADED_AT = 'reloadedForChunk';
const ONCE_PER_MS = 60_000;
/** So long after a press (or the start) a script that fails to come was wanted; later ones were only fetched ahead. */
const WANTED_FOR_MS = 10_000;

/** What somebody presses to get something; a click into a field is none. */
const PRESSED = 'a, button, summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"]';

/**
 * After a deployment an open page asks for chunks that are gone. Vite reports it; one reload fetches the new page. Only once a
 * minute, so that a broken deployment does not reload for ever; and not for what is fetched while a link is hovered, because
 * somebody may be typing: the press that follows asks again.
 */
export function recoverFromMissingChunks(): void {
  let wantedAt = Date.now();
  const want = (): void => {
    wantedAt = Date.now();
  };
  window.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest(PRESSED) !== null) want();
    },
    { capture: true },
  );
  // Ways without a press: back and forward, a form sent by Enter, keys such as Ctrl+K.
  window.addEventListener('popstate', want);
  window.addEventListener('submit', want, { capture: true });
  window.addEventListener(
    'keydown',
    ({ ctrlKey, metaKey, key }) => {
      if (ctrlKey || metaKey || key === '/') want();
    },
    { capture: true },
  );

  window.addEventListener('vite:preloadError', (event) => {
    const now = Date.now();
    if (now - wantedAt > WANTED_FOR_MS) return;
    const last = Number(readStorage(RELOADED_AT, 'tab') ?? 0);
    // Where nothing can be noted, a reload could be followed by the next one.
    if (now - last < ONCE_PER_MS || !writeStorage(RELOADED_AT, String(now), 'tab')) return;
    event.preventDefault();
    window.location.reload();
  });
}
