/**
 * npm run generate: writes everything that follows from openapi/ (types, run-time table, schemas, assumptions).
 * With --check it writes nothing and fails when a file is stale.
 */
import { staleOutputs, writeOutputs } from './openapi/outputs.ts';

const check = process.argv.includes('--check');
const stale = check ? await staleOutputs() : await writeOutputs();

for (const path of stale) console.log(check ? `stale: ${path}` : `written: ${path}`);
if (stale.length === 0) console.log('Generated files are current.');
if (check && stale.length > 0) {
  console.error('Run "npm run generate" and commit the result.');
  process.exitCode = 1;
}
