/** `npm run scenario -- har`: replays a recording and exports its traffic as HAR. */
import { writeFileSync } from 'node:fs';
import { replay, linesOf, stepsUntil } from '#mocks/recording/replay.ts';
import { harText, captured } from '#mocks/traffic/write-har.ts';
import { writeJson } from '../lib/report.ts';
import type { Arguments } from './arguments.ts';
import { filesIn, playerFor, recordingIn, type Output } from './replay-files.ts';
import { differenceText, stepText } from './text.ts';

/** Origin without `--base`: that of `npm start`. */
const ORIGIN = 'http://127.0.0.1:5173';

/** Returns whether all steps matched; the file is written in any case. */
export async function harOfRecording(given: Arguments, { print }: Output): Promise<boolean> {
  const { names, out = '', base = ORIGIN, until, seed, json } = given;
  const recording = recordingIn(names[0] ?? '');
  const { player, calls, tokens } = captured(await playerFor(recording, given), base);
  const run = replay(recording, player, {
    all: true,
    ...(until === undefined ? {} : { until }),
    sameSeed: (seed ?? recording.base.seed) === recording.base.seed,
    find: filesIn(given.files),
  });
  let passed = true;
  for await (const line of linesOf(run, stepsUntil(recording, until))) {
    if ('done' in line) passed = line.passed;
    else if (!line.passed) for (const text of [stepText(line), ...differenceText(line)]) print(text);
  }
  writeFileSync(out, harText(calls, tokens));
  writeJson(json, { file: out, calls: calls.length, passed });
  print(`${calls.length} calls written to ${out}`);
  return passed;
}
