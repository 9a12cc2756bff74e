/** Window event of tools around the page, such as an app or a test: the displayed data is refetched. */
export const REFRESH_EVENT = 'portal:refresh';

export function onRefresh(run: () => void): () => void {
  window.addEventListener(REFRESH_EVENT, run);
  return () => window.removeEventListener(REFRESH_EVENT, run);
}
