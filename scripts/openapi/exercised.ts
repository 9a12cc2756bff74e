/**
 * Operations that tests call. If MOCK_EXERCISED_DIR is set, each process with the mock writes its operationIds there as
 * `<name>.json`, an array of strings. Vitest and Playwright set it (vitest.config.ts, playwright.config.ts); `npm test` empties
 * the folder first.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EXERCISED_DIR } from '../lib/paths.ts';

export function clearExercised(): void {
  rmSync(EXERCISED_DIR, { recursive: true, force: true });
}

/** The exercised operations, or `undefined` without a test run. */
export function readExercised(): Set<string> | undefined {
  if (!existsSync(EXERCISED_DIR)) return undefined;
  const files = readdirSync(EXERCISED_DIR).filter((name) => name.endsWith('.json'));
  if (files.length === 0) return undefined;
  return new Set(files.flatMap((name) => readRecord(join(EXERCISED_DIR, name))));
}

/** One record; a process killed while writing leaves a truncated file, which is skipped. */
function readRecord(file: string): string[] {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
