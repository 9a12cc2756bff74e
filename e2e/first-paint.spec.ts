/** Prerendered first paint of pages (scripts/first-paint.ts) and its replacement by the portal. */
import type { Page } from '@playwright/test';
import { PUBLIC_PAGES } from '#scripts/pages/table.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { expect, test } from './fixtures.ts';
import { loginDialog } from './steps/sign-in.ts';

declare global {
  interface Window {
    /** Number of changes that left the page without a product heading. */
    headless: number;
  }
}

/** Holds back the portal's script until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/assets/portal-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Warnings and errors of the console, from now on. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    const isOurs = !message.text().endsWith('blocked by Playwright');
    if (isOurs && ['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  return warnings;
}

/** Positions of the texts and fields of the first section, or of the title. */
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

for (const { what, fields } of [
  { what: 'as the platform writes it', fields: {} },
  {
    what: 'without version and date',
    fields: { agreementVersion: undefined, publishTime: undefined, failureTime: undefined },
  },
])
  test(
    `a legal document is read before the scripts run, and stays: ${what}`,
    { tag: ['@zh-desktop', '@en-phone'] },
    async ({ page }) => {
      const warnings = warningsOf(page);
      await page.route('**/api/n/agreement/now', async (route) => {
        const response = await route.fetch();
        // Safe: the contract's envelope.
        const body = (await response.json()) as { data: object };
        const agreementContent =
          '<h2>1. Steel &amp; EPD</h2><p>Read <b>this</b>:</p><p>&lt;img src=x&gt;</p>';
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
    },
  );

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

/** Changes fields of the product in the server's answer. */
async function changeProduct(page: Page, fields: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route('**/api/n/epd/b-001', async (route) => {
    const response = await route.fetch();
    // Safe: the contract's envelope.
    const body = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...fields } } });
  });
}

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
      await changeProduct(page, fields);
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
  let answer: () => void = () => undefined;
  const wanted = new Promise<void>((done) => (answer = done));
  await page.route('**/api/n/epd/b-001', async (route) => {
    await wanted;
    await route.continue();
  });
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

for (const { what, answer } of [
  { what: 'is refused', answer: { json: { code: 0, message: '?', data: { productName: 'X' } } } },
  { what: 'comes with an error', answer: { status: 500, json: { code: 1, data: {} } } },
  { what: 'cannot be read', answer: { body: '{"code":1,"data":' } },
])
  test(`no head stands there of a product that ${what}`, async ({ page, t }) => {
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
  });

test('a product that is answered when the portal is there already is drawn by the portal', async ({
  page,
  t,
}) => {
  let answer: () => void = () => undefined;
  const wanted = new Promise<void>((done) => (answer = done));
  await page.route('**/api/n/epd/b-001', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/app/epd/b-001', { waitUntil: 'commit' });
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: t('epd.product.title') })).toBeVisible();
  answer();
  await expect(page.getByText(t('epd.search.gwp'), { exact: true })).toBeVisible();
});
