/**
 * Prints what the section "contract" of the workbench shows, as one JSON: both contracts, and what the project knows of each call.
 * Asked for by the workbench's build (scripts/vite/reference.ts), so that it is never older than the sources.
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
