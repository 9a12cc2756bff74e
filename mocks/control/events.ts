/** What happens in a World, as it happens: server-sent events for pages and programs that watch it. */
import type { Mock } from '../core/mock.ts';
import type { LiveWorld } from '../world/world.ts';
import { WorldGoneError } from '../world/world-id.ts';
import { AsItIs, type ControlHandlers } from './control.ts';
import type { ControlSchemas } from '../openapi/control.gen.ts';

/** Calls that come in a heap are told once, ms. */
const GATHER_MS = 50;
/** A line without meaning, so that nothing between takes a quiet stream for a dead one, ms. */
const BEAT_MS = 15_000;

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

/** Where the World stands, or that it was deleted. */
function tidings(mock: Mock, worldId: string): { readonly text: string; readonly isLast: boolean } {
  try {
    return { text: newsText(mock.worlds.get(worldId)), isLast: false };
  } catch (error) {
    if (!(error instanceof WorldGoneError)) throw error;
    return { text: `event: gone\ndata: ${JSON.stringify({ world: worldId })}\n\n`, isLast: true };
  }
}

/** The stream of one watcher. Where the World stands comes at once, and again whenever something has happened. */
function newsOf(mock: Mock, worldId: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let stop = (): void => undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string): void => controller.enqueue(encoder.encode(text));
      const tell = (): void => {
        const { text, isLast } = tidings(mock, worldId);
        send(text);
        if (!isLast) return;
        stop();
        controller.close();
      };
      let gathering: ReturnType<typeof setTimeout> | undefined;
      const unwatch = mock.worlds.watchers.watch(worldId, () => {
        gathering ??= setTimeout(() => {
          gathering = undefined;
          tell();
        }, GATHER_MS);
      });
      const beat = setInterval(() => send(': still here\n\n'), BEAT_MS);
      stop = () => {
        unwatch();
        clearTimeout(gathering);
        clearInterval(beat);
      };
      tell();
    },
    cancel: () => stop(),
  });
}

export const eventHandlers = {
  watchWorld: ({ mock, worldId }) => new AsItIs('text/event-stream; charset=utf-8', newsOf(mock, worldId)),
} satisfies ControlHandlers<'watchWorld'>;
