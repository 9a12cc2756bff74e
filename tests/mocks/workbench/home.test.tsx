import { expect, it } from 'vitest';
import { homeOf } from '#mocks/workbench/worlds.ts';

it.each([
  ['/__mock/', '/'],
  ['/__mock', '/'],
  ['/__mock/assets/x', '/'],
  ['/steel/demo/__mock/', '/steel/demo/'],
  ['/somewhere/else', '/'],
])('a workbench at %s stands beside the portal at %s', (pathname, home) => {
  expect(homeOf(pathname)).toBe(home);
});
