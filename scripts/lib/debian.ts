/** Programs that tests need: where they are, and Debian packages for build machines that lack them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a command could be, by the search path. */
export function onSearchPath(command: string): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, command));
}

/** May this process install Debian packages? */
export function isDebianRoot(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get') || !existsSync('/etc/os-release'))
    return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** How long to wait while another program, such as an automatic upgrade, installs packages, s. */
const LOCK_TIMEOUT_S = 300;

/** Installs packages; what went wrong is printed, and whoever needs them looks again. */
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
