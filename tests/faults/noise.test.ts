import { expect, it } from 'vitest';
import { HttpError } from '#src/lib/errors.ts';
import { noiseIn } from './noise.ts';

it.each([
  ['a warning of React', ['Each child in a list should have a unique "key" prop.']],
  ['an error of the portal', ['Uncaught', new TypeError('x is undefined')]],
])('%s counts', (_, parts) => {
  expect(noiseIn(parts)).toContain(parts.at(-1) instanceof Error ? 'x is undefined' : 'key');
});

it.each([
  ['a call that failed, which has its words', [new HttpError(500)]],
  ['what the test DOM cannot do', [new Error('Iframe page loading is disabled.')]],
])('%s does not', (_, parts) => {
  expect(noiseIn(parts)).toBeNull();
});
