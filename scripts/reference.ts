/**
 * Prints the data of the workbench's section "contract" as one JSON: both contracts, and facts about each call. Runs in the
 * workbench's build (scripts/vite/reference.ts), so the data is always current.
 */
import type { Reference } from '#mocks/workbench/contract/facts.ts';
import { OpenapiError } from './openapi/json.ts';
import { loadOpenapi } from './openapi/document.ts';
import { callFacts } from './reference/calls.ts';

try {
  const [portal, control] = await Promise.all([
    loadOpenapi('openapi/portal.yaml'),
    loadOpenapi('openapi/control.yaml'),
  ]);
  const reference: Reference = { portal: { ...portal }, control: { ...control }, calls: callFacts(portal) };
  process.stdout.write(JSON.stringify(reference));
} catch (error) {
  if (!(error instanceof OpenapiError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
