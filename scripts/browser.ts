/**
 * Finds Chrome or Chromium for end-to-end tests. Installs it on Debian as root; elsewhere prints what to do. As a program it
 * prints the path.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { installDebian, isDebianRoot, onSearchPath } from './lib/debian.ts';

/** Chromium without a GUI: tests run a third faster. */
const HEADLESS = 'chromium-headless-shell';
/** Commands on PATH, best first. */
const COMMANDS = [HEADLESS, 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

const MAC = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const WINDOWS_TAIL = 'Google/Chrome/Application/chrome.exe';
/** Windows' Chrome as seen from WSL. */
const WSL = ['Program Files', 'Program Files (x86)'].map((folder) => `/mnt/c/${folder}/${WINDOWS_TAIL}`);

function windowsPlaces(): string[] {
  const roots = [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']];
  return roots.filter((root) => root !== undefined).map((root) => join(root, WINDOWS_TAIL));
}

/** Explicitly configured paths, then common ones, then Playwright's download. */
function candidates(): string[] {
  const named = [process.env['CHROME_PATH'], process.env['PLAYWRIGHT_CHROMIUM']];
  return [
    ...named.filter((path) => path !== undefined),
    ...COMMANDS.flatMap(onSearchPath),
    ...MAC,
    ...windowsPlaces(),
    chromium.executablePath(),
    ...WSL,
  ];
}

/** Whether the command runs: some distributions install a stub that only prints how to install the real one. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows `--version` opens a window.
  if (path.endsWith('.exe')) return true;
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

/** Path of an installed browser, or null. */
export function findBrowser(): string | null {
  return candidates().find(starts) ?? null;
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

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(ensureBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
