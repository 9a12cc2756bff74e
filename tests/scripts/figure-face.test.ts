/** The committed font is what its package gives, small, and named with its licence. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { figureFaces } from '#scripts/figure-face.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { noticesCollector } from '#scripts/notices/plugin.ts';
import { folderOfTest } from '../support/temporary-folder.ts';

const THEME = `${ROOT}src/ui/theme/`;

it('both weights are cuts of their package, together at most 15 kB', async () => {
  const cuts = Object.entries(await figureFaces());
  for (const [name, cut] of cuts)
    expect(cut.equals(readFileSync(`${THEME}${name}`)), `${name}: run "npm run figure-face"`).toBe(true);
  expect(cuts.map(([, { length }]) => length).reduce((sum, length) => sum + length)).toBeLessThanOrEqual(
    15_000,
  );
});

it('the notices of a bundle with it name Barlow Condensed under the OFL', async () => {
  const folder = folderOfTest();
  writeFileSync(
    join(folder, 'own.css'),
    `@font-face { font-family: a; src: url('${THEME}figure-face-bold.woff2') }\np { font-family: a }`,
  );
  writeFileSync(join(folder, 'main.js'), "import './own.css';");
  const notices = noticesCollector({ root: folder });
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [notices.plugin],
    css: { postcss: {} },
    build: { rolldownOptions: { input: join(folder, 'main.js') }, assetsInlineLimit: 0 },
  });
  expect(notices.components()).toContainEqual(
    expect.objectContaining({ name: '@fontsource/barlow-condensed', licence: 'OFL-1.1' }),
  );
});
