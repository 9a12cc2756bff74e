import { RELOADING } from './reloading.ts';

/** State of the server for this page: no response, the same build, or another build. */
export type ServerPage = 'silent' | 'same' | 'other';

/** Timeout, ms; short because the user is waiting. */
const TIMEOUT_MS = 8000;

/** The entry script's file name contains the hash of the build. */
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

export async function askForPage(): Promise<ServerPage> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), TIMEOUT_MS);
  try {
    // Without the query: the mock's scenario links would restart the scenario.
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

/** @param before called right before the reload. @returns false if the server did not respond; nothing is changed then */
export async function reloadIfReachable(before?: () => unknown): Promise<boolean> {
  if ((await askForPage()) === 'silent') return false;
  before?.();
  window.dispatchEvent(new Event(RELOADING));
  window.location.reload();
  return true;
}
