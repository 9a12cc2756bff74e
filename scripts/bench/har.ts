/** Judging a HAR without a server: a thousand answers. */
import { createMock } from '#mocks/adapters/create-mock.ts';
import { answerControl } from '#mocks/control/answer-control.ts';
import { openPlayRoom } from '#mocks/control/replay.ts';
import { hasPassed, replay } from '#mocks/recording/replay.ts';
import { harText, captured } from '#mocks/traffic/write-har.ts';
import { answerSchemas } from '../conformance/assumptions.ts';
import { judgeHar } from '../conformance/har.ts';
import { ROOT } from '../lib/paths.ts';
import { loadOpenapi } from '../openapi/document.ts';
import { recordingIn } from '../scenario/replay-files.ts';
import type { Row } from './rows.ts';

const ENTRIES = 1000;
const LIMIT_MS = 2000;

export async function harRow(): Promise<Row> {
  const recording = recordingIn(`${ROOT}docs/recordings/application.json`);
  const { player, calls } = captured(
    (await openPlayRoom(await createMock(), answerControl, recording)).player,
  );
  for await (const played of replay(recording, player))
    if (!hasPassed(played)) throw new Error(`step ${played.step.n} differs`);
  const many = Array.from({ length: ENTRIES }, () => calls).flat();
  const text = harText(many.slice(0, ENTRIES));
  const schemas = answerSchemas(await loadOpenapi('openapi/portal.yaml'));
  const began = performance.now();
  const { judged } = await judgeHar(text, schemas);
  const value = judged === ENTRIES ? performance.now() - began : Number.NaN;
  return { what: `${ENTRIES} answers of a HAR judged`, value, unit: 'ms', limit: LIMIT_MS };
}
