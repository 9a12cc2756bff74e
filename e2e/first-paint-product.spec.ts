/** Head of a product page before its scripts run (src/app/early-head.ts), and its replacement by the portal. */
import type { Page } from '@playwright/test';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { expect, test } from './fixtures.ts';
import { changeData, hold, holdScripts, warningsOf } from './steps/hold.ts';

declare global {
  interface Window {
    /** Number of changes that left the page without a product heading. */
    headless: number;
  }
}

/** Content and positions above the facts of a product page; `#first` or `#root`. */
const headIn = (page: Page, place: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const written = (node: Node): string => {
      if (!(node instanceof HTMLElement || node instanceof SVGElement)) return node.textContent ?? '';
      // React sets styles separately and in another order.
      const attributes = [...node.attributes].map(({ name, value }) =>
        name === 'style' ? `style=${node.style.cssText}` : `${name}=${value}`,
      );
      // The drawing comes after the scripts, into a place of its own.
      const inside = node.style.getPropertyValue('--drawing-size') === '' ? [...node.childNodes] : [];
      return `<${[node.localName, ...attributes.toSorted()].join(' ')}>${inside.map(written).join('')}`;
    };
    const parts = [...document.querySelectorAll(`${selector} main article > *`)].filter((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    );
    const end = parts.findIndex((part) => part.matches('section, [role=status]'));
    return parts.slice(0, end).map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [written(part), ...[x, y, width, height].map(Math.round)].join(' ');
    });
  }, place);

/** Counts DOM changes that leave the page without a product heading. */
const watchHead = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.headless = 0;
    new MutationObserver(() => {
      if (document.querySelector('main article header') === null) window.headless += 1;
    }).observe(document.body, { childList: true, subtree: true });
  });
const timesHeadless = (page: Page): Promise<number> => page.evaluate(() => window.headless);

for (const { what, fields, tag } of [
  { what: 'a product that was replaced', fields: {}, tag: '@en-phone' },
  {
    tag: '@zh-desktop',
    what: 'a valid product with a name like code and without an English one',
    fields: {
      productName: '<img src=x onerror="document.title=1">{company} 热轧卷',
      productNameEn: '',
      epdExpirationDate: '2999-12-31',
      supersededById: null,
      gwp100: null,
    },
  },
  {
    tag: '@en-phone',
    what: 'an expired product of a company with an English name alone, with a strange newer one',
    fields: { companyName: '', epdExpirationDate: '2020-02-29', supersededById: '"/../x y' },
  },
])
  test(
    `its name, figure and validity stand there before the scripts run, and stay: ${what}`,
    { tag },
    async ({ page, t }) => {
      const warnings = warningsOf(page);
      await changeData(page, '**/api/n/epd/b-001', fields);
      const release = await holdScripts(page);
      await page.goto('/app/epd/b-001', { waitUntil: 'commit' });
      await expect(
        page.getByText(t('epd.search.gwp'), { exact: true }).filter({ visible: true }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('epd.product.title'));
      const before = await headIn(page, '#first');
      expect(before.length).toBeGreaterThan(1);
      await watchHead(page);
      release();
      await expect(page.locator('#first')).toHaveCount(0);
      expect(await headIn(page, '#root')).toEqual(before);
      expect(await timesHeadless(page)).toBe(0);
      expect(warnings).toEqual([]);
    },
  );

test('the head stays until the portal has the product, also when it asks again', async ({ page, t }) => {
  const release = await holdScripts(page);
  await page.goto('/app/epd/b-001', { waitUntil: 'commit' });
  await expect(page.locator('#first article')).toBeVisible();
  await watchHead(page);
  // Changed in another tab, so the early request used the former language.
  await page.evaluate((key) => window.localStorage.setItem(key, 'en'), STORAGE.lang);
  const answer = await hold(page, '**/api/n/epd/b-001');
  const again = page.waitForRequest('**/api/n/epd/b-001');
  release();
  await again;
  await expect(page.locator('#root > *')).not.toHaveCount(0);
  await expect(page.locator('#first article')).toBeVisible();
  answer();
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(page.getByText(t('epd.search.gwp'), { exact: true })).toBeVisible();
  expect(await timesHeadless(page)).toBe(0);
});

test('no head stands there of a product that is refused, comes with an error or cannot be read', async ({
  page,
  t,
}) => {
  for (const answer of [
    { json: { code: 0, message: '?', data: { productName: 'X' } } },
    { status: 500, json: { code: 1, data: {} } },
    { body: '{"code":1,"data":' },
  ]) {
    await page.route('**/api/n/epd/b-001', (route) => route.fulfill(answer));
    const release = await holdScripts(page);
    const answered = page.waitForResponse('**/api/n/epd/b-001');
    const script = page.waitForResponse('**/assets/product-head-*.js');
    await page.goto('/app/epd/b-001', { waitUntil: 'commit' });
    await Promise.all([(await answered).finished(), (await script).finished()]);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t('epd.product.title'));
    release();
    await expect(page.locator('#first')).toHaveCount(0);
    await expect(heading).toHaveText(t('epd.product.title'));
    await expect(page.locator('main article')).toHaveCount(0);
    await page.unrouteAll();
  }
});

test('a product that is answered when the portal is there already is drawn by the portal', async ({
  page,
  t,
}) => {
  const answer = await hold(page, '**/api/n/epd/b-001');
  await page.goto('/app/epd/b-001', { waitUntil: 'commit' });
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: t('epd.product.title') })).toBeVisible();
  answer();
  await expect(page.getByText(t('epd.search.gwp'), { exact: true })).toBeVisible();
});
