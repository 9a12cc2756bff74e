/** The stream of news of a World (openapi/control.yaml, watchWorld). */
import type { Schemas } from './api.ts';

const EVENTS_PATH = '/__mock/api/events';
const WORLD_NEWS = 'world';
/** The last one: somebody deleted the World. */
const GONE_NEWS = 'gone';

/** A browser tries again by itself when a server has gone, but not when a service worker was let rest: then we do, ms. */
const AGAIN_MS = 300;
/** What comes back so soon was not lost, ms. */
const GRACE_MS = 1500;

interface Hearing {
  readonly onNews: (news: Schemas['ControlNews']) => void;
  readonly onGone: () => void;
  /** Nothing is heard now. */
  readonly onLost?: () => void;
}

/**
 * Hears the news of the World of this browser.
 * @returns the way to stop
 */
export function hearNews({ onNews, onGone, onLost }: Hearing): () => void {
  let events: EventSource | null = null;
  let again: number | undefined;
  let losing: number | undefined;
  const begin = (): void => {
    const stream = new EventSource(EVENTS_PATH);
    events = stream;
    stream.addEventListener(WORLD_NEWS, ({ data }: MessageEvent<string>) => {
      window.clearTimeout(losing);
      losing = undefined;
      // As openapi/control.yaml has it.
      onNews(JSON.parse(data) as Schemas['ControlNews']);
    });
    stream.addEventListener(GONE_NEWS, onGone);
    stream.addEventListener('error', () => {
      if (onLost !== undefined) losing ??= window.setTimeout(onLost, GRACE_MS);
      if (stream.readyState === EventSource.CLOSED) again = window.setTimeout(begin, AGAIN_MS);
    });
  };
  begin();
  return () => {
    window.clearTimeout(again);
    window.clearTimeout(losing);
    events?.close();
  };
}
