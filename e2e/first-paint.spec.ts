/** Prerendered first paint of pages (scripts/first-paint.ts) and its replacement by the portal. */
import type { Page } from '@playwright/test';
import { PUBLIC_PAGES } from '#scripts/pages/table.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts, warningsOf } from './steps/hold-scripts.ts';
import { loginDialog } from './steps/sign-in.ts';

/** Positions of the texts and fields of the first section, or of the title. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Scripts are tested here, not the figure face, whose arrival changes widths by some pixels.
    await document.fonts.ready;
    return [
      ...document.querySelectorAll('h1, h1 + p, form[role=search] input, form[role=search] button, header a'),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, ...[x, y, width, height].map(Math.round)].join(' ');
      });
  });

test(
  'a visitor reads and acts before the scripts run, and nothing moves or is lost when they do',
  { tag: ['@zh-desktop', '@en-phone'] },
  async ({ page, visitor, t }) => {
    const warnings = warningsOf(page);
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
  await expect(page.getByRole('heading', { level: 1, name: t('home.dashboard.title') })).toBeVisible();
  await expect(page.locator('#first')).toHaveCount(0);
});

for (const { path, title } of [
  { path: '/epd/epdSearch', title: 'epd.search.title' },
  { path: '/app/epd/b-001', title: 'epd.product.title' },
  { path: '/news', title: 'news.title' },
  { path: '/Epd', title: 'epd.intro.title' },
  { path: '/gpi', title: 'gpi.title' },
] as const)
  test(
    `${path} says what it is before its scripts run, and nothing of it moves`,
    { tag: '@en-phone' },
    async ({ page, t }) => {
      const warnings = warningsOf(page);
      // Kept pending, so that the product's name does not replace the title.
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

for (const { path, call } of PUBLIC_PAGES) {
  if (call === undefined) continue;
  test(`the first call of ${path} is made while its scripts come, and once`, async ({ page }) => {
    const address = call.address.replace('{id}', 'b-001');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === address) asked.push(request.postData() ?? '');
    });
    const release = await holdScripts(page);
    await page.goto(path.replace('$id', 'b-001'), { waitUntil: 'commit' });
    await expect.poll(() => asked.length).toBe(1);
    release();
    await expect(page.locator('#first')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
  });
}

for (const { what, tag, fields } of [
  { what: 'as the platform writes it', tag: '@en-phone', fields: {} },
  {
    what: 'without version and date',
    tag: '@zh-desktop',
    fields: { agreementVersion: undefined, publishTime: undefined, failureTime: undefined },
  },
])
  test(`a legal document is read before the scripts run, and stays: ${what}`, { tag }, async ({ page }) => {
    const warnings = warningsOf(page);
    await page.route('**/api/n/agreement/now', async (route) => {
      const response = await route.fetch();
      // Safe: the contract's envelope.
      const body = (await response.json()) as { data: object };
      const agreementContent = '<h2>1. Steel &amp; EPD</h2><p>Read <b>this</b>:</p><p>&lt;img src=x&gt;</p>';
      await route.fulfill({
        response,
        json: { ...body, data: { ...body.data, ...fields, agreementContent } },
      });
    });
    const release = await holdScripts(page);
    await page.goto('/policy', { waitUntil: 'commit' });
    const text = page.getByRole('article').filter({ visible: true });
    await expect(text).toHaveText('1. Steel & EPD\nRead this:\n<img src=x>');
    const facts = page.getByRole('complementary').filter({ visible: true });
    const before = await facts.innerText();
    release();
    await expect(page.locator('#first')).toHaveCount(0);
    await expect(text.getByRole('heading')).toHaveText('1. Steel & EPD');
    expect(await facts.innerText()).toBe(before);
    expect(warnings).toEqual([]);
  });
