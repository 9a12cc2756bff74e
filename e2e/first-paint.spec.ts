/** Pages that stand there before their scripts run (scripts/first-paint.ts), and give way to the portal unnoticed. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { loginDialog } from './steps/sign-in.ts';

/** Keeps the portal's script back until the function that is returned is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/assets/portal-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Where the words and fields of the first section or the title stand. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h1 + p, form[role=search] input, form[role=search] button, header a')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, ...[x, y, width, height].map(Math.round)].join(' ');
      }),
  );

test(
  'a visitor reads and acts before the scripts run, and nothing moves or is lost when they do',
  { tag: '@everywhere' },
  async ({ page, visitor, t }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
    });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: t('home.heroTitle') })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(1);
    const before = await places(page);
    expect(before.length).toBeGreaterThan(4);
    await page.getByRole('searchbox').fill('coil');
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('nav.login') })
      .click();
    release();
    await expect(loginDialog(visitor)).toBeVisible();
    await expect(page.locator('#first')).toHaveCount(0);
    await expect(page.locator('input[name=keyword]')).toHaveValue('coil');
    const after = await places(page);
    expect(after.filter((place) => !before.includes(place))).toEqual([]);
    expect(warnings).toEqual([]);
  },
);

test('a search that is asked before the scripts run is answered', async ({ page, t }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('coil');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL('**/epd/epdSearch?keyword=coil', { waitUntil: 'commit' });
  release();
  await expect(
    page.getByRole('combobox', { name: t('epd.search.keyword') }).filter({ visible: true }),
  ).toHaveValue('coil');
});

test('somebody who is signed in sees nothing of a visitor', async ({ page, world, t }) => {
  await world.login('certified');
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.styleSheets.length > 1);
  await expect(page.getByRole('banner')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1, name: t('home.desk.title') })).toBeVisible();
  await expect(page.locator('#first')).toHaveCount(0);
});

for (const { path, title } of [
  { path: '/epd/epdSearch', title: 'epd.search.title' },
  { path: '/app/epd/b-001', title: 'epd.product.title' },
] as const)
  test(
    `${path} says what it is before its scripts run, and nothing of it moves`,
    { tag: ['@zh-desktop', '@en-phone'] },
    async ({ page, t }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
      });
      // The product's own name comes in the place of the title.
      await page.route('**/api/n/epd/b-001', () => undefined);
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1, name: t(title) });
      await expect(heading).toBeVisible();
      const before = await places(page);
      release();
      await expect(page.locator('#first')).toHaveCount(0);
      await expect(heading).toBeVisible();
      const after = await places(page);
      expect(after).toEqual(expect.arrayContaining(before));
      expect(warnings).toEqual([]);
    },
  );

test("the search is not a visitor's to somebody who is signed in", async ({ page, world, t }) => {
  await world.login('certified');
  const release = await holdScripts(page);
  await page.goto('/epd/epdSearch', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.styleSheets.length > 1);
  await expect(page.getByRole('banner')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1, name: t('epd.search.title') })).toBeVisible();
});

test('a product is asked for while its scripts come, and once', async ({ page, t }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/n/epd/')) asked.push(new URL(request.url()).pathname);
  });
  const release = await holdScripts(page);
  await page.goto('/app/epd/b-001', { waitUntil: 'commit' });
  await expect.poll(() => asked).toEqual(['/api/n/epd/b-001']);
  release();
  await expect(page.getByText(t('epd.search.gwp')).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['/api/n/epd/b-001']);
});
