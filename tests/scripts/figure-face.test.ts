/** The committed font is what its package gives, small, and named with its licence. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { figureFaces } from '#scripts/figure-face.ts';
import { ROOT } from '#scripts/lib/paths.ts';

const THEME = `${ROOT}src/ui/theme/`;

it('both weights are cuts of their package, together at most 15 kB', async () => {
  const cuts = Object.entries(await figureFaces());
  for (const [name, cut] of cuts)
    expect(cut.equals(readFileSync(`${THEME}${name}`)), `${name}: run "npm run figure-face"`).toBe(true);
  expect(cuts.map(([, { length }]) => length).reduce((sum, length) => sum + length)).toBeLessThanOrEqual(
    15_000,
  );
});
