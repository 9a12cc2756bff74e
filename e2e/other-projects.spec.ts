/** The entry for other people's tests, used as its example says: docs/example-tests. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '#scripts/lib/paths.ts';
import { binOf } from '#scripts/lib/bin.ts';
import { expect, test } from './fixtures.ts';

const run = promisify(execFile);
/** A test project has a Playwright of its own: two copies in one process refuse to work together. */
const OWN = ['@playwright/test', 'playwright', 'playwright-core'];

/** Variables of a run that would make another one a part of it. */
const OURS = /^(?:PW|PLAYWRIGHT|TEST_)/;

interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number };
}

test('a project elsewhere tests the portal with fixtures from here', async ({
  world,
  launchOptions,
}, testInfo) => {
  const project = testInfo.outputPath('example-tests');
  cpSync(join(ROOT, 'docs/example-tests'), project, { recursive: true });
  const modules = join(project, 'node_modules');
  mkdirSync(join(modules, '@playwright'), { recursive: true });
  for (const name of OWN) cpSync(join(ROOT, 'node_modules', name), join(modules, name), { recursive: true });
  mkdirSync(join(modules, '@types'));
  for (const name of ['@types/node', 'undici-types'])
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  // As `npm install` makes it of "file:../..".
  symlinkSync(ROOT, join(modules, 'steel-epd-portal'));

  const inherited = Object.entries(process.env).filter(([name]) => !OURS.test(name));
  const env = {
    ...Object.fromEntries(inherited),
    PORTAL_ORIGIN: world.origin,
    CHROME_PATH: launchOptions.executablePath ?? '',
  };
  const cli = join(modules, '@playwright/test/cli.js');
  const [types, tests] = await Promise.all([
    run(process.execPath, [binOf('typescript-7', 'tsc'), '--noEmit', '-p', project]),
    run(process.execPath, [cli, 'test', '--workers=1', '--reporter=json'], { cwd: project, env }),
  ]);
  expect(types.stdout).toBe('');
  // As Playwright's JSON reporter writes it.
  const { stats } = JSON.parse(tests.stdout) as Report;
  expect([stats.expected, stats.unexpected]).toEqual([2, 0]);
});
