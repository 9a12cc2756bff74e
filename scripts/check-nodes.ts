/**
 * npm run check:nodes: unit tests on each supported line of Node, from the oldest version up. Binaries come from the package
 * registry, are cached in node_modules/.cache, and come first on PATH. Unavailable versions are listed and skipped. Arguments go
 * to Vitest: `npm run check:nodes -- tests/mocks`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { binOf, ROOT } from './lib/paths.ts';
import { commandLine } from './lib/command-line.ts';
import { JSON_OPTION } from './lib/report.ts';
import { runAll, type Step } from './lib/run-step.ts';

/** The oldest of `engines`, then the newest of later lines. */
const VERSIONS = ['20.19.0', '22.23.3', '24.21.0', '26.10.0'];

const USAGE = `Usage: npm run check:nodes -- [arguments of Vitest]
Runs the unit tests on Node ${VERSIONS.join(', ')}, each downloaded once into node_modules/.cache.
  tests/mocks    for example: only these files`;

const { values, positionals } = commandLine(USAGE, JSON_OPTION, { allowPositionals: true });

function nodeOf(version: string): string | null {
  const folder = join(ROOT, 'node_modules/.cache/nodes', version);
  const program = join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    // A shell finds npm (npm.cmd on Windows) by its name.
    spawnSync(`npm install --prefix . --no-audit --no-fund --loglevel=error node@${version}`, {
      cwd: folder,
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  if (!existsSync(program)) return null;
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return stdout.trim() === `v${version}` ? program : null;
}

function stepOf(version: string, program: string): Step {
  return {
    name: `unit tests on Node ${version}`,
    node: program,
    command: [binOf('vitest'), 'run', '--project', 'unit*', ...positionals],
    env: { PATH: [dirname(program), process.env['PATH']].join(delimiter) },
    alone: true,
  };
}

const nodes = VERSIONS.map((version) => ({ version, program: nodeOf(version) }));
const results = await runAll(
  nodes.flatMap(({ version, program }) => (program === null ? [] : [stepOf(version, program)])),
  values.json,
);
for (const { version, program } of nodes)
  if (program === null) console.log(`NOT RUN  Node ${version} cannot be had from packages here.`);
if (results.length === 0) process.exitCode = 1;
