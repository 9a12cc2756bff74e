/** What npm run contract:diff compares with: a branch, a release, a name, or nothing. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it, vi } from 'vitest';
import { contractDiff } from '#scripts/contract-diff.ts';
import { namedBase, usualBase, releasedText } from '#scripts/contract-diff/released.ts';
import { compareContracts } from '#scripts/contract-diff/compare.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { loadOpenapi } from '#scripts/openapi/document.ts';
import { leftoversOf } from '#scripts/unused/leftovers.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

const folder = folderOfFile();
const origin = join(folder, 'origin');

const contractWith = (maxLength: string): string => `openapi: 3.1.0
info: { title: Small, version: 1.0.0 }
paths:
  /p/small:
    post:
      operationId: doSmall
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { name: { type: string, x-limits: { maxLength: ${maxLength} } } } }
      responses: { '200': { description: Done. } }
`;
const git = (root: string, ...args: string[]): string => {
  const who = ['-c', 'user.name=x', '-c', 'user.email=x@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', ['-C', root, ...who, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
};
const put = (root: string, name: string, text: string): void => {
  mkdirSync(join(root, name, '..'), { recursive: true });
  writeFileSync(join(root, name), text);
};
const copyOf = (name: string, ...options: string[]): string => {
  const to = join(folder, name);
  git(folder, 'clone', '--quiet', ...options, pathToFileURL(origin).href, to);
  return to;
};

beforeAll(() => {
  mkdirSync(origin);
  git(origin, 'init', '--quiet', '--initial-branch=main');
  put(origin, 'openapi/portal.yaml', contractWith('SMALL_MAX'));
  put(origin, 'src/lib/limits.ts', 'export const SMALL_MAX: number = 40;\n');
  cpSync(`${ROOT}openapi/released.json`, join(origin, 'openapi/released.json'));
  git(origin, 'add', '.');
  git(origin, 'commit', '--quiet', '-m', 'first');
});

it('on a branch: the contract that it began with, under the limits of that time', async () => {
  const root = copyOf('branch');
  git(root, 'checkout', '--quiet', '-b', 'work');
  put(root, 'src/lib/limits.ts', 'export const SMALL_MAX: number = 30;\n');
  git(root, 'commit', '--quiet', '-a', '-m', 'shorter');
  const base = await usualBase(root);
  expect(base?.what).toMatch(/^[\da-f]{7}, where this branch left main$/);
  const after = await loadOpenapi(join(root, 'openapi/portal.yaml'), { SMALL_MAX: 30 });
  if (base === null) throw new Error('no base');
  expect(compareContracts({ before: base.document, after })).toMatchObject([
    { weight: 'breaking', place: 'body.name', what: 'maxLength goes from 40 to 30', operations: ['doSmall'] },
  ]);
});

it('on main: the contract that was released last', async () => {
  const base = await usualBase(copyOf('main'));
  expect(base?.what).toMatch(/^the contract of [\d.]+, released on \d{4}-\d\d-\d\d$/);
  expect(base?.document.paths).toHaveProperty('/p/epd/page');
});

it('without git, or with too little of its history: the released one, and it says why', async () => {
  const root = copyOf('shallow', '--depth=1');
  expect((await usualBase(root))?.what).toContain(
    "NOT with this branch's beginning: this clone has too little",
  );
  rmSync(join(root, '.git'), { recursive: true });
  expect((await usualBase(root))?.what).toContain("NOT with this branch's beginning: there is no git");
  rmSync(join(root, 'openapi/released.json'));
  expect(await usualBase(root)).toBeNull();
});

it('a version by its name, or a file', async () => {
  expect((await namedBase('main', origin)).document.paths).toHaveProperty('/p/small');
  expect((await namedBase('openapi/released.json', origin)).document.paths).toHaveProperty('/p/epd/page');
  await expect(namedBase('no-such-version', origin)).rejects.toThrow('neither a file nor a version');
});

it('the command prints what breaks, and fails only when it is asked to', async () => {
  const file = join(folder, 'more.json');
  // The contract of now, released with one call under another path: what is different since the last release is none of its.
  const released = releasedText('1.0.0', '2026-01-01', await loadOpenapi('openapi/portal.yaml'));
  writeFileSync(file, released.replace('"/api/n/menu/all":', '"/api/n/menu/old":'));
  const told = vi.spyOn(console, 'log').mockReturnValue();
  expect(await contractDiff('--base', file)).toBe(0);
  expect(told.mock.calls.flat()).toContainEqual(
    expect.stringContaining('GET /api/n/menu/old: is GET /api/n/menu/all now'),
  );
  const json = join(folder, 'changes.json');
  expect(await contractDiff('--base', file, '--json', json, '--fail-on-breaking')).toBe(1);
  told.mockRestore();
  const { changes } = JSON.parse(readFileSync(json, 'utf8')) as { changes: { weight: string }[] };
  expect(changes.filter(({ weight }) => weight === 'breaking')).toMatchObject([{ operations: ['getMenu'] }]);
});

it('names lines that say a call that is gone, and the former number of a limit', async () => {
  const root = copyOf('rests');
  put(root, 'docs/qa.md', 'doSmall:status\ndo small\n40 characters (decision 4)\n401 or 4.0');
  expect(await leftoversOf(root)).toEqual({ names: [], numbers: [] });
  put(root, 'openapi/portal.yaml', '\n');
  put(root, 'src/lib/limits.ts', 'export const SMALL_MAX: number = 30;\n');
  const found = Object.values(await leftoversOf(root)).flat();
  expect(found.map((line) => /qa\.md:\d/.exec(line)?.[0])).toEqual(['qa.md:1', 'qa.md:3']);
});
