/** The rules by which packages wait (renovate.json). */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';

const text = (name: string): string => readFileSync(ROOT + name, 'utf8');
// Safe: our own package.json.
const { devDependencies, engines } = JSON.parse(text('package.json')) as {
  devDependencies: Record<string, string>;
  engines: { node: string };
};
// Safe: our own renovate.json.
const { constraints, packageRules } = JSON.parse(text('renovate.json')) as {
  constraints: { node: string };
  packageRules: { description: string; matchPackageNames: string[]; allowedVersions: string }[];
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
  const isBelow = (version: string, limit: string): boolean =>
    version.localeCompare(limit, 'en', { numeric: true }) < 0;
  const wrong = packageRules.filter(
    ({ description, allowedVersions, matchPackageNames }) =>
      description.length < 20 ||
      !/^<\d+(?:\.\d+)*$/.test(allowedVersions) ||
      !matchPackageNames.every((name) => isBelow(pinned[name] ?? '9999', allowedVersions.slice(1))),
  );
  expect(wrong).toEqual([]);
});

it('people, Renovate and the image use one Node', () => {
  expect(constraints.node).toBe(`${engines.node}.0`);
  expect(text('.nvmrc').trim()).toBe(images['node']);
});
