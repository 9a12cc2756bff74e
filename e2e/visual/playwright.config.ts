import { defineConfig } from '@playwright/test';
import type { WorldOptions } from '#mocks/playwright/index.ts';
import base from '../../playwright.config.ts';

/** Not part of `npm test`: fonts and browser of the machine decide single pixels. A person looks at what differs. */
export default defineConfig<WorldOptions>({
  ...base,
  testDir: '.',
  testMatch: '**/*.visual.ts',
  testIgnore: [],
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['list'], ['html', { outputFolder: '../../playwright-report', open: 'never' }]],
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: 'disabled', caret: 'hide' } },
});
