/**
 * npm run generate: writes everything that follows from openapi/ (types, run-time table, schemas, assumptions).
 * With --check it writes nothing and fails when a file is stale.
 */
import { OpenapiError } from './openapi/json.ts';
import { staleOutputs, writeOutputs } from './openapi/outputs.ts';

const check = process.argv.includes('--check');
const stale = await (check ? staleOutputs() : writeOutputs()).catch((error: unknown) => {
  if (!(error instanceof OpenapiError)) throw error;
  // Nothing was written: the last good files stay.
  console.error(error.message);
  process.exit(1);
});

for (const path of stale) console.log(check ? `stale: ${path}` : `written: ${path}`);
if (stale.length === 0) console.log('Generated files are current.');
if (check && stale.length > 0) {
  console.error('Run "npm run generate" and commit the result.');
  process.exitCode = 1;
}
