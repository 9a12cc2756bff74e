/** npm run recordings: replays docs/recordings and updates the recorded answers. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { answerControl } from '#mocks/control/answer-control.ts';
import { createReplayWorld } from '#mocks/control/replay.ts';
import { replay } from '#mocks/recording/replay.ts';
import { recordingText, writeRecording } from '#mocks/recording/write.ts';
import { commandLine, isProgram } from './lib/command-line.ts';
import { ROOT } from './lib/paths.ts';
import { recordingIn } from './scenario/replay-files.ts';

const USAGE = `Usage: npm run recordings
Plays the recordings of docs/recordings, and writes each anew with the answers of today.`;

const FOLDER = `${ROOT}docs/recordings/`;
/** Committed recordings. */
export const SHIPPED = readdirSync(FOLDER).map((name) => FOLDER + name);

/** The recording with the answers of its replay. @throws Error for an unplayable step */
export async function playedAgain(file: string): Promise<string> {
  const recording = recordingIn(file);
  const { player, world } = await createReplayWorld(await createMock(), answerControl, recording);
  for await (const { step, problem } of replay(recording, player, { all: true }))
    if (problem !== undefined) throw new Error(`${file}, step ${step.n}: ${problem}`);
  const { title } = recording;
  const { version, ...rest } = await writeRecording(world);
  return recordingText({ version, ...(title !== undefined && { title }), ...rest });
}

if (isProgram(import.meta.url)) {
  commandLine(USAGE, {});
  for (const file of SHIPPED) {
    const text = await playedAgain(file);
    console.log(`${file}: ${text === readFileSync(file, 'utf8') ? 'as before' : 'changed'}`);
    writeFileSync(file, text);
  }
}
