/** Server-sent events about changes of a World. */
import type { Mock } from '../core/mock.ts';
import type { LiveWorld } from '../world/world.ts';
import { WorldGoneError } from '../world/world-id.ts';
import { RawAnswer, type ControlHandlers } from './control.ts';
import type { ControlSchemas } from '../openapi/control.gen.ts';

/** Merges bursts of changes into one event, ms. */
const THROTTLE_MS = 50;
/** Keep-alive interval, ms: proxies close idle connections. */
const HEARTBEAT_MS = 15_000;

function newsText(world: LiveWorld): string {
  const { id, scenario, journal, steered, recorder } = world;
  const news: ControlSchemas['ControlNews'] = {
    world: id,
    scenario,
    entries: journal.count,
    steered,
    life: recorder.life,
  };
  return `event: world\ndata: ${JSON.stringify(news)}\n\n`;
}

function currentNews(mock: Mock, worldId: string): { readonly text: string; readonly isLast: boolean } {
  try {
    return { text: newsText(mock.worlds.get(worldId)), isLast: false };
  } catch (error) {
    if (!(error instanceof WorldGoneError)) throw error;
    return { text: `event: gone\ndata: ${JSON.stringify({ world: worldId })}\n\n`, isLast: true };
  }
}

function newsOf(mock: Mock, worldId: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let stop = (): void => undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string): void => controller.enqueue(encoder.encode(text));
      const sendNews = (): void => {
        const { text, isLast } = currentNews(mock, worldId);
        send(text);
        if (!isLast) return;
        stop();
        controller.close();
      };
      let pending: ReturnType<typeof setTimeout> | undefined;
      const unsubscribe = mock.worlds.watchers.watch(worldId, () => {
        pending ??= setTimeout(() => {
          pending = undefined;
          sendNews();
        }, THROTTLE_MS);
      });
      const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS);
      stop = () => {
        unsubscribe();
        clearTimeout(pending);
        clearInterval(heartbeat);
      };
      sendNews();
    },
    cancel: () => stop(),
  });
}

export const eventHandlers = {
  watchWorld: ({ mock, worldId }) => new RawAnswer('text/event-stream; charset=utf-8', newsOf(mock, worldId)),
} satisfies ControlHandlers<'watchWorld'>;
