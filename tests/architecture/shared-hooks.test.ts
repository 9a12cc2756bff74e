/**
 * Hooks are only in test files and tests/setup: test files share modules, so a hook in a shared module would register only for
 * the first file that imports it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';

const HOOK = /^(?:before|after)(?:Each|All)\(/m;
const shared = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('setup'),
);

it('no shared part of tests has a hook of its own', () => {
  expect(shared.length).toBeGreaterThan(40);
  const hooked = shared.filter((name) => HOOK.test(readFileSync(join(ROOT, 'tests', name), 'utf8')));
  expect(hooked).toEqual([]);
});

it('a hook at the top is seen, one in a function is none: whoever calls it has the tests', () => {
  expect(HOOK.test('let mock;\nafterEach(() => mock.stop());\n')).toBe(true);
  expect(HOOK.test('export function playsMine() {\n  afterEach(end);\n}\n')).toBe(false);
});
