/** Window event by which an embedding app or a test requests a refetch. */
export const REFRESH_EVENT = 'portal:refresh';

export function onRefresh(run: () => void): () => void {
  window.addEventListener(REFRESH_EVENT, run);
  return () => window.removeEventListener(REFRESH_EVENT, run);
}
