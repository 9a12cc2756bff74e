/** What the server says now when it is asked for this page: nothing that helps, the page as it is open here, or one of another build. */
export type ServerPage = 'silent' | 'same' | 'other';

/** So long the server may take to say it, ms: whoever asks has pressed something. */
const PATIENCE_MS = 8000;

/** The script that a page starts with carries the hash of all others in its name. */
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/** Asks the server for this page, past every cache. */
export async function askForPage(): Promise<ServerPage> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), PATIENCE_MS);
  try {
    // Without its query: links that start a situation of the mock would start it anew.
    const response = await fetch(window.location.pathname, {
      cache: 'no-store',
      headers: { accept: 'text/html' },
      signal: control.signal,
    });
    const entry = response.ok ? ENTRY.exec(await response.text())?.[1] : undefined;
    if (entry === undefined) return 'silent';
    return document.querySelector(`script[src="${entry}"]`) === null ? 'other' : 'same';
  } catch {
    return 'silent';
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads the page anew where the server has just answered: without it the browser's own error page would take the place of this one.
 * @param before what is to be done right before it
 * @returns false when the server did not answer, and nothing was done
 */
export async function reloadWhereAnswered(before?: () => unknown): Promise<boolean> {
  if ((await askForPage()) === 'silent') return false;
  before?.();
  window.location.reload();
  return true;
}
