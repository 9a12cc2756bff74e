/** Replays a recording in a separate World with streamed progress; at the end, that World replaces the caller's. */
import { fromBase64, sha256 } from '../lib/bytes.ts';
import { baseWithDigest, type FindSnapshot, openingOf, unfit } from '../recording/base.ts';
import { RecordingError, type RecordedFile, type Recording } from '../recording/format.ts';
import { checkComplete, readRecording } from '../recording/read.ts';
import { replay, linesOf, stepsUntil, type EndLine, type StepLine } from '../recording/replay.ts';
import { UnknownScenarioError } from '../scenarios/create-world.ts';
import { isSeed } from '../world/ids.ts';
import type { LiveWorld } from '../world/world.ts';
import {
  ControlError,
  isBoolean,
  objectBody,
  optional,
  type ControlCall,
  type ControlHandlers,
  AsItIs,
} from './control.ts';
import { answerCall } from '../core/answer-call.ts';
import type { Mock } from '../core/mock.ts';
import { viaWeb } from '../core/web.ts';
import type { Player } from '../recording/player.ts';
import { SnapshotError } from '../world/snapshot.ts';
import { Worlds } from '../world/worlds.ts';

const WORLD = 'replay';

interface PlayRoom {
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

/** 0 stops before the first step, to which the workbench can rewind. */
const isStep = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function recordingIn(body: Readonly<Record<string, unknown>>): Recording {
  try {
    const recording = readRecording(body['recording']);
    checkComplete(recording);
    return recording;
  } catch (error) {
    if (error instanceof RecordingError) throw refusal(error);
    throw error;
  }
}

function refusal({ text }: RecordingError): ControlError {
  return new ControlError(400, { ...text, zh: `无法重放此录制。${text.zh}` });
}

async function roomFor(
  { mock, ask, world }: ControlCall,
  recording: Recording,
  seed: number | undefined,
): Promise<PlayRoom> {
  try {
    // A snapshot that is only named may be the one with which the caller's World began.
    const { base } = world().recorder;
    const find: FindSnapshot = (digest) =>
      base === null || base === 'start' ? Promise.resolve(null) : baseWithDigest(base, digest);
    return await openPlayRoom(mock, ask, recording, seed, find);
  } catch (error) {
    if (error instanceof RecordingError) throw refusal(error);
    if (error instanceof UnknownScenarioError) throw new ControlError(404, error.text);
    throw error;
  }
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
async function takePlace(
  { mock, worldId }: ControlCall,
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
  call: ControlCall,
  recording: Recording,
  room: PlayRoom,
  options: { until?: number; all: boolean; sameSeed: boolean },
): AsyncGenerator<Line, void> {
  const { player, world } = room;
  const run = replay(recording, player, { ...options, find: filesOf(call.world()) });
  try {
    for await (const line of linesOf(run, stepsUntil(recording, options.until))) {
      if ('done' in line) await takePlace(call, world, recording.server);
      yield line;
    }
  } catch (error) {
    yield {
      done: true,
      error: `The replay broke off: ${error instanceof Error ? error.message : String(error)}`,
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
    const body = objectBody(call.body, ['recording', 'until', 'seed', 'all', 'check']);
    const until = optional(body, 'until', 'the number of a step', isStep);
    const seed = optional(body, 'seed', 'a whole number from 0 to 4294967295', isSeed);
    const all = optional(body, 'all', 'true or false', isBoolean) ?? false;
    const isOnlyChecked = optional(body, 'check', 'true or false', isBoolean) ?? false;
    const recording = recordingIn(body);
    const room = await roomFor(call, recording, seed);
    if (isOnlyChecked) {
      const nothing: EndLine = { done: true, steps: 0, of: recording.steps.length, passed: true };
      return new AsItIs('application/x-ndjson', `${JSON.stringify(nothing)}\n`);
    }
    const sameSeed = (seed ?? recording.base.seed) === recording.base.seed;
    const options = { ...(until === undefined ? {} : { until }), all, sameSeed };
    return new AsItIs('application/x-ndjson', streamOf(played(call, recording, room, options)));
  },
} satisfies ControlHandlers<'replayRecording'>;
