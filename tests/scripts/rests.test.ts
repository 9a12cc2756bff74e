import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#scripts/lib/files.ts';
import { restsOf } from '#scripts/unused/rests.ts';

const LIMITS = 'src/lib/limits.ts';
const FILES: Readonly<Record<string, string>> = {
  [LIMITS]: 'export const NAME_MAX = 24;\nexport const PICTURE_MAX_BYTES = 5 * 1024 * 1024;\n',
  'openapi/content.yaml': 'get:\n  operationId: getGpi\n',
  'openapi/control.yaml': 'enum:\n        - setGpi\n',
  'src/routes.ts': "route('/gpi', 'gpi.tsx')",
  'mocks/world/entities.ts': 'SHAPES = {\n  gpis: platform.gpi,\n};\n',
  'docs/qa.md': 'faults=getGpi:status\n| `setGpi` |\n`["/gpi"]`\nget gpi\n',
  'mocks/seed/one.ts': "menu('/gpi'); store.gpis.put();",
  'tests/one.test.ts':
    "// at most twenty-four\n'A'.repeat(24);\n// 24 characters (decision 24)\n// decision 24\n// 24 px\n// under 5 MB, 5 s\n",
  'CHANGELOG.md': 'getGpi is gone',
};
const AFTER: Readonly<Record<string, string>> = {
  [LIMITS]: 'export const NAME_MAX = 26;\nexport const PICTURE_MAX_BYTES = 6;\n',
};

it('are lines with a name that is gone, and those that say the former number as a limit', async () => {
  using folder = temporaryFolder('rests');
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder.path, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args]);
  git('init', '--quiet');
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder.path, name)), { recursive: true });
    writeFileSync(join(folder.path, name), text);
  }
  git('add', '.');
  git('commit', '--quiet', '--message', 'before');
  const unchanged = await restsOf(folder.path, (path) => FILES[path] ?? FILES['openapi/content.yaml'] ?? '');
  expect(unchanged).toEqual({ names: [], numbers: [] });

  for (const name of Object.keys(FILES).slice(0, 5))
    writeFileSync(join(folder.path, name), AFTER[name] ?? '');
  const { names, numbers } = await restsOf(folder.path, (path) => AFTER[path] ?? '');
  expect(names.map((line) => line.split(':', 2).join(':'))).toEqual([
    'docs/qa.md:1',
    'docs/qa.md:2',
    'docs/qa.md:3',
    'mocks/seed/one.ts:1',
  ]);
  expect(numbers.map((line) => line.replace(/^(\w+).*?: ([^:]+:\d+):.*$/, '$1 $2'))).toEqual([
    'NAME_MAX tests/one.test.ts:1',
    'NAME_MAX tests/one.test.ts:2',
    'NAME_MAX tests/one.test.ts:3',
    'PICTURE_MAX_BYTES tests/one.test.ts:6',
  ]);
});
