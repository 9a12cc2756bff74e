/** Server-sent events of a World (openapi/control.yaml, watchWorld). */
import type { Schemas } from './api.ts';

const EVENTS_PATH = '/__mock/api/events';
const WORLD_NEWS = 'world';
/** Last event: the World was deleted. */
const GONE_NEWS = 'gone';

/** EventSource does not reconnect after an idle service worker was stopped, so we do, ms. */
const AGAIN_MS = 300;
/** A reconnect within this time is not reported as lost, ms. */
const GRACE_MS = 1500;

interface Hearing {
  readonly onNews: (news: Schemas['ControlNews']) => void;
  readonly onGone: () => void;
  /** The connection is lost. */
  readonly onLost?: () => void;
}

/** Subscribes to events of this browser's World. @returns unsubscribe */
export function watchNews({ onNews, onGone, onLost }: Hearing): () => void {
  let events: EventSource | null = null;
  let again: number | undefined;
  let losing: number | undefined;
  const begin = (): void => {
    const stream = new EventSource(EVENTS_PATH);
    events = stream;
    stream.addEventListener(WORLD_NEWS, ({ data }: MessageEvent<string>) => {
      window.clearTimeout(losing);
      losing = undefined;
      // Shape per openapi/control.yaml.
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
