/** The test that all files here use: Playwright's own, with a World of the portal. */
import { test as base } from '@playwright/test';
import { worldFixtures, type WorldFixtures, type WorldOptions } from 'steel-epd-portal/playwright';

export { expect } from '@playwright/test';
export const test = base.extend<WorldOptions & WorldFixtures>(worldFixtures);
