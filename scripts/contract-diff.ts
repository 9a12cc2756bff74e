/**
 * npm run contract:diff: what is different in the contract, breaking changes first. Exit code 1 only with --fail-on-breaking, 2 when
 * nothing could be compared that somebody asked for.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { namedBase, usualBase, type Base } from './contract-diff/base.ts';
import { countOf, reportLines } from './contract-diff/change.ts';
import { compareContracts } from './contract-diff/compare.ts';
import { releasedText } from './contract-diff/released.ts';
import { endWithReader } from './lib/command-line.ts';
import { ROOT } from './lib/paths.ts';
import { loadOpenapi } from './openapi/document.ts';

endWithReader();

const USAGE = `Usage: npm run contract:diff -- [options]
  --base NAME          a version that git knows, or a file, to compare with; else where this branch left main, and on main
                       the contract that was released last (openapi/released.json)
  --json               the same for programs
  --fail-on-breaking   exit code 1 when something breaks
  --released           notes the contract as it is now as the released one
  --help               this text`;

const OPTIONS = {
  base: { type: 'string' },
  json: { type: 'boolean', default: false },
  'fail-on-breaking': { type: 'boolean', default: false },
  released: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const NOT_COMPARED = `NOT COMPARED: this is no branch with a history that git knows, and openapi/released.json is missing.
Name a version with --base, or note the present contract with --released.`;

const RELEASED = `${ROOT}openapi/released.json`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const after = await loadOpenapi('openapi/portal.yaml');
  if (values.released) {
    // Our own package.json.
    const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { version: string };
    writeFileSync(RELEASED, releasedText(version, new Date().toISOString().slice(0, 10), after));
    console.log(`openapi/released.json holds the contract of ${version} now: commit it`);
    return;
  }
  const base: Base | null = values.base === undefined ? await usualBase() : await namedBase(values.base);
  if (base === null) {
    console.log(values.json ? JSON.stringify({ base: null, changes: [] }) : NOT_COMPARED);
    return;
  }
  const changes = compareContracts({ before: base.document, after });
  const lines = values.json
    ? [JSON.stringify({ base: base.what, changes }, null, 2)]
    : reportLines(base.what, changes);
  for (const line of lines) console.log(line);
  if (values['fail-on-breaking'] && countOf(changes, 'breaking') > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
