/**
 * `steel-epd-portal/playwright`: what other people's tests import (docs/testing.md). The project's own tests use the
 * same. Its files name each other by relative paths alone, which stay right when they are compiled (scripts/build-playwright.ts).
 */
export { worldFixtures, type WorldFixtures, type WorldOptions } from './fixtures.ts';
export { MockWorld, type Choice, type Recording, type Replayed } from './world.ts';
