/** npm run lint: the rules of oxlint.config.js, and a reason at every comment that switches one of them off. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { binOf } from './lib/bin.ts';
import { ROOT } from './lib/paths.ts';
import { badSuppressions } from './lint/suppressions.ts';

const FOLDERS = ['src', 'mocks', 'scripts', 'tests', 'e2e', 'public'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
).filter((file) => /\.(?:js|tsx?)$/.test(file));

for (const file of files) {
  for (const { line, problem } of badSuppressions(readFileSync(join(ROOT, file), 'utf8'))) {
    console.error(`${file}:${String(line)} ${problem}`);
    process.exitCode = 1;
  }
}

const { status } = spawnSync(process.execPath, [binOf('oxlint'), '-c', 'oxlint.config.js'], {
  cwd: ROOT,
  stdio: 'inherit',
});
if (status !== 0) process.exitCode = 1;
