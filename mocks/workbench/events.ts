/** Server-sent events of a World (openapi/control.yaml, watchWorld). */
import type { components } from '../openapi/control.gen.ts';

const EVENTS_PATH = '/__mock/api/events';

/** EventSource does not reconnect after an idle service worker was stopped, so we do, ms. */
const AGAIN_MS = 300;
/** A reconnect within this time is not reported as lost, ms. */
const GRACE_MS = 1500;

interface Listeners {
  readonly onNews: (news: components['schemas']['ControlNews']) => void;
  readonly onGone: () => void;
  readonly onLost?: () => void;
}

/**
 * Subscribes to events of this browser's World while the page is visible: browsers limit connections per host to six, and each
 * stream takes one. @returns unsubscribe
 */
export function watchNews({ onNews, onGone, onLost }: Listeners): () => void {
  let events: EventSource | null = null;
  let again: number | undefined;
  let losing: number | undefined;
  const open = (): void => {
    const stream = new EventSource(EVENTS_PATH);
    events = stream;
    stream.addEventListener('world', ({ data }: MessageEvent<string>) => {
      window.clearTimeout(losing);
      losing = undefined;
      // Shape per openapi/control.yaml.
      onNews(JSON.parse(data) as components['schemas']['ControlNews']);
    });
    stream.addEventListener('gone', onGone);
    stream.addEventListener('error', () => {
      if (onLost !== undefined) losing ??= window.setTimeout(onLost, GRACE_MS);
      if (stream.readyState === EventSource.CLOSED) again = window.setTimeout(open, AGAIN_MS);
    });
  };
  const close = (): void => {
    window.clearTimeout(again);
    window.clearTimeout(losing);
    losing = undefined;
    events?.close();
    events = null;
  };
  const follow = (): void => {
    if (document.hidden) close();
    else if (events === null) open();
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close();
  };
}
