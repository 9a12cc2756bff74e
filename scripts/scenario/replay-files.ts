/** `npm run scenario -- replay`: replays recordings in sequence and prints the results. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { answerControl } from '#mocks/control/answer-control.ts';
import { createReplayWorld } from '#mocks/control/replay.ts';
import { toBytes, sha256 } from '#mocks/lib/bytes.ts';
import { baseWithDigest, type FindSnapshot } from '#mocks/recording/base.ts';
import { RecordingError, type RecordedFile, type Recording } from '#mocks/recording/format.ts';
import { type Player, httpPlayer } from '#mocks/recording/player.ts';
import { checkComplete, readRecording } from '#mocks/recording/read.ts';
import { replay, linesOf, stepsUntil, type StepLine } from '#mocks/recording/replay.ts';
import { readSnapshot } from '#mocks/world/snapshot.ts';
import type { Arguments } from './arguments.ts';
import { firstDifference, type FileResult, type TimedStep } from './replay-report.ts';
import { differenceText, stepText } from './text.ts';
import { textTable } from '../lib/report.ts';
import { messageOf } from '../lib/command-line.ts';

export const REPLAY_WORLD = 'replay';

export interface Output {
  readonly print: (line: string) => void;
  /** A progress line, which the next line may overwrite. */
  readonly progress: (line: string) => void;
}

/** @throws RecordingError for an invalid recording */
export function recordingIn(file: string): Recording {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new RecordingError(`${file} cannot be read: ${messageOf(error)}`);
  }
  const recording = readRecording(given);
  checkComplete(recording);
  return recording;
}

/** Finds an omitted large file by digest in a folder. */
export function filesIn(folder: string | undefined) {
  return async ({ size, sha256: digest }: RecordedFile): Promise<Uint8Array<ArrayBuffer> | null> => {
    if (folder === undefined) return null;
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      const stat = statSync(path);
      if (!stat.isFile() || stat.size !== size) continue;
      const bytes = toBytes(readFileSync(path));
      if ((await sha256(bytes)) === digest) return bytes;
    }
    return null;
  };
}

function snapshotIn(folder: string | undefined): FindSnapshot {
  return async (digest) => {
    const names = folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'));
    for (const name of names) {
      try {
        const snapshot = readSnapshot(JSON.parse(readFileSync(join(folder ?? '', name), 'utf8')));
        const found = await baseWithDigest(snapshot, digest);
        if (found !== null) return found;
      } catch {
        // Another file, for example a recording.
      }
    }
    return null;
  };
}

/** An in-process World, or one on a running server. */
export async function playerFor(
  recording: Recording,
  { base, world = REPLAY_WORLD, seed, files }: Arguments,
): Promise<Player> {
  const find = snapshotIn(files);
  if (base !== undefined) return httpPlayer(base, world, recording, seed, find);
  const mock = await createMock();
  return (await createReplayWorld(mock, answerControl, recording, seed, find)).player;
}

async function playFile(file: string, given: Arguments, output: Output): Promise<FileResult> {
  const recording = recordingIn(file);
  const { base, until, seed = recording.base.seed } = given;
  const last = recording.steps.at(-1)?.n ?? 0;
  if (until !== undefined && until > last)
    output.print(
      `${basename(file)}: --until ${until} is beyond the last step, ${last}; all steps are played.`,
    );
  const player = await playerFor(recording, given);
  if (player.clock === null)
    output.print(
      `${basename(file)}: ${player.origin} has no control API. It starts as it is; steps that need one say so.`,
    );
  const run = replay(recording, player, {
    ...(until === undefined ? {} : { until }),
    all: given.all || base !== undefined,
    sameSeed: seed === recording.base.seed,
    find: filesIn(given.files),
  });
  const steps: TimedStep[] = [];
  let began = performance.now();
  for await (const line of linesOf(run, stepsUntil(recording, until))) {
    if ('done' in line) continue;
    tell(file, line, base !== undefined, output);
    steps.push({ ...line, ms: Math.round(performance.now() - began) });
    began = performance.now();
  }
  const left = recording.steps
    .filter(({ n }) => n > (steps.at(-1)?.n ?? 0) && n <= (until ?? n))
    .map(({ n, operation, kind }) => ({ n, name: `${String(n).padStart(4, '0')} ${operation ?? kind}` }));
  const { title } = recording;
  return { file, ...(title !== undefined && { title }), seed, steps, left };
}

/** All steps on a server; else only differences. */
function tell(file: string, line: StepLine, each: boolean, { print, progress }: Output): void {
  if (each || !line.passed) print(stepText(line));
  if (!line.passed) for (const text of differenceText(line)) print(text);
  progress(`${basename(file)}  ${line.n} of ${line.of}`);
}

function rowOf(result: FileResult): readonly string[] {
  const { file, steps, left, problem } = result;
  if (problem !== undefined) return [basename(file), '-', problem];
  const first = firstDifference(result);
  const outcome =
    first === undefined ? 'same' : `differs at step ${first.n}, ${first.operation ?? first.kind}`;
  return [basename(file), `${steps.length} of ${steps.length + left.length}`, outcome];
}

export async function replayFiles(given: Arguments, output: Output): Promise<FileResult[]> {
  const results: FileResult[] = [];
  for (const file of given.names) {
    try {
      results.push(await playFile(file, given, output));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      results.push({ file, steps: [], left: [], problem: error.message });
    }
  }
  output.progress('');
  for (const line of textTable(['Recording', 'Steps', 'Result'], results.map(rowOf))) output.print(line);
  return results;
}
