/** Records which operations a process answered, for `npm run contract`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mock } from '../core/mock.ts';

/** Environment variable with the folder; nothing is recorded without it. */
export const EXERCISED_VARIABLE = 'MOCK_EXERCISED_DIR';

function read(file: string): string[] {
  if (!existsSync(file)) return [];
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

/**
 * Writes `<dir>/<pid>.json`, a list of operationIds, for each new operation answered with anything but 501. Undefined if
 * disabled.
 */
export function exercisedRecorder(dir = process.env[EXERCISED_VARIABLE]): Mock['onAnswered'] | undefined {
  if (dir === undefined || dir === '') return undefined;
  mkdirSync(dir, { recursive: true });
  const file = join(dir, `${process.pid}.json`);
  const recorded = new Set(read(file));
  return (operationId, status) => {
    if (status === 501 || recorded.has(operationId)) return;
    recorded.add(operationId);
    // Several mocks of one process share the file.
    writeFileSync(file, JSON.stringify([...new Set([...read(file), operationId])].sort()));
  };
}
