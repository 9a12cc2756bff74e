/** Git queries: files at a commit, branch point. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const MAIN = ['origin/main', 'main'];

/** Output of git; null without git, history or such an object. */
export function git(root: string, ...args: string[]): string | null {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', ['-C', root, ...args], {
      encoding: 'utf8',
      stdio,
      maxBuffer: 2 ** 26,
    }).trimEnd();
  } catch {
    return null;
  }
}

export const commitOf = (root: string, name: string): string | null =>
  git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);

/** Merge base with main; null on main, without git, and in a shallow clone. */
export function branchPoint(root: string): string | null {
  const head = commitOf(root, 'HEAD');
  for (const main of MAIN) {
    const point = git(root, 'merge-base', 'HEAD', main);
    if (point !== null && point !== '' && point !== head) return point;
  }
  return null;
}

/** Copies tracked and untracked files that are not ignored. */
export function copySources(root: string, folder: string): void {
  const names = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')?.split('\0') ?? [];
  // git lists a deleted file until the deletion is committed.
  for (const name of names)
    if (name !== '' && existsSync(join(root, name))) cpSync(join(root, name), join(folder, name));
}
