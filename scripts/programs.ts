/**
 * Finds the programs that tests need: `programs.ts browser|nginx|firefox` prints the path. Installs a missing one on Debian as
 * root; elsewhere says what to do.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { exitOnClosedPipe, isProgram, run } from './lib/command-line.ts';

const onSearchPath = (command: string): string[] =>
  (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, command));

/** Paths that environment variables name. */
const named = (...variables: readonly string[]): string[] =>
  variables.flatMap((variable) => process.env[variable] ?? []);

/** Whether this process may install Debian packages. */
function isDebianRoot(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get') || !existsSync('/etc/os-release'))
    return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Maximum wait for the apt lock, e.g. during an automatic upgrade, s. */
const LOCK_TIMEOUT_S = 300;

/** Installs packages. Prints failures instead of throwing; callers check for the program. */
function installDebian(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(' and ')} (Debian packages)…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const { status, stderr } = spawnSync(
      'apt-get',
      ['-o', `DPkg::Lock::Timeout=${LOCK_TIMEOUT_S}`, ...args],
      { env, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
    );
    if (status !== 0) console.error(`apt-get ${args.join(' ')} failed:\n${stderr.trim()}`);
  }
}

/** Chromium without a GUI: tests run a third faster. */
const HEADLESS = 'chromium-headless-shell';
/** Commands on PATH, best first. */
const BROWSERS = [HEADLESS, 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const MAC = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const WINDOWS_TAIL = 'Google/Chrome/Application/chrome.exe';

function windowsPlaces(): string[] {
  const roots = [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']];
  return roots.filter((root) => root !== undefined).map((root) => join(root, WINDOWS_TAIL));
}

/** Whether the command runs: some distributions install a stub that only prints how to install the real one. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows `--version` opens a window.
  if (path.endsWith('.exe')) return true;
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

/** Path of an installed Chrome or Chromium, or null. */
export function findBrowser(): string | null {
  const places = [
    ...named('CHROME_PATH', 'PLAYWRIGHT_CHROMIUM'),
    ...BROWSERS.flatMap(onSearchPath),
    ...MAC,
    ...windowsPlaces(),
    chromium.executablePath(),
  ];
  return places.find(starts) ?? null;
}

/** Without a CJK font, Chinese text renders as boxes with wrong widths. */
function hasChineseFont(): boolean {
  const list = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return list.status === 0 && list.stdout.trim() !== '';
}

/** Path of a browser, installed first if possible. Throws an error that says what to do. */
export function ensureBrowser(): string {
  if (isDebianRoot()) {
    const shell = onSearchPath(HEADLESS).some((path) => existsSync(path));
    const missing = [
      ...(findBrowser() === null ? ['chromium'] : []),
      ...(hasChineseFont() ? [] : ['fonts-noto-cjk', 'fontconfig']),
    ];
    if (missing.length > 0) installDebian(missing);
    // Not in older Debian releases: then Chromium itself is used.
    if (!shell) installDebian([HEADLESS]);
  }
  const browser = findBrowser();
  if (browser !== null) return browser;
  throw new Error('No Chrome or Chromium found: install one, or set CHROME_PATH to its program file.');
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });

/** Debian's brotli_static module. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const HOW_TO_GET_NGINX =
  'nginx is missing: "apt-get install nginx-light libnginx-mod-http-brotli-static" (Debian), "brew install nginx" (macOS), or set NGINX_PATH.';

export const findNginx = (): string | null =>
  [...named('NGINX_PATH'), ...onSearchPath('nginx'), '/usr/sbin/nginx'].find((path) => existsSync(path)) ??
  null;

/** Path of nginx, installed first if possible. Throws an error that says what to do. */
export function ensureNginx(): string {
  if (isDebianRoot() && (findNginx() === null || !existsSync(BROTLI_MODULE)))
    installDebian(['nginx-light', 'libnginx-mod-http-brotli-static']);
  const nginx = findNginx();
  if (nginx !== null) return nginx;
  throw new Error(HOW_TO_GET_NGINX);
}

export const HOW_TO_GET_FIREFOX =
  'Firefox is missing: "apt-get install firefox-esr" (Debian), install it from mozilla.org, or set FIREFOX_PATH to its program file.';

export function findFirefox(): string | null {
  const places = [
    ...named('FIREFOX_PATH'),
    ...['firefox', 'firefox-esr'].flatMap(onSearchPath),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
  ];
  return places.find((path) => existsSync(path)) ?? null;
}

/** Path of Firefox, installed first if possible. Throws an error that says what to do. */
function ensureFirefox(): string {
  if (findFirefox() === null && isDebianRoot()) installDebian(['firefox-esr']);
  const firefox = findFirefox();
  if (firefox !== null) return firefox;
  throw new Error(HOW_TO_GET_FIREFOX);
}

if (isProgram(import.meta.url)) {
  exitOnClosedPipe();
  const [name] = process.argv.slice(2);
  await run(
    () =>
      console.log(name === 'nginx' ? ensureNginx() : name === 'firefox' ? ensureFirefox() : ensureBrowser()),
    // Outside CI only the nginx tests fail, not the whole run.
    name === 'nginx' && process.env['CI'] === undefined ? 0 : 1,
  );
}
