import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage, writeStorage } from '#src/lib/storage.ts';

/** Afterwards the content is taken to have come, ms. */
const PATIENCE_MS = 8000;
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the scroll position when the page reloads, as it does for another language (document 1 §1). The router restores it once,
 * when the page may still be too short; this goes on while the content comes, until the user moves.
 */
export function keepPlace(): void {
  const kept = readStorage(STORAGE.place, 'tab') ?? '';
  window.addEventListener('pagehide', () => {
    writeStorage(STORAGE.place, `${String(window.scrollY)} ${window.location.pathname}`, 'tab');
  });
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type !== 'reload' || !kept.endsWith(` ${window.location.pathname}`)) return;
  const top = Number.parseFloat(kept);
  const content = new ResizeObserver(() => {
    window.scrollTo({ top });
    if (window.scrollY >= Math.floor(top)) stop();
  });
  const stop = (): void => {
    content.disconnect();
    for (const name of OWN_MOVES) window.removeEventListener(name, stop);
  };
  for (const name of OWN_MOVES) window.addEventListener(name, stop, { passive: true });
  setTimeout(stop, PATIENCE_MS);
  content.observe(document.body);
}
