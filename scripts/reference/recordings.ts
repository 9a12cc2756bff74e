/** Which recordings hold a call. */
import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from '../lib/paths.ts';

const FOLDER = 'docs/recordings';

/** Files of the recordings that come with the project, by the calls in them. */
export function recordingsByCall(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of readdirSync(ROOT + FOLDER).sort()) {
    const file = `${FOLDER}/${name}`;
    // Written by `npm run recordings`, and held to be current by a test.
    const { steps } = JSON.parse(readFileSync(ROOT + file, 'utf8')) as {
      steps: { operation: string | null }[];
    };
    for (const operation of new Set(steps.map((step) => step.operation)))
      if (operation !== null) found.set(operation, [...(found.get(operation) ?? []), file]);
  }
  return found;
}
