/** Finds programs for tests, and installs Debian packages on build machines. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Candidate paths of a command on PATH. */
export function onSearchPath(command: string): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, command));
}

/** Whether this process may install Debian packages. */
export function isDebianRoot(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get') || !existsSync('/etc/os-release'))
    return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Maximum wait for the apt lock, e.g. during an automatic upgrade, s. */
const LOCK_TIMEOUT_S = 300;

/** Installs packages. Prints failures instead of throwing; callers check for the program. */
export function installDebian(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(' and ')} (Debian packages)…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const { status, stderr } = spawnSync(
      'apt-get',
      ['-o', `DPkg::Lock::Timeout=${LOCK_TIMEOUT_S}`, ...args],
      {
        env,
        encoding: 'utf8',
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    if (status !== 0) console.error(`apt-get ${args.join(' ')} failed:\n${stderr.trim()}`);
  }
}
