/** Kills a server while it writes and restarts it on the same folder, in rounds. */
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { rng } from '#mocks/lib/random.ts';
import { startMockProcess } from '../lib/mock-process.ts';
import { Writer } from './writer.ts';

const WORLDS = 6;
/** Acknowledged steps before the kill: minimum, maximum. */
const STEPS = [10, 60] as const;
/** Polling interval of the step count, ms; random, so that kills hit any moment of a step. */
const PAUSE_MS = [1, 9] as const;

/** `unanswered`: steps pending at the kill; `drafts`: half-written temporary files. */
type CrashCounts = Record<
  'kills' | 'acknowledged' | 'unanswered, stored' | 'unanswered, not stored' | 'drafts',
  number
>;

/** @throws Error if a World differs from its last acknowledged state */
export async function crashRounds(
  folder: string,
  rounds: number,
  onRound: (round: number) => void = () => undefined,
): Promise<CrashCounts> {
  const options = ['--contract', 'off', '--data', folder];
  const random = rng('crash');
  const mock = await createMock({ openapi: 'off' });
  const writers = Array.from({ length: WORLDS }, (_, n) => new Writer(`crash-${n + 1}`, mock));
  const acknowledged = (): number => writers.reduce((sum, one) => sum + one.acknowledged, 0);
  let [stored, notStored, drafts] = [0, 0, 0];
  let server = await startMockProcess(...options);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const enough = acknowledged() + random.int(...STEPS);
      let isOver = false;
      const writing = Promise.all(writers.map((writer) => writer.write(server.origin)));
      void writing.catch(() => undefined).finally(() => (isOver = true));
      while (!isOver && acknowledged() < enough) await pause(random.int(...PAUSE_MS));
      await server.kill();
      await writing;
      if (readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) => name.endsWith('.tmp')))
        drafts += 1;
      server = await startMockProcess(...options);
      for (const writer of writers)
        if (await writer.check(server.origin)) stored += 1;
        else notStored += 1;
      onRound(round);
    }
  } finally {
    await server.kill();
  }
  return {
    kills: rounds,
    acknowledged: acknowledged(),
    'unanswered, stored': stored,
    'unanswered, not stored': notStored,
    drafts,
  };
}
