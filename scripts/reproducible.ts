/** npm run check:reproducible: builds in two folders and time zones and compares all published files. Takes minutes. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from './lib/command-line.ts';
import { temporaryFolder, ROOT } from './lib/paths.ts';
import { copySources, git } from './lib/git.ts';
import { JSON_OPTION, writeJson } from './lib/report.ts';

const USAGE = `Usage: npm run check:reproducible
Builds this checkout twice, in two folders, and names each file that differs; the exit code is 1 then.`;

/** Different lengths reveal absolute paths in outputs. */
const PLACES = [
  { folder: 'a', zone: 'UTC' },
  { folder: 'another/and-a-longer-place', zone: 'Asia/Shanghai' },
] as const;
const COMMANDS = [
  ['run', '--silent', 'build:demo'],
  ['run', '--silent', 'release', '--', '--upstream', 'https://portal-server.internal', '--root', '/srv/html'],
] as const;
const MADE = ['dist', 'dist-workbench', 'dist-package', 'dist-demo', 'dist-release'];

function copyTo(folder: string): void {
  copySources(ROOT, folder);
  const packages = [join(ROOT, 'node_modules'), join(folder, 'node_modules')] as const;
  if (spawnSync('cp', ['-al', ...packages]).status !== 0) cpSync(...packages, { recursive: true });
  // No caches of the other or an earlier build.
  for (const name of ['.cache', '.vite']) rmSync(join(packages[1], name), { recursive: true, force: true });
}

function digestsIn(folder: string): Map<string, string> {
  const files = MADE.flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(
    files.map((file) => [
      file.slice(folder.length + 1),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

const { values } = commandLine(USAGE, JSON_OPTION);
using base = temporaryFolder('builds');
const [commit = '', seconds = ''] = git(ROOT, 'log', '-1', '--format=%H %ct')?.split(' ') ?? [];
// Copy both first: sources may be edited during a build.
for (const { folder } of PLACES) copyTo(join(base.path, folder));
const [one, other] = PLACES.map(({ folder: name, zone }) => {
  const folder = join(base.path, name);
  const env = { ...process.env, TZ: zone, PORTAL_COMMIT: commit, SOURCE_DATE_EPOCH: seconds };
  for (const command of COMMANDS) execFileSync('npm', command, { cwd: folder, env, stdio: 'inherit' });
  return digestsIn(folder);
});
const names = new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])]);
const different = [...names].filter((name) => one?.get(name) !== other?.get(name));
console.log(`${names.size - different.length} of ${names.size} files have the same bytes in both folders`);
writeJson(values.json, { files: names.size, different });
for (const name of different) console.error(`differs: ${name}`);
if (different.length > 0 || names.size === 0) process.exitCode = 1;
