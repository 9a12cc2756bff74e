/** Entry pages need only the texts that they wait for (src/i18n/load-texts.ts). */
import type { Page } from '@playwright/test';
import { zh } from '#src/i18n/locales/zh/index.ts';
import { expect, test } from './fixtures.ts';
import { loginDialog } from './steps/sign-in.ts';

/** Keeps the scripts of some text parts pending for the whole test. */
async function withhold(page: Page, parts: readonly string[]): Promise<void> {
  for (const part of parts) await page.route(`**/part-${part}-*.js`, () => undefined);
}

function isKey(words: string): boolean {
  let place: unknown = zh;
  for (const part of words.split('.'))
    place = typeof place === 'object' && place !== null ? Reflect.get(place, part) : undefined;
  return typeof place === 'string';
}

/** Text keys shown or announced on the page untranslated. */
async function keysOn(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const said = [...document.querySelectorAll('*')].flatMap((element) => [
      ...[...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? ''),
      ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    ]);
    return [...said, document.title];
  });
  expect(said.length).toBeGreaterThan(20);
  return said.map((words) => words.trim()).filter(isKey);
}

/** The plot above the search has texts of its own. */
const PAGES = [
  { path: '/', later: ['declarations', 'others'], shows: 'home.latestEpd', waiting: 0 },
  { path: '/epd/epdSearch', later: ['others'], shows: 'nav.epdSearch', waiting: 1 },
  { path: '/app/epd/b-001', later: ['others'], shows: 'epd.search.gwp', waiting: 0 },
] as const;

test('entry pages show no key while the other texts are on their way', async ({ page, t }) => {
  for (const { path, later, shows, waiting } of PAGES)
    await test.step(path, async () => {
      await withhold(page, later);
      await page.goto(path);
      await expect(page.getByRole('main').getByText(t(shows)).first()).toBeVisible();
      await expect(page.getByText(t('common.loading'), { exact: true })).toHaveCount(waiting);
      expect(await keysOn(page)).toEqual([]);
      await page.unrouteAll();
    });
});

test('a page and a dialog that say more come with their texts', async ({ page, visitor, t }) => {
  const waiting: (() => void)[] = [];
  await page.route('**/part-others-*.js', async (route) => {
    await new Promise<void>((go) => waiting.push(go));
    await route.continue();
  });
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('nav.login') })
    .click();
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const go of waiting) go();
  await expect(loginDialog(visitor)).toBeVisible();
  expect(await keysOn(page)).toEqual([]);
});
