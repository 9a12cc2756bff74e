/** A page of the portal follows its World: what the workbench or anybody else changes there shows at once. */
import { REFRESH_EVENT } from '#src/lib/refresh.ts';
import type { Schemas } from '../api.ts';
import { watchNews } from '../events.ts';
import { currentWorld } from '../worlds.ts';

type News = Pick<Schemas['ControlNews'], 'life' | 'steered'>;

/** The browser's session comes a little later than its World: a page that is loaded at once would end it, ms. */
const SETTLE_MS = 600;

/** What news mean for a page that was read when the World stood elsewhere. */
export function meaningOf(before: News | null, now: News): 'nothing' | 'refresh' | 'reload' {
  if (before === null) return 'nothing';
  if (before.life !== now.life) return 'reload';
  return before.steered === now.steered ? 'nothing' : 'refresh';
}

interface Following {
  /** Somebody deleted the World. */
  readonly onGone: () => void;
  readonly reload?: () => void;
}

/**
 * Follows while the page is seen: a browser opens only six connections to a server, and each stream takes one.
 * @returns the way to stop
 */
export function followWorld({ onGone, reload = () => window.location.reload() }: Following): () => void {
  const watched = currentWorld();
  let seen: News | null = null;
  let stop: (() => void) | null = null;
  let timer: number | undefined;
  const reloadSoon = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(reload, SETTLE_MS);
  };
  const onNews = (news: News): void => {
    const meaning = meaningOf(seen, news);
    seen = news;
    if (meaning === 'reload') reloadSoon();
    if (meaning === 'refresh') window.dispatchEvent(new Event(REFRESH_EVENT));
  };
  const check = (): void => {
    if (currentWorld() !== watched) reloadSoon();
    if (document.hidden) {
      stop?.();
      stop = null;
    } else {
      stop ??= watchNews({ onNews, onGone });
    }
  };
  // Another tab that goes to another World signs somebody in there, which changes what the browser keeps.
  window.addEventListener('storage', check);
  document.addEventListener('visibilitychange', check);
  check();
  return () => {
    window.removeEventListener('storage', check);
    document.removeEventListener('visibilitychange', check);
    window.clearTimeout(timer);
    stop?.();
  };
}
