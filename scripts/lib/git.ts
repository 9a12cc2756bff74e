/** What git knows: a version of a file, and where this branch began. */
import { execFileSync } from 'node:child_process';

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
