/**
 * npm run lint: the rules of oxlint.config.js, and a reason for every disable comment.
 * The compiler finds type errors elsewhere.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, flag } from './lib/command-line.ts';
import { filesBelow, ROOT, binOf } from './lib/paths.ts';
import { git } from './lib/git.ts';
import { JSON_OPTION, writeJson } from './lib/report.ts';
import { badSuppressions } from './lint/suppressions.ts';

const { values } = commandLine(
  `Usage: npm run lint
Runs Oxlint with the rules of oxlint.config.js, and wants a reason in every comment that disables one.`,
  { changed: flag('only files that differ from the last commit'), ...JSON_OPTION },
);

const CODE = /\.(?:js|tsx?)$/;
const FOLDERS = ['src', 'mocks', 'scripts', 'tests', 'e2e', 'public'];
/** Above this number all files are linted, because command lines have a length limit. */
const FILES_MAX = 100;

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const files = FOLDERS.flatMap((folder) =>
  filesBelow(join(ROOT, folder), CODE).map((name) => join(folder, name)),
).concat(readdirSync(ROOT).filter((name) => CODE.test(name)));

const suppressions = files.flatMap((file) =>
  badSuppressions(textOf(file)).map(({ line, problem }) => ({ file, line, problem })),
);
for (const { file, line, problem } of suppressions) {
  console.error(`${file}:${line} ${problem}`);
  process.exitCode = 1;
}

/** Rules and packages: their changes affect all files. */
const RULES = /^(?:oxlint\.config\.js|package-lock\.json|tsconfig\.json|scripts[\\/]lint[\\/].*)$/;

/** Files changed since the last commit; all if that is unknown. */
function chosenFiles(): readonly string[] {
  if (!values.changed) return files;
  const listed = [
    git(ROOT, 'diff', '--name-only', 'HEAD'),
    git(ROOT, 'ls-files', '--others', '--exclude-standard'),
  ];
  const changed = listed.flatMap((names) => names?.split('\n') ?? []);
  const isUnknown = listed.includes(null) || changed.some((file) => RULES.test(file));
  return isUnknown ? files : files.filter((file) => changed.includes(file));
}

const chosen = chosenFiles();
if (chosen.length === 0) writeJson(values.json, { suppressions, oxlint: null });
else {
  const some = chosen.length > FILES_MAX ? [] : chosen;
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
  if (status !== 0) process.exitCode = 1;
}
