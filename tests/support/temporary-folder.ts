/** Folders for what tests write, removed when nobody needs them any more. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

// Programs name the folder as they find it, which on some machines lies behind a link.
const make = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'test-')));
const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** For one test: called in it, or in what runs before it. */
export function folderOfTest(): string {
  const folder = make();
  onTestFinished(() => remove(folder));
  return folder;
}

/** For all tests of a file: called where they are described. */
export function folderOfFile(): string {
  const folder = make();
  afterAll(() => remove(folder));
  return folder;
}
