/** A copy of the project for mutations, so that the original files stay untouched. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';

/** All tracked and untracked, not ignored files in their current state; node_modules is shared. */
export function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const name of listed.split('\0')) {
    // git lists a deleted file until the deletion is committed.
    if (name !== '' && existsSync(join(ROOT, name))) cpSync(join(ROOT, name), join(copy, name));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  return copy;
}
