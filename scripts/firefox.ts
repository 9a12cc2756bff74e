/**
 * Finds Firefox for `npm run e2e:firefox`. Installs it on Debian as root; elsewhere prints what to do. As a program it prints the
 * path.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { endWithReader } from './lib/command-line.ts';
import { installDebian, isDebianRoot, onSearchPath } from './lib/debian.ts';

export const HOW_TO_GET_FIREFOX =
  'Firefox is missing: "apt-get install firefox-esr" (Debian), install it from mozilla.org, or set FIREFOX_PATH to its program file.';

const COMMANDS = ['firefox', 'firefox-esr'];
const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';
const WINDOWS = String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`;

/** Path of an installed Firefox, or null. */
export function findFirefox(): string | null {
  const named = process.env['FIREFOX_PATH'];
  const places = [...(named === undefined ? [] : [named]), ...COMMANDS.flatMap(onSearchPath), MAC, WINDOWS];
  return places.find((path) => existsSync(path)) ?? null;
}

/** Path of Firefox, installed first if possible. Throws an error that says what to do. */
export function ensureFirefox(): string {
  if (findFirefox() === null && isDebianRoot()) installDebian(['firefox-esr']);
  const firefox = findFirefox();
  if (firefox !== null) return firefox;
  throw new Error(HOW_TO_GET_FIREFOX);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  endWithReader();
  try {
    console.log(ensureFirefox());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
