/** Replays a recording in a separate World with streamed progress; at the end, that World replaces the caller's. */
import { messageOf } from '../lib/text.ts';
import { fromBase64, sha256 } from '../lib/bytes.ts';
import { baseWithDigest, type FindSnapshot, replayStartOf, unfit } from '../recording/base.ts';
import type { RecordedFile, Recording } from '../recording/format.ts';
import { checkComplete, readRecording } from '../recording/read.ts';
import { replay, linesOf, stepsUntil, type EndLine, type StepLine } from '../recording/replay.ts';
import type { LiveWorld } from '../world/world.ts';
import * as api from './control.ts';
import { answerCall } from '../core/answer-call.ts';
import type { Mock } from '../core/mock.ts';
import { answerWeb } from '../core/web.ts';
import type { Player } from '../recording/player.ts';
import { SnapshotError } from '../world/snapshot.ts';
import { Worlds } from '../world/worlds.ts';

const WORLD = 'replay';

interface ReplayWorld {
  readonly player: Player;
  readonly world: LiveWorld;
}

/**
 * Creates the World of the recording's start. @param seed replaces the recording's. @throws RecordingError for an unknown
 * scenario or unusable snapshot
 */
export async function createReplayWorld(
  mock: Mock,
  ask: api.ControlCall['ask'],
  recording: Recording,
  seed = recording.base.seed,
  find?: FindSnapshot,
): Promise<ReplayWorld> {
  const { scenario, size, now } = recording.base;
  const { snapshot, ...opening } = await replayStartOf(recording, seed, find);
  const worlds = new Worlds(mock.worlds.factory);
  worlds.fallback = WORLD;
  const world =
    snapshot === null
      ? await worlds.resetInSlices(WORLD, { scenario, size, seed, now: Date.parse(now) })
      : await worlds.restore(WORLD, snapshot).catch((error: unknown) => {
          throw error instanceof SnapshotError ? unfit(recording, seed, error.message) : error;
        });
  // Skips delays: the clock is set before each step anyway.
  const own: Mock = { ...mock, worlds, sleep: () => Promise.resolve() };
  const player: Player = {
    origin: 'http://localhost',
    headers: {},
    opening,
    send: (request) =>
      answerWeb(new URL(request.url).pathname.startsWith('/__mock/') ? ask : answerCall, own, request),
    clock: {
      freezeAt: (epochMs) => {
        world.clock.set({ now: epochMs, frozen: true });
        return Promise.resolve();
      },
      release: (frozen) => {
        world.clock.set({ frozen });
        return Promise.resolve();
      },
    },
  };
  return { player, world };
}

function recordingIn(body: Readonly<Record<string, unknown>>): Recording {
  const recording = readRecording(body['recording']);
  checkComplete(recording);
  return recording;
}

function replayWorldFor(
  { mock, ask, world }: api.ControlCall,
  recording: Recording,
  seed: number | undefined,
): Promise<ReplayWorld> {
  // A snapshot given by digest may be the base of the caller's World.
  const { base } = world().recorder;
  const find: FindSnapshot = (digest) =>
    base === null || base === 'start' ? Promise.resolve(null) : baseWithDigest(base, digest);
  return createReplayWorld(mock, ask, recording, seed, find);
}

/** Large files are not part of the recording, but may still exist in its World. */
function filesOf({ store }: LiveWorld) {
  return async (file: RecordedFile): Promise<Uint8Array<ArrayBuffer> | null> => {
    for (const { size, source } of store.attachments.all()) {
      if (source.kind !== 'uploaded' || size !== file.size) continue;
      const bytes = fromBase64(source.base64);
      if ((await sha256(bytes)) === file.sha256) return bytes;
    }
    return null;
  };
}

/** Replaces the caller's World by the replayed one, with its recorder: recording continues from there. */
async function replaceWorld(
  { mock, worldId }: api.ControlCall,
  world: LiveWorld,
  server: Recording['server'],
): Promise<void> {
  // Restore the dialects: recordings are replayed without them.
  const played = world.snapshot();
  const placed = await mock.worlds.restore(worldId, { ...played, state: { ...played.state, server } });
  placed.recorder = world.recorder;
  mock.worlds.changed(placed);
}

type Line = StepLine | EndLine | { readonly done: true; readonly error: string };

async function* played(
  call: api.ControlCall,
  recording: Recording,
  room: ReplayWorld,
  options: { until?: number; all: boolean; sameSeed: boolean },
): AsyncGenerator<Line, void> {
  const { player, world } = room;
  const run = replay(recording, player, { ...options, find: filesOf(call.world()) });
  try {
    for await (const line of linesOf(run, stepsUntil(recording, options.until))) {
      if ('done' in line) await replaceWorld(call, world, recording.server);
      yield line;
    }
  } catch (error) {
    yield {
      done: true,
      error: `The replay broke off: ${messageOf(error)}`,
    };
  }
}

/** JSON Lines, generated on demand: cancelling the stream ends the replay. */
function streamOf(lines: AsyncGenerator<Line, void>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const line = await lines.next();
      if (line.done === true) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(line.value)}\n`));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}

export const replayHandlers = {
  replayRecording: async (call) => {
    const body = api.objectBody(call.body, ['recording', 'until', 'seed', 'all', 'check']);
    const until = api.optional(body, 'until', 'the number of a step', api.isStep);
    const seed = api.seedIn(body);
    const all = api.optional(body, 'all', 'true or false', api.isBoolean) ?? false;
    const isOnlyChecked = api.optional(body, 'check', 'true or false', api.isBoolean) ?? false;
    const recording = recordingIn(body);
    const room = await replayWorldFor(call, recording, seed);
    if (isOnlyChecked) {
      const nothing: EndLine = { done: true, steps: 0, of: recording.steps.length, passed: true };
      return new api.RawAnswer('application/x-ndjson', `${JSON.stringify(nothing)}\n`);
    }
    const sameSeed = (seed ?? recording.base.seed) === recording.base.seed;
    const options = { ...(until === undefined ? {} : { until }), all, sameSeed };
    return new api.RawAnswer('application/x-ndjson', streamOf(played(call, recording, room, options)));
  },
} satisfies api.ControlHandlers<'replayRecording'>;
