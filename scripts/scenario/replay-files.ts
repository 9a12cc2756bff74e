/** `npm run scenario -- replay`: plays recordings one after the other, and tells people how it went. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { answerControl } from '#mocks/control/answer-control.ts';
import { openPlayRoom } from '#mocks/control/play-room.ts';
import { toBytes } from '#mocks/lib/bytes.ts';
import { sha256 } from '#mocks/lib/sha256.ts';
import { RecordingError, type RecordedFile, type Recording } from '#mocks/recording/format.ts';
import { httpPlayer } from '#mocks/recording/http-player.ts';
import { linesOf, stepsUntil, type EndLine, type StepLine } from '#mocks/recording/lines.ts';
import type { Player } from '#mocks/recording/player.ts';
import { checkComplete, readRecording } from '#mocks/recording/read.ts';
import { replay } from '#mocks/recording/replay.ts';
import type { Arguments } from './arguments.ts';
import { differenceText, stepText, table } from './text.ts';

const WORLD = 'replay';

export interface Output {
  readonly print: (line: string) => void;
  /** Tells how far it is; the next line may take its place. */
  readonly progress: (line: string) => void;
}

function recordingIn(file: string): Recording {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new RecordingError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const recording = readRecording(given);
  checkComplete(recording);
  return recording;
}

/** Finds a large file by its digest among those of a folder. */
function filesIn(folder: string | undefined) {
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

/** A World of its own in this process, or a running server. */
async function playerFor(recording: Recording, { base, world = WORLD, seed }: Arguments): Promise<Player> {
  if (base !== undefined) return httpPlayer(base, world, recording, seed);
  const mock = await createMock();
  return (await openPlayRoom(mock, answerControl, recording, seed)).player;
}

async function playFile(file: string, given: Arguments, output: Output): Promise<EndLine> {
  const recording = recordingIn(file);
  const player = await playerFor(recording, given);
  const { base, until, seed = recording.base.seed } = given;
  if (player.stage === null)
    output.print(
      `${basename(file)}: ${player.origin} has no control API. It starts as it is; steps that need one say so.`,
    );
  const run = replay(recording, player, {
    ...(until === undefined ? {} : { until }),
    all: given.all || base !== undefined,
    sameSeed: seed === recording.base.seed,
    find: filesIn(given.files),
  });
  let end: EndLine | undefined;
  for await (const line of linesOf(run, stepsUntil(recording, until))) {
    if ('done' in line) end = line;
    else tell(file, line, base !== undefined, output);
  }
  if (end === undefined) throw new RecordingError(`${file}: the replay did not end`);
  return end;
}

/** Against a server call by call; else only what differs. */
function tell(file: string, line: StepLine, each: boolean, { print, progress }: Output): void {
  if (each || !line.passed) print(stepText(line));
  if (!line.passed) for (const text of differenceText(line)) print(text);
  progress(`${basename(file)}  ${line.n} of ${line.of}`);
}

type Row = readonly [file: string, steps: string, result: string];

/** Plays all files, ends with a table, and gives whether every answer was the recorded one. */
export async function replayFiles(given: Arguments, output: Output): Promise<boolean> {
  const rows: Row[] = [];
  let passed = true;
  for (const file of given.names) {
    try {
      const end = await playFile(file, given, output);
      passed &&= end.passed;
      const { first } = end;
      const result =
        first === undefined ? 'same' : `differs at step ${first.n}, ${first.operation ?? first.kind}`;
      rows.push([basename(file), `${end.steps} of ${end.of}`, result]);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      passed = false;
      rows.push([basename(file), '-', error.message]);
    }
  }
  output.progress('');
  for (const line of table(['Recording', 'Steps', 'Result'], rows)) output.print(line);
  return passed;
}
