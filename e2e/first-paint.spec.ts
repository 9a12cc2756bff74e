/** Prerendered first paint of pages (scripts/first-paint.ts) and its replacement by the portal. */
import type { Page } from '@playwright/test';
import { entriesOf, keysOf } from '#mocks/lib/tables.ts';
import { PUBLIC_PAGES, WORK_PAGES } from '#scripts/pages/table.ts';
import { expect, test } from './fixtures.ts';
import { changeData, hold, holdScripts, warningsOf } from './steps/hold.ts';
import { quiet } from './steps/quiet.ts';
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

test('somebody who is signed in sees of a visitor’s page the logo alone', async ({ page, world, t }) => {
  await world.login('certified');
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.styleSheets.length > 1);
  await expect(page.getByRole('link').or(page.getByRole('button')).or(page.getByRole('main'))).toHaveCount(1);
  release();
  await expect(page.getByRole('heading', { level: 1, name: t('home.dashboard.title') })).toBeVisible();
  await expect(page.locator('#first')).toHaveCount(0);
});

test(
  'a signed-in user’s page says what it is before its scripts run',
  { tag: '@en-phone' },
  async ({ page, world, t }) => {
    await world.login('certified');
    for (const path of keysOf(WORK_PAGES).filter((one) => one !== '/thirdAgency'))
      await test.step(path, async () => {
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        const top = async (): Promise<number> => (await heading.boundingBox())?.y ?? 0;
        const [before, name] = [await top(), await heading.innerText()];
        release();
        await expect(page.locator('#first')).toHaveCount(0);
        await expect(heading).toHaveText(name);
        // A button beside it is some pixels higher than the line.
        expect(Math.abs((await top()) - before)).toBeLessThan(4);
      });
    // What a list opens has a title of its own.
    for (const [path, title] of entriesOf({
      '/epd/mineEpd/app-001': 'epd.mine.detailTitle',
      '/textmessage/m-certified-12': 'inbox.detail',
      '/thirdAgency?id=v-020': 'verify.detailTitle',
    } as const)) {
      await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(title));
    }
  },
);

/** Pages that people enter by, with their headings: without an early call, and all that have one. */
const ENTRIES = {
  '/epd/epdSearch': 'nav.epdSearch',
  '/Epd': 'epd.intro.title',
  '/gpi': 'gpi.title',
  '/app/epd/$id': 'epd.product.title',
  '/news': 'news.title',
  '/NoticeInformationPage': 'nav.notice',
  '/Links': 'nav.links',
  '/policy': 'legal.userAgreement',
  '/agreement': 'legal.privacyPolicy',
} as const;

test(
  'a page says what it is before its scripts run, makes its first call meanwhile and once, and nothing of it moves',
  { tag: '@en-phone' },
  async ({ page, t }) => {
    const early = PUBLIC_PAGES.filter(({ call }) => call !== undefined).map(({ path }) => path);
    expect(Object.keys(ENTRIES)).toEqual(expect.arrayContaining(early));
    const warnings = warningsOf(page);
    let asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const [path, title] of entriesOf(ENTRIES))
      await test.step(path, async () => {
        const first = PUBLIC_PAGES.find((one) => one.path === path)?.call?.address.replace('{id}', 'b-001');
        const times = (): number => asked.filter((address) => address === first).length;
        asked = [];
        // Or the product's name would replace the title.
        const answer = await hold(page, '**/api/n/epd/b-001');
        const release = await holdScripts(page);
        await page.goto(path.replace('$id', 'b-001'), { waitUntil: 'commit' });
        const heading = page.getByRole('heading', { level: 1, name: t(title) });
        await expect(heading).toBeVisible();
        await expect.poll(times).toBe(first === undefined ? 0 : 1);
        const before = await places(page);
        release();
        await expect(page.locator('#first')).toHaveCount(0);
        await expect(heading).toBeVisible();
        expect(await places(page)).toEqual(expect.arrayContaining(before));
        answer();
        await quiet(page);
        expect(times()).toBe(first === undefined ? 0 : 1);
        await page.unrouteAll();
      });
    expect(warnings).toEqual([]);
  },
);

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
    const agreementContent = '<h2>1. Steel &amp; EPD</h2><p>Read <b>this</b>:</p><p>&lt;img src=x&gt;</p>';
    await changeData(page, '**/api/n/agreement/now', { ...fields, agreementContent });
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
