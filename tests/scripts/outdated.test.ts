/** The rules by which packages wait (renovate.json), and what `npm run outdated` says by them. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { isAllowed, outdatedLines, readRules, type Rule } from '#scripts/outdated.ts';

const text = (name: string): string => readFileSync(ROOT + name, 'utf8');
// Safe: our own package.json.
const { devDependencies, engines } = JSON.parse(text('package.json')) as {
  devDependencies: Record<string, string>;
  engines: { node: string };
};
const images = Object.fromEntries(
  [...text('docker/Dockerfile').matchAll(/^ARG \w+_IMAGE=(\w+):([\d.]+)/gm)].map(([, name = '', version]) => [
    name,
    version,
  ]),
);

it('each rule says why, and keeps to what is pinned here', () => {
  // Safe: names and versions, both texts.
  const pinned = { ...devDependencies, ...images } as Record<string, string>;
  const wrong = readRules().filter(
    (rule) =>
      rule.description.length < 20 ||
      !/^<\d+(?:\.\d+)*$/.test(rule.allowedVersions) ||
      !rule.matchPackageNames.every((name) => isAllowed(pinned[name] ?? '9999', rule)),
  );
  expect(wrong).toEqual([]);
});

it('people, Renovate and the image use one Node', () => {
  // Safe: our own renovate.json.
  const { constraints } = JSON.parse(text('renovate.json')) as { constraints: { node: string } };
  expect(constraints.node).toBe(`${engines.node}.0`);
  expect(text('.nvmrc').trim()).toBe(images['node']);
});

it('a newer version is to renew, or waits with its reason', () => {
  const rule: Rule = { description: 'Needs Node 22.', matchPackageNames: ['a'], allowedVersions: '<5.5' };
  const [below, at, above] = ['5.4.296', '5.5.0', '6.0.0'].map((version) => isAllowed(version, rule));
  expect([below, at, above]).toEqual([true, false, false]);
  const outdated = {
    a: { current: '5.4.1', latest: '6.0.0' },
    b: { current: '1.0.0', latest: '1.0.1' },
  };
  expect(outdatedLines(outdated, [rule])).toEqual([
    '1 to renew',
    '  b 1.0.0 → 1.0.1',
    '',
    '1 that wait (renovate.json)',
    '  a 5.4.1 → 6.0.0\n    Needs Node 22.',
  ]);
  expect(outdatedLines({ a: { current: '5.4.1', latest: '5.4.2' } }, [rule])[0]).toBe('1 to renew');
});
