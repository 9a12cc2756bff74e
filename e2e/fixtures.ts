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
import { createHash } from 'node:crypto';
import { test as base, type Page, type TestInfo } from '@playwright/test';
import { PANEL, PANEL_COOKIE, WORLD_COOKIE } from '#mocks/lib/cookies.ts';
import type { Language } from '#src/i18n/keys.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { watchRequests } from './steps/quiet.ts';
import { createTranslate, type Translate } from './texts.ts';
import { MockWorld } from './world.ts';

export { expect } from '@playwright/test';

/** Set by each project of playwright.config.ts. */
export interface LanguageOption {
  lang: Language;
}

/** Somebody at a browser: what the steps in e2e/steps need. */
export interface Visitor {
  page: Page;
  world: MockWorld;
  t: Translate;
  /** A phone: fingers in place of a mouse, and the narrow layout. */
  onPhone: boolean;
}

interface Fixtures {
  world: MockWorld;
  t: Translate;
  visitor: Visitor;
}

/** A name that no other test of this or an earlier run uses, within the letters that Worlds allow. */
function worldName({ project, testId, repeatEachIndex, retry }: TestInfo): string {
  const key = [testId, repeatEachIndex, retry, process.pid, Date.now()].join(':');
  return `e2e-${project.name}-${createHash('sha256').update(key).digest('hex').slice(0, 12)}`;
}

export const test = base.extend<LanguageOption & Fixtures>({
  lang: ['zh', { option: true }],

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

  // Automatic: a test that forgot to ask for it would share the World "default" with others.
  world: [
    async ({ context, request, baseURL, lang }, use, testInfo) => {
      if (baseURL === undefined) throw new Error('playwright.config.ts sets no baseURL');
      const world = new MockWorld(worldName(testInfo), request, context, baseURL);
      // A cookie, not a header: links, downloads and frames send it too.
      await context.addCookies([
        { name: WORLD_COOKIE, value: world.id, url: baseURL },
        // The portal as its users have it; e2e/workbench.spec.ts looks at the panel.
        { name: PANEL_COOKIE, value: PANEL.none, url: baseURL },
      ]);
      await context.addInitScript(
        ({ key, value }) => {
          // Only the first page sets it: a test may switch the language.
          if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
        },
        { key: STORAGE.lang, value: lang },
      );
      await use(world);
    },
    { auto: true },
  ],
});
