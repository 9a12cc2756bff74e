/** Folders that programs look through, and those that they need for a while. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names below a folder, at any depth. */
export const filesBelow = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => pattern.test(name));

/** A temporary folder until the end of its scope (`using`). */
export function temporaryFolder(name: string): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), `${name}-`));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** A text as a regular expression that finds it alone. */
export const escapedPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
