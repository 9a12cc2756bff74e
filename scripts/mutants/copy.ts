/** A copy of the project to break: nobody's files are touched, whatever happens meanwhile. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';

/** Everything that git knows or would take, as it stands now, beside the installed packages. */
export function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const name of listed.split('\0')) {
    // A deleted file is listed until it is committed.
    if (name !== '' && existsSync(join(ROOT, name))) cpSync(join(ROOT, name), join(copy, name));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  return copy;
}
