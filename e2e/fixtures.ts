/**
 * What every journey starts with: a World of its own, the project's language, and the portal's texts in it.
 *
 *     test('a company confirms its quote', async ({ page, world, t }) => {
 *       await world.reset('quote-issued');
 *       await world.login('certified');
 *       await page.goto('/epd/mineEpd');
 *       …
 *     });
 */
import { test as base, type Page } from '@playwright/test';
import {
  worldFixtures,
  type MockWorld,
  type WorldFixtures,
  type WorldOptions,
} from '#mocks/playwright/index.ts';
import { watchRequests } from './steps/quiet.ts';
import { createTranslate, type Translate } from './texts.ts';

export { expect } from '@playwright/test';

/** Somebody at a browser: what the steps in e2e/steps need. */
export interface Visitor {
  page: Page;
  world: MockWorld;
  t: Translate;
  /** A phone: fingers in place of a mouse, and the narrow layout. */
  onPhone: boolean;
}

interface Fixtures {
  t: Translate;
  visitor: Visitor;
}

export const test = base.extend<WorldOptions & WorldFixtures>(worldFixtures).extend<Fixtures>({
  t: async ({ lang }, use) => {
    await use(await createTranslate(lang));
  },

  page: async ({ page }, use) => {
    watchRequests(page);
    await use(page);
  },

  visitor: async ({ page, world, t, isMobile }, use) => {
    await use({ page, world, t, onPhone: isMobile });
  },
});
