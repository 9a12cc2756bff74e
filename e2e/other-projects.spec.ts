/** The npm package: packed, installed in an empty folder without a network, and used as in docs/example-tests and -handlers. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { EVERY_TEST } from '../tests/support/every-test.ts';
import { ROOT, binOf } from '#scripts/lib/paths.ts';
import { startProcess } from '#scripts/lib/mock-process.ts';
import { NOTICES_FILE } from '#scripts/notices/documents.ts';
import { expect, test } from './fixtures.ts';

const run = promisify(execFile);
/** The project gets its own copy of Playwright: two copies in one process conflict. */
const OWN = ['@playwright/test', 'playwright', 'playwright-core'];

/** Environment variables that would make the inner run part of the outer one. */
const OURS = /^(?:PW|PLAYWRIGHT|TEST_)/;

const MOST_BYTES = 8_000_000;

/** Names of this version; one letter off does not compile. */
const NAMES = `
import { test } from './tests/portal.ts';
// @ts-expect-error no persona
test.use({ scenario: 'stage-10', persona: 'cerified' });
test('names are types', async ({ world }) => {
  await world.reset('quote-issued');
  // @ts-expect-error no scenario
  await world.reset('quote-isued');
  // @ts-expect-error no persona
  await world.login('agnecy');
  // @ts-expect-error no step
  await world.operator('issueQuotes', {});
  await world.faults([{ operationId: 'getQuote', kind: 'status', value: 503 }]);
  // @ts-expect-error no operation
  await world.faults([{ operationId: 'getQoute', kind: 'status', value: 503 }]);
  // @ts-expect-error no kind of fault
  await world.faults([{ operationId: '*', kind: 'timeout' }]);
  // @ts-expect-error no operation of the control API
  await world.call('resetWord');
});
`;

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}
interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number };
}

test('a project elsewhere installs the package and tests the portal with it', async ({
  launchOptions,
}, testInfo) => {
  test.slow();
  const project = testInfo.outputPath('example-tests');
  cpSync(join(ROOT, 'docs/example-tests'), project, { recursive: true });
  const npm = async (...args: string[]): Promise<string> =>
    (await run('npm', [...args, '--ignore-scripts', '--json'], { cwd: args[0] === 'pack' ? ROOT : project }))
      .stdout;

  // Safe: the format of npm's JSON output.
  const [packed] = JSON.parse(await npm('pack', '--pack-destination', project)) as Packed[];
  if (packed === undefined) throw new Error('npm pack wrote nothing');
  expect(packed.size).toBeLessThan(MOST_BYTES);
  const odd = packed.files.filter(
    ({ path }) =>
      !/^(?:dist|dist-workbench|dist-package)\/|^(?:package\.json|README\.md|LICENSE)$/.test(path),
  );
  expect(odd).toEqual([]);
  // Of the portal, of the workbench and of the server.
  const notices = packed.files.filter(({ path }) => path.endsWith(`/${NOTICES_FILE}`));
  expect(notices.map(({ path }) => path.split('/', 1)[0]).toSorted()).toEqual([
    'dist',
    'dist-package',
    'dist-workbench',
  ]);
  const sources = packed.files.filter(({ path }) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
  expect(sources).toEqual([]);

  const manifest = readFileSync(join(project, 'package.json'), 'utf8');
  writeFileSync(join(project, 'package.json'), '{"private":true,"type":"module"}');
  await npm('install', '--offline', packed.filename);
  writeFileSync(join(project, 'package.json'), manifest);
  const modules = join(project, 'node_modules');
  mkdirSync(join(modules, '@playwright'), { recursive: true });
  for (const name of OWN) cpSync(join(ROOT, 'node_modules', name), join(modules, name), { recursive: true });
  mkdirSync(join(modules, '@types'));
  for (const name of ['@types/node', 'undici-types', 'msw', 'vitest'])
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  writeFileSync(join(project, 'names.ts'), NAMES);
  const inProcess = testInfo.outputPath('example-handlers');
  cpSync(join(ROOT, 'docs/example-handlers'), inProcess, { recursive: true });
  symlinkSync(modules, join(inProcess, 'node_modules'));

  const program = join(modules, '.bin/steel-epd-mock');
  const server = await startProcess([process.execPath, program, '--port', '0', '--scenario', 'stage-30'], {
    cwd: project,
  });
  const { origin } = server;
  try {
    const begun = await fetch(`${origin}/__mock/api/world`);
    expect(await begun.json()).toMatchObject({ scenario: 'stage-30' });
    const agent = new Client({ name: 'example', version: '1.0.0' });
    const command = [program, 'mcp', '--url', origin];
    await agent.connect(new StdioClientTransport({ command: process.execPath, args: command, cwd: project }));
    const { content } = await agent.callTool({ name: 'world', arguments: {} });
    expect(JSON.stringify(content)).toContain('stage-30');
    await agent.close();
    const inherited = Object.entries(process.env).filter(([name]) => !OURS.test(name));
    const env = {
      ...Object.fromEntries(inherited),
      PORTAL_ORIGIN: origin,
      CHROME_PATH: launchOptions.executablePath ?? '',
    };
    const cli = join(modules, '@playwright/test/cli.js');
    const typesOf = (folder: string) =>
      run(process.execPath, [binOf('typescript-7', 'tsc'), '--noEmit', '-p', folder]);
    await typesOf(project);
    await typesOf(inProcess);
    // What it then runs, this project's own tests run too.
    if (!EVERY_TEST) return;
    const args = ['test', '--workers=1', '--timeout=90000', '--reporter=json'];
    const tests = await run(process.execPath, [cli, ...args], { cwd: project, env });
    // Safe: the format of Playwright's JSON reporter.
    const { stats } = JSON.parse(tests.stdout) as Report;
    expect([stats.expected, stats.unexpected]).toEqual([2, 0]);
    const vitest = [binOf('vitest'), 'run', '--reporter=json'];
    const { stdout } = await run(process.execPath, vitest, { cwd: inProcess });
    expect(JSON.parse(stdout)).toMatchObject({ numPassedTests: 2, numTotalTests: 2 });
  } finally {
    await server.kill();
  }
});
