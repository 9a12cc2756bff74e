/** A World apart from all others in which a recording is played, by the same code that answers over HTTP. */
import { answerCall } from '../core/answer-call.ts';
import type { Mock } from '../core/mock.ts';
import { viaWeb } from '../core/web.ts';
import type { Recording } from '../recording/format.ts';
import type { Player } from '../recording/player.ts';
import type { LiveWorld } from '../world/world.ts';
import { Worlds } from '../world/worlds.ts';
import type { ControlCall } from './control.ts';

const WORLD = 'replay';

export interface PlayRoom {
  readonly player: Player;
  readonly world: LiveWorld;
}

/**
 * Makes the World that a recording begins with. Throws for a scenario that nobody wrote.
 * @param seed in place of the recording's.
 */
export async function openPlayRoom(
  mock: Mock,
  ask: ControlCall['ask'],
  { base }: Recording,
  seed = base.seed,
): Promise<PlayRoom> {
  const worlds = new Worlds(mock.worlds.factory);
  worlds.fallback = WORLD;
  const { scenario, size, now } = base;
  const world = await worlds.resetInSlices(WORLD, { scenario, size, seed, now: Date.parse(now) });
  // Nobody waits for a delay that was asked for: the clock is set before each step anyway.
  const own: Mock = { ...mock, worlds, sleep: () => Promise.resolve() };
  const player: Player = {
    origin: 'http://localhost',
    headers: {},
    send: (request) =>
      viaWeb(new URL(request.url).pathname.startsWith('/__mock/') ? ask : answerCall, own, request),
    stage: {
      standAt: (epochMs) => {
        world.clock.set({ now: epochMs, frozen: true });
        return Promise.resolve();
      },
      leave: (frozen) => {
        world.clock.set({ frozen });
        return Promise.resolve();
      },
    },
  };
  return { player, world };
}
