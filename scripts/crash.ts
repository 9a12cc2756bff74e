/**
 * npm run crash: kills a server with SIGKILL while it writes Worlds, restarts it on the same folder, and compares each World with
 * its last acknowledged state.
 */
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { rng } from '#mocks/lib/random.ts';
import { Writer } from './crash/writer.ts';
import { temporaryFolder } from './lib/paths.ts';
import { commandLine, run, textOr, wholeNumber } from './lib/command-line.ts';
import { startMockProcess } from './lib/mock-process.ts';
import { JSON_OPTION, markdownTable, writeJson, writeReport } from './lib/report.ts';

const USAGE = `Usage: npm run crash -- [options]
Kills a server while its Worlds are written, compares every World with its last acknowledged state, and writes coverage/crash.md.`;

const OPTIONS = { rounds: textOr('50', 'N', 'how often, 50 by default'), ...JSON_OPTION };

const WORLDS = 6;
/** Acknowledged steps before the kill: minimum, maximum. */
const STEPS = [10, 60] as const;
/** Polling interval of the step count, ms; random, so that kills hit any moment of a step. */
const PAUSE_MS = [1, 9] as const;

const random = rng('crash');

/** Writes until a random number of steps is acknowledged, then kills the server. */
async function writeAndKill(writers: readonly Writer[], options: readonly string[]): Promise<void> {
  const server = await startMockProcess(...options);
  const acknowledged = (): number => writers.reduce((sum, one) => sum + one.acknowledged, 0);
  const enough = acknowledged() + random.int(...STEPS);
  let isOver = false;
  const writing = Promise.all(writers.map((writer) => writer.write(server.origin)));
  void writing.catch(() => undefined).finally(() => (isOver = true));
  while (!isOver && acknowledged() < enough) await pause(random.int(...PAUSE_MS));
  await server.kill();
  await writing;
}

await run(async () => {
  const { values } = commandLine(USAGE, OPTIONS);
  const kills = wholeNumber('rounds', values.rounds, 1);
  using folder = temporaryFolder('crash');
  const options = ['--contract', 'off', '--data', folder.path];
  const mock = await createMock({ openapi: 'off' });
  const writers = Array.from({ length: WORLDS }, (_, n) => new Writer(`crash-${n + 1}`, mock));
  /** Steps pending at a kill, and rounds with half-written temporary files. */
  const counts = { 'unanswered, stored': 0, 'unanswered, not stored': 0, drafts: 0 };
  for (let round = 1; round <= kills; round += 1) {
    await writeAndKill(writers, options);
    const names = readdirSync(folder.path, { recursive: true, encoding: 'utf8' });
    if (names.some((name) => name.endsWith('.tmp'))) counts.drafts += 1;
    await using server = await startMockProcess(...options);
    for (const writer of writers)
      counts[(await writer.check(server.origin)) ? 'unanswered, stored' : 'unanswered, not stored'] += 1;
    console.log(`killed ${round} of ${kills}`);
  }
  const acknowledged = writers.reduce((sum, one) => sum + one.acknowledged, 0);
  const results = { kills, acknowledged, ...counts };
  const rows = Object.entries(results).map(([what, count]) => [what, String(count)]);
  writeJson(values.json, results);
  writeReport('crash.md', `# Killed servers\n\n${markdownTable(['what', 'count'], rows)}\n`);
}, 1);
