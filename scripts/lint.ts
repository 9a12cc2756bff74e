/**
 * npm run lint: the rules of oxlint.config.js, and a reason for every disable comment.
 * The compiler finds type errors elsewhere.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, flag } from './lib/command-line.ts';
import { binOf } from './lib/bin.ts';
import { ROOT } from './lib/paths.ts';
import { JSON_OPTION, writeJson } from './lib/report.ts';
import { badSuppressions } from './lint/suppressions.ts';

const { values } = commandLine(
  `Usage: npm run lint
Runs Oxlint with the rules of oxlint.config.js, and wants a reason in every comment that disables one.`,
  { cached: flag('only files that changed since they passed'), ...JSON_OPTION },
);

const FOLDERS = ['src', 'mocks', 'scripts', 'tests', 'e2e', 'public'];
const CACHE = join(ROOT, 'node_modules/.cache');
const PASSED = join(CACHE, 'lint.json');
/** Above this number all files are linted, because command lines have a length limit. */
const FEW = 100;

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const hash = (...texts: string[]): string => createHash('sha256').update(texts.join('\0')).digest('hex');

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
)
  .concat(readdirSync(ROOT))
  .filter((file) => /\.(?:js|tsx?)$/.test(file));

const suppressions = files.flatMap((file) =>
  badSuppressions(textOf(file)).map(({ line, problem }) => ({ file, line, problem })),
);
for (const { file, line, problem } of suppressions) {
  console.error(`${file}:${String(line)} ${problem}`);
  process.exitCode = 1;
}

/** Other inputs of the result: rules and package versions. */
const RULES = ['oxlint.config.js', 'package-lock.json', 'tsconfig.json', ...files.filter(isRule)];
function isRule(file: string): boolean {
  return file.startsWith(join('scripts', 'lint'));
}

const rules = hash(...RULES.map(textOf));
const keys = new Map(files.map((file) => [file, hash(rules, file, textOf(file))]));
// Written below.
const known = existsSync(PASSED) ? (JSON.parse(readFileSync(PASSED, 'utf8')) as string[]) : [];
const passed = new Set(values.cached ? known : []);
const changed = files.filter((file) => !passed.has(keys.get(file) ?? ''));

if (changed.length === 0) writeJson(values.json, { suppressions, oxlint: null });
else {
  const some = changed.length > FEW ? [] : changed;
  const command = [binOf('oxlint'), '-c', 'oxlint.config.js', '--no-error-on-unmatched-pattern', ...some];
  const { status } = spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' });
  if (values.json !== undefined) {
    const { stdout } = spawnSync(process.execPath, [...command, '-f', 'json'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    // Oxlint's own format.
    writeJson(values.json, { suppressions, oxlint: JSON.parse(stdout) as unknown });
  }
  if (status === 0 && process.exitCode === undefined) {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(PASSED, JSON.stringify([...keys.values()]));
  } else process.exitCode = 1;
}
