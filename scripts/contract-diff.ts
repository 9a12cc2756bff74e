/**
 * npm run contract:diff: differences of the contract, breaking ones first. Exit code 1 for breaking changes with
 * --fail-on-breaking, 2 if an explicit base could not be compared.
 */
import { writeFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };
import { namedBase, usualBase, type Base, releasedText } from './contract-diff/released.ts';
import { countOf, reportLines } from './contract-diff/change.ts';
import { compareContracts } from './contract-diff/compare.ts';
import { commandLine, flag, program, text } from './lib/command-line.ts';
import { ROOT } from './lib/paths.ts';
import { JSON_OPTION, writeJson } from './lib/report.ts';
import { loadOpenapi } from './openapi/document.ts';

const USAGE = `Usage: npm run contract:diff -- [options]
Without --base: where this branch left main, and on main the contract that was released last (openapi/released.json).`;

const OPTIONS = {
  base: text('NAME', 'a version that git knows, or a file, to compare with'),
  ...JSON_OPTION,
  'fail-on-breaking': flag('exit code 1 when something breaks'),
  released: flag('notes the contract as it is now as the released one'),
} as const;

const NOT_COMPARED = `NOT COMPARED: this is no branch with a history that git knows, and openapi/released.json is missing.
Name a version with --base, or note the present contract with --released.`;

const RELEASED = `${ROOT}openapi/released.json`;

async function main(args: string[]): Promise<number> {
  const { values } = commandLine(USAGE, OPTIONS, { args });
  const after = await loadOpenapi('openapi/portal.yaml');
  if (values.released) {
    const { version } = manifest;
    writeFileSync(RELEASED, releasedText(version, new Date().toISOString().slice(0, 10), after));
    console.log(`openapi/released.json holds the contract of ${version} now: commit it`);
    return 0;
  }
  const base: Base | null = values.base === undefined ? await usualBase() : await namedBase(values.base);
  if (base === null) {
    writeJson(values.json, { base: null, changes: [] });
    console.log(NOT_COMPARED);
    return 0;
  }
  const changes = compareContracts({ before: base.document, after });
  writeJson(values.json, { base: base.what, changes });
  for (const line of reportLines(base.what, changes)) console.log(line);
  return values['fail-on-breaking'] && countOf(changes, 'breaking') > 0 ? 1 : 0;
}

export const contractDiff = await program(import.meta.url, main);
