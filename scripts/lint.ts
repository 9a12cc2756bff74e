/**
 * npm run lint: the rules of oxlint.config.js, and a reason at every comment that switches one of them off. With `--cached` it
 * looks only at files whose own text changed since they passed: what a new type breaks elsewhere, the compiler finds.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWithReader } from './lib/command-line.ts';
import { binOf } from './lib/bin.ts';
import { ROOT } from './lib/paths.ts';
import { badSuppressions } from './lint/suppressions.ts';

endWithReader();

const FOLDERS = ['src', 'mocks', 'scripts', 'tests', 'e2e', 'public'];
const CACHE = join(ROOT, 'node_modules/.cache');
const PASSED = join(CACHE, 'lint.json');
/** Of more, all are looked at: a command line is only so long. */
const FEW = 100;

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const hash = (...texts: string[]): string => createHash('sha256').update(texts.join('\0')).digest('hex');

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
)
  .concat(readdirSync(ROOT))
  .filter((file) => /\.(?:js|tsx?)$/.test(file));

for (const file of files) {
  for (const { line, problem } of badSuppressions(textOf(file))) {
    console.error(`${file}:${String(line)} ${problem}`);
    process.exitCode = 1;
  }
}

/** What else decides about a file: the rules, and the versions of all packages. */
const RULES = ['oxlint.config.js', 'package-lock.json', 'tsconfig.json', ...files.filter(isRule)];
function isRule(file: string): boolean {
  return file.startsWith(join('scripts', 'lint'));
}

const isCached = process.argv.includes('--cached');
const rules = hash(...RULES.map(textOf));
const keys = new Map(files.map((file) => [file, hash(rules, file, textOf(file))]));
// Written below.
const known = existsSync(PASSED) ? (JSON.parse(readFileSync(PASSED, 'utf8')) as string[]) : [];
const passed = new Set(isCached ? known : []);
const changed = files.filter((file) => !passed.has(keys.get(file) ?? ''));

if (changed.length > 0) {
  const some = changed.length > FEW ? [] : changed;
  const command = [binOf('oxlint'), '-c', 'oxlint.config.js', '--no-error-on-unmatched-pattern', ...some];
  const { status } = spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' });
  if (status === 0 && process.exitCode === undefined) {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(PASSED, JSON.stringify([...keys.values()]));
  } else process.exitCode = 1;
}
