/** npm run crash: kills a server with SIGKILL while it writes Worlds, and compares each with its last acknowledged state. */
import { crashRounds } from './crash/rounds.ts';
import { temporaryFolder } from './lib/files.ts';
import { commandLine, run, textOr, wholeNumber } from './lib/command-line.ts';
import { JSON_OPTION, markdownTable, writeJson, writeReport } from './lib/report.ts';

const USAGE = `Usage: npm run crash -- [options]
Kills a server while its Worlds are written, compares every World with its last acknowledged state, and writes coverage/crash.md.`;

const OPTIONS = { rounds: textOr('50', 'N', 'how often, 50 by default'), ...JSON_OPTION };

await run(async () => {
  const { values } = commandLine(USAGE, OPTIONS);
  const rounds = wholeNumber('rounds', values.rounds, 1);
  using folder = temporaryFolder('crash');
  const counts = await crashRounds(folder.path, rounds, (round) =>
    console.log(`killed ${round} of ${rounds}`),
  );
  const rows = Object.entries(counts).map(([what, count]) => [what, String(count)]);
  writeJson(values.json, counts);
  writeReport('crash.md', `# Killed servers\n\n${markdownTable(['what', 'count'], rows)}\n`);
}, 1);
