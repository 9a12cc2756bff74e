/** Judges a HAR with a thousand answers. */
import { createMock } from '#mocks/adapters/create-mock.ts';
import { answerControl } from '#mocks/control/answer-control.ts';
import { createReplayWorld } from '#mocks/control/replay.ts';
import { hasPassed, replay } from '#mocks/recording/replay.ts';
import { harText, captured } from '#mocks/traffic/write-har.ts';
import { portalSchemas } from '../conformance/assumptions.ts';
import { judgeHar } from '../conformance/har.ts';
import { ROOT } from '../lib/paths.ts';
import { recordingIn } from '../scenario/replay-files.ts';
import { row, type Row } from './rows.ts';

export async function harRow(): Promise<Row> {
  const recording = recordingIn(`${ROOT}docs/recordings/application.json`);
  const { player, calls } = captured(
    (await createReplayWorld(await createMock(), answerControl, recording)).player,
  );
  for await (const played of replay(recording, player))
    if (!hasPassed(played)) throw new Error(`step ${played.step.n} differs`);
  const text = harText(Array.from({ length: 1000 }, (_, n) => calls[n % calls.length] ?? []).flat());
  const schemas = await portalSchemas();
  const began = performance.now();
  const { judged } = await judgeHar(text, schemas);
  const ms = judged === 1000 ? performance.now() - began : Number.NaN;
  return row('1000 answers of a HAR judged', ms, 'ms', 2000);
}
