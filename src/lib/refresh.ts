/** How a tool around the page, an app or a test for example, says that the server's data have changed. */

/** An event of the window: whatever is shown is read again. */
export const REFRESH_EVENT = 'portal:refresh';

/** Calls back whenever somebody asks for it. Returns the way to stop. */
export function onRefresh(run: () => void): () => void {
  window.addEventListener(REFRESH_EVENT, run);
  return () => window.removeEventListener(REFRESH_EVENT, run);
}
