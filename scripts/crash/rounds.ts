/** A server is killed in the middle of its writes and started again, round after round, on the same folder. */
import { readdirSync } from 'node:fs';
import { rng } from '#mocks/lib/random.ts';
import { startMockProcess, type MockProcess } from '../lib/mock-process.ts';
import { Reference } from './step.ts';
import { Writer } from './writer.ts';

const WORLDS = 6;
/** Steps that every World has seen before the first kill. */
const FIRST_STEPS = 6;
/** A server is killed when it has acknowledged so many steps of a round, and some moments later, ms. */
const KILLED_AFTER_STEPS = [10, 60] as const;
const KILLED_LATER_MS = [0, 9] as const;

export interface CrashResult {
  readonly rounds: number;
  readonly worlds: number;
  /** Steps that a client had the answer of. */
  readonly acknowledged: number;
  /** Steps that were under way at a kill: the World that came back had them whole, or not at all. */
  readonly done: number;
  readonly notDone: number;
  /** Rounds after which a file lay half-written in the folder. */
  readonly halfWritten: number;
}

function hasDrafts(folder: string): boolean {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) => name.endsWith('.tmp'));
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Lets all write until there are so many steps more; the promise inside ends when nobody answers any more. */
async function writeAll(
  writers: readonly Writer[],
  { origin }: MockProcess,
  steps: number,
): Promise<{ readonly ended: Promise<unknown> }> {
  let left = steps;
  let enough = (): void => undefined;
  const reached = new Promise<void>((done) => (enough = done));
  const count = (): void => {
    left -= 1;
    if (left === 0) enough();
  };
  const ended = Promise.all(writers.map((writer) => writer.write(origin, { acknowledged: count })));
  await Promise.race([reached, ended]);
  return { ended };
}

/**
 * Kills a server so many times while all its Worlds are written at once. Throws when a World comes back as anything but its
 * last acknowledged state.
 * @param tell told after each round
 */
export async function crashRounds(
  folder: string,
  rounds: number,
  tell: (round: number, result: CrashResult) => void = () => undefined,
): Promise<CrashResult> {
  const options = ['--contract', 'off', '--data', folder];
  const random = rng('crash');
  const reference = await Reference.open();
  const writers = Array.from({ length: WORLDS }, (_, n) => new Writer(`crash-${n + 1}`, reference));
  let [done, notDone, halfWritten] = [0, 0, 0];
  const result = (round: number): CrashResult => ({
    rounds: round,
    worlds: WORLDS,
    acknowledged: writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    done,
    notDone,
    halfWritten,
  });
  let server: MockProcess = await startMockProcess(...options);
  try {
    await Promise.all(writers.map((writer) => writer.write(server.origin, { steps: FIRST_STEPS })));
    for (let round = 1; round <= rounds; round += 1) {
      const { ended: written } = await writeAll(writers, server, random.int(...KILLED_AFTER_STEPS));
      await pause(random.int(...KILLED_LATER_MS));
      await server.kill();
      await written;
      if (hasDrafts(folder)) halfWritten += 1;
      server = await startMockProcess(...options);
      for (const writer of writers) {
        const ended = await writer.check(server.origin);
        if (ended === 'done') done += 1;
        if (ended === 'not done') notDone += 1;
      }
      tell(round, result(round));
    }
  } finally {
    await server.kill();
  }
  return result(rounds);
}
