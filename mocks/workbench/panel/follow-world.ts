/** Refreshes the portal's page when its World is changed from outside. */
import { REFRESH_EVENT } from '#src/lib/refresh.ts';
import type { Schemas } from '../queries.ts';
import { watchNews } from '../events.ts';
import { currentWorld } from '../worlds.ts';

type News = Pick<Schemas['ControlNews'], 'life' | 'steered'>;

/** The session is stored shortly after the World changes; an immediate reload would end it, ms. */
const SETTLE_MS = 600;

/** Consequence of an event for a page with older data. */
export function meaningOf(before: News | null, now: News): 'nothing' | 'refresh' | 'reload' {
  if (before === null) return 'nothing';
  if (before.life !== now.life) return 'reload';
  return before.steered === now.steered ? 'nothing' : 'refresh';
}

interface Following {
  readonly onGone: () => void;
  readonly reload?: () => void;
}

/** Active while the page is visible. @returns unsubscribe */
export function followWorld({ onGone, reload = () => window.location.reload() }: Following): () => void {
  const watched = currentWorld();
  let seen: News | null = null;
  let timer: number | undefined;
  const reloadSoon = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(reload, SETTLE_MS);
  };
  const stop = watchNews({
    onGone,
    onNews: (news) => {
      const meaning = meaningOf(seen, news);
      seen = news;
      if (meaning === 'reload') reloadSoon();
      if (meaning === 'refresh') window.dispatchEvent(new Event(REFRESH_EVENT));
    },
  });
  const check = (): void => {
    if (currentWorld() !== watched) reloadSoon();
  };
  // Switching the World in another tab changes the session in storage.
  window.addEventListener('storage', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    window.removeEventListener('storage', check);
    document.removeEventListener('visibilitychange', check);
    window.clearTimeout(timer);
    stop();
  };
}
