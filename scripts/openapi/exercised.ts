/**
 * Which operations tests really called. While MOCK_EXERCISED_DIR is set, every process that runs the mock writes
 * the operationIds it has answered into a file of its own there: `<name>.json`, an array of texts. Vitest and
 * Playwright set the variable (vitest.config.ts, playwright.config.ts); `npm test` empties the folder first.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EXERCISED_DIR } from '../lib/paths.ts';

/** Forgets the records of earlier runs. */
export function clearExercised(): void {
  rmSync(EXERCISED_DIR, { recursive: true, force: true });
}

/** The exercised operations, or `undefined` when no test has been measured yet. */
export function readExercised(): Set<string> | undefined {
  if (!existsSync(EXERCISED_DIR)) return undefined;
  const files = readdirSync(EXERCISED_DIR).filter((name) => name.endsWith('.json'));
  if (files.length === 0) return undefined;
  return new Set(files.flatMap((name) => readRecord(join(EXERCISED_DIR, name))));
}

/** One record. A process that was stopped while writing leaves a broken file, which says nothing. */
function readRecord(file: string): string[] {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
