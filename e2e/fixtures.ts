/**
 * Fixtures of every e2e test: a World, the language of the project, and the portal's texts in it.
 *
 *     test('a company confirms its quote', async ({ page, world, t }) => {
 *       await world.reset('quote-issued');
 *       await world.login('certified');
 *       await page.goto('/epd/mineEpd');
 *       …
 *     });
 */
import { expect, test as base, type Page } from '@playwright/test';
import {
  worldFixtures,
  type MockWorld,
  type WorldFixtures,
  type WorldOptions,
} from '#mocks/playwright/index.ts';
import { mendWire, typeInPlaceOfFill } from './steps/firefox.ts';
import { watchPolicy } from './steps/policy.ts';
import { watchRequests } from './steps/quiet.ts';
import { createTranslate, type Translate } from './texts.ts';

export { expect };

export interface Visitor {
  page: Page;
  world: MockWorld;
  t: Translate;
  /** Touch input and the narrow layout. */
  onPhone: boolean;
}

interface Fixtures {
  t: Translate;
  /** Violations of the content security policy; any entry fails the test. */
  refused: string[];
  visitor: Visitor;
}

interface Prepared {
  prepared: void;
}

export const test = base.extend<WorldOptions & WorldFixtures>(worldFixtures).extend<Fixtures, Prepared>({
  prepared: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') mendWire(browser);
      await use();
    },
    { auto: true, scope: 'worker' },
  ],

  t: async ({ lang }, use) => {
    await use(await createTranslate(lang));
  },

  refused: [
    async ({ context }, use) => {
      const refused = watchPolicy(context);
      await use(refused);
      expect(refused, 'refused by the content security policy').toEqual([]);
    },
    { auto: true },
  ],

  page: async ({ page, browserName }, use) => {
    watchRequests(page);
    const asBefore = browserName === 'firefox' ? typeInPlaceOfFill(page) : null;
    await use(page);
    asBefore?.();
    // A request that is still being answered when a test ends must not fail it.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  visitor: async ({ page, world, t, isMobile }, use) => {
    await use({ page, world, t, onPhone: isMobile });
  },
});
