/**
 * npm run check:nodes: the unit tests on every line of Node that the portal is built with, from the oldest supported version up. Each
 * comes from the package registry, is kept in node_modules/.cache, and is the `node` of whatever the tests start. One that cannot
 * be had is named, and nothing is said about it. Arguments go to Vitest: `npm run check:nodes -- tests/mocks`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { binOf } from './lib/bin.ts';
import { showHelp } from './lib/command-line.ts';
import { ROOT } from './lib/paths.ts';
import { printSummary, runSteps, type Step } from './lib/run-step.ts';

/** The oldest of `engines`, and the newest of the lines that follow. */
const VERSIONS = ['20.19.0', '22.23.3', '24.21.0'];

const USAGE = `Usage: npm run check:nodes -- [arguments of Vitest]
Runs the unit tests on Node ${VERSIONS.join(', ')}, each downloaded once into node_modules/.cache.
  tests/mocks    for example: only these files
  --help         this text`;

/** A Node of one version; null where the registry has none for this machine. */
function nodeOf(version: string): string | null {
  const folder = join(ROOT, 'node_modules/.cache/nodes', version);
  const program = join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    // A shell finds npm under its name on every system.
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
  const wanted = process.argv.slice(2);
  return {
    name: `unit tests on Node ${version}`,
    node: program,
    command: [binOf('vitest'), 'run', '--project', 'unit*', ...wanted],
    env: { PATH: [dirname(program), process.env['PATH']].join(delimiter) },
    alone: true,
  };
}

showHelp(USAGE);
const nodes = VERSIONS.map((version) => ({ version, program: nodeOf(version) }));
const started = performance.now();
const results = await runSteps(
  nodes.flatMap(({ version, program }) => (program === null ? [] : [stepOf(version, program)])),
);
printSummary(results, started);
for (const { version, program } of nodes)
  if (program === null) console.log(`NOT RUN  Node ${version} cannot be had from packages here.`);
if (results.length === 0 || results.some(({ ok }) => !ok)) process.exitCode = 1;
