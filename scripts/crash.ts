/** npm run crash: kills a server with SIGKILL while it writes Worlds, and compares each with its last acknowledged state. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashRounds } from './crash/rounds.ts';
import { commandLine, refuse } from './lib/command-line.ts';
import { JSON_OPTION, markdownTable, writeJson, writeReport } from './lib/report.ts';

const USAGE = `Usage: npm run crash -- [options]
Kills a server while its Worlds are written, compares every World with its last acknowledged state, and writes coverage/crash.md.
  --rounds N    how often, 50 by default
  --json FILE   the counts for programs
  --help        this text`;

const { values } = commandLine(USAGE, {
  options: { rounds: { type: 'string', default: '50' }, ...JSON_OPTION },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) refuse('--rounds must be a whole number from 1');

const folder = mkdtempSync(join(tmpdir(), 'crash-'));
try {
  const counts = await crashRounds(folder, rounds, (round) => console.log(`killed ${round} of ${rounds}`));
  const rows = Object.entries(counts).map(([what, count]) => [what, String(count)]);
  writeJson(values.json, counts);
  writeReport('crash.md', `# Killed servers\n\n${markdownTable(['what', 'count'], rows)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
