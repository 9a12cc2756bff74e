/** A World apart from all others in which a recording is played, by the same code that answers over HTTP. */
import { answerCall } from '../core/answer-call.ts';
import type { Mock } from '../core/mock.ts';
import { viaWeb } from '../core/web.ts';
import { openingOf, unfit, type FindSnapshot } from '../recording/base.ts';
import type { Recording } from '../recording/format.ts';
import type { Player } from '../recording/player.ts';
import { SnapshotError } from '../world/snapshot.ts';
import type { LiveWorld } from '../world/world.ts';
import { Worlds } from '../world/worlds.ts';
import type { ControlCall } from './control.ts';

const WORLD = 'replay';

export interface PlayRoom {
  readonly player: Player;
  readonly world: LiveWorld;
}

/**
 * Makes the World that a recording begins with. Throws for a scenario that nobody wrote, and a RecordingError for a snapshot that is
 * missing or does not fit.
 * @param seed in place of the recording's.
 */
export async function openPlayRoom(
  mock: Mock,
  ask: ControlCall['ask'],
  recording: Recording,
  seed = recording.base.seed,
  find?: FindSnapshot,
): Promise<PlayRoom> {
  const { scenario, size, now } = recording.base;
  const { snapshot, ...opening } = await openingOf(recording, seed, find);
  const worlds = new Worlds(mock.worlds.factory);
  worlds.fallback = WORLD;
  const world =
    snapshot === null
      ? await worlds.resetInSlices(WORLD, { scenario, size, seed, now: Date.parse(now) })
      : await worlds.restore(WORLD, snapshot).catch((error: unknown) => {
          throw error instanceof SnapshotError ? unfit(recording, seed, error.message) : error;
        });
  // Nobody waits for a delay that was asked for: the clock is set before each step anyway.
  const own: Mock = { ...mock, worlds, sleep: () => Promise.resolve() };
  const player: Player = {
    origin: 'http://localhost',
    headers: {},
    opening,
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
