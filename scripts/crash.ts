/**
 * npm run crash: kills a server with SIGKILL while its Worlds are written, 50 times, and looks whether every World comes back
 * with its last acknowledged state. `--rounds N` for another number; `--write` writes its part of docs/reliability.md.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashRounds } from './crash/rounds.ts';
import { crashReport } from './crash/report.ts';
import { commandLine, refuse } from './lib/command-line.ts';
import { ROOT } from './lib/paths.ts';

const USAGE = `Usage: npm run crash -- [options]
Kills a server with SIGKILL while its Worlds are written, and looks whether every World comes back as it was acknowledged.
  --rounds N    how often, 50 by default
  --write       writes its part of docs/reliability.md
  --help        this text`;

const { values } = commandLine(USAGE, {
  options: { rounds: { type: 'string', default: '50' }, write: { type: 'boolean', default: false } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) refuse('--rounds must be a whole number from 1');

const folder = mkdtempSync(join(tmpdir(), 'crash-'));
try {
  const result = await crashRounds(folder, rounds, (round, { acknowledged, done, notDone, halfWritten }) => {
    console.log(
      `killed ${round} of ${rounds}: ${acknowledged} steps acknowledged, ${done + notDone} under way (${done} done), ${halfWritten} times a file half-written`,
    );
  });
  const text = crashReport(result);
  console.log(`\n${text}`);
  if (values.write) {
    const page = join(ROOT, 'docs/reliability.md');
    // Other sections of the page are not this program's.
    const [others = ''] = /\n## [\s\S]*$/.exec(readFileSync(page, 'utf8')) ?? [];
    writeFileSync(page, text + others);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
