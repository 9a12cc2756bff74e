/**
 * npm run generate: writes all files generated from openapi/ (types, run-time table, schemas, assumptions). With --check it
 * writes nothing and fails if a file is out of date.
 */
import { commandLine, flag } from './lib/command-line.ts';
import { endUnreadable } from './openapi/json.ts';
import { staleOutputs, writeOutputs } from './openapi/outputs.ts';

const USAGE = `Usage: npm run generate -- [options]
Writes everything that follows from openapi/: types, tables, schemas, docs/assumptions.md.`;

const { check } = commandLine(USAGE, {
  check: flag('writes nothing, and fails when a file is stale'),
}).values;
const stale = await (check ? staleOutputs() : writeOutputs()).catch(
  // Nothing is written: the last good files stay.
  endUnreadable,
);

for (const path of stale) console.log(check ? `stale: ${path}` : `written: ${path}`);
if (stale.length === 0) console.log('Generated files are current.');
if (check && stale.length > 0) {
  console.error('Run "npm run generate" and commit the result.');
  process.exitCode = 1;
}
