import type { Locator, Page } from '@playwright/test';
import { ROLES } from '#src/ui/theme/colors.ts';
import { expect, test } from './fixtures.ts';
import { readAllMessages } from './steps/header.ts';

/** What only a browser can measure: pages stay within the window. */

const TOUR_STEPS = 8;

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window: room } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: window.innerWidth,
  }));
  expect(content, page.url()).toBeLessThanOrEqual(room);
}

/** Whether a field is narrower than the example in it, which then ends in dots. */
function exampleIsCut(field: Locator): Promise<boolean> {
  return field.evaluate((input: HTMLInputElement) => {
    const [box, example] = [getComputedStyle(input), getComputedStyle(input, '::placeholder')];
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('Nothing to measure with');
    pen.font = `${box.fontWeight} ${example.fontSize} ${box.fontFamily}`;
    const room = input.clientWidth - Number.parseFloat(box.paddingLeft) - Number.parseFloat(box.paddingRight);
    return pen.measureText(input.placeholder).width > room;
  });
}

test('with 120 applications what waits for the reader is seen without scrolling, and each number stands below its name', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await world.reset('many-applications');
  await world.login('certified');
  await page.goto('/epd/mineEpd');
  const waiting = page.getByRole('main').getByRole('article');
  const first = waiting.first();
  await expect(first).toBeVisible();
  const seen = await waiting.evaluateAll(
    (cards) => cards.filter((one) => one.getBoundingClientRect().bottom <= innerHeight).length,
  );
  expect(seen).toBeGreaterThanOrEqual(6);
  await expect(first.getByRole('button').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeInViewport();
  const [name, number] = [first.getByRole('heading'), first.getByText(/^APP\d+$/)];
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [above, below] = [await name.boundingBox(), await number.boundingBox()];
    expect(below?.x, `${width} px`).toBe(above?.x);
    expect(below?.y, `${width} px`).toBeGreaterThan(above?.y ?? Infinity);
  }
});

test.describe('in English, whose words are longer', () => {
  test.use({ lang: 'en', locale: 'en-US' });

  test('examples in fields, names in tables and the guide are seen whole', async ({ page, world, t }) => {
    const expectWhole = async (path: string, width: number): Promise<void> => {
      await page.setViewportSize({ width, height: 800 });
      const field = page
        .getByPlaceholder(path === '/' ? t('home.searchPlaceholder') : t('epd.search.keywordPlaceholder'))
        .filter({ visible: true });
      await expect(field).toHaveCount(1);
      expect(await exampleIsCut(field), `${path} at ${String(width)} px`).toBe(false);
    };
    for (const persona of [null, 'certified'] as const)
      await test.step(`examples, seen by ${persona ?? 'a visitor'}`, async () => {
        if (persona !== null) await world.login(persona);
        for (const path of ['/', '/epd/epdSearch']) {
          await page.goto(path);
          for (const width of [390, 768, 900, 1024, 1280]) await expectWhole(path, width);
        }
      });

    await test.step('a long word of a company in the table of verification records', async () => {
      await page.setViewportSize({ width: 1024, height: 800 });
      await page.goto('/myLists');
      const name = page.getByRole('cell', { name: 'Zongyu Shipbuilding' }).first();
      const lines = await name.getByText('Shipbuilding').evaluate((word) => {
        const text = word.firstChild as Text;
        const range = document.createRange();
        range.setStart(text, text.data.indexOf('Shipbuilding'));
        range.setEnd(text, text.data.indexOf('Shipbuilding') + 'Shipbuilding'.length);
        const { height } = range.getBoundingClientRect();
        return Math.round(height / Number.parseFloat(getComputedStyle(word).lineHeight));
      });
      expect(lines).toBe(1);
      await expectNoSidewaysScroll(page);
    });

    await test.step('each stop of the guide, on a small desktop', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/epd/epdApplyFor');
      await page
        .getByRole('button', { name: t('epd.apply.tour.start') })
        .first()
        .click();
      for (let step = 1; step <= TOUR_STEPS; step += 1) {
        const card = page.getByRole('dialog').filter({
          hasText: t('epd.apply.tour.progress', { step, total: TOUR_STEPS }),
        });
        await expect(card).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('ArrowRight');
      }
    });
  });
});

test('a placeholder in a field that is wrong does not look like input', async ({ page, world, t }) => {
  await world.login('certified');
  await page.goto('/epd/epdApplyFor');
  const field = (name: string) => page.getByRole('combobox', { name }).first();
  const [wrong, right] = [field(t('epd.apply.pcrNumber')), field(t('epd.apply.technology'))];
  const hint = (input: Locator) => input.evaluate((node) => getComputedStyle(node, '::placeholder').color);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('epd.apply.submit'), exact: true })
    .click();
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  expect(await hint(wrong)).toBe(await hint(right));
});

test('the home page fits: hero, name in the header, latest declarations, icons', async ({
  page,
  world,
  t,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');

  await test.step('it shows its latest declarations on a screen of 1280 x 800', async () => {
    const title = page.getByRole('heading', { level: 1, name: t('home.heroTitle') });
    const latest = page.getByRole('table', { name: t('home.latestEpd') });
    await expect(latest.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 });
    const hero = await page
      .getByRole('main')
      .locator('> div')
      .first()
      .evaluate((element) => element.getBoundingClientRect().height);
    expect(hero).toBeLessThanOrEqual(420);
    await expect(title).toBeInViewport({ ratio: 1 });
  });

  await test.step('the name in the header never lies under the login button', async () => {
    const name = page.getByRole('banner').getByText(t('common.appName'));
    const login = page.getByRole('banner').getByRole('button', { name: t('nav.login') });
    for (const width of [320, 340, 360, 375, 390, 430]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(name).toBeVisible();
      const end = await name.evaluate((element) => element.getBoundingClientRect().right);
      const start = await login.evaluate((element) => element.getBoundingClientRect().left);
      expect(start, `at ${String(width)} px`).toBeGreaterThanOrEqual(end);
    }
  });

  /** From the end of the rows, or of what stands in their place, to the next section. */
  const gap = (): Promise<number> =>
    page.getByRole('main').evaluate(
      (main, [latest, next]) => {
        const heads = [...main.querySelectorAll('h2')];
        const [head, below] = [latest, next].map((text) => heads.find((one) => one.textContent === text));
        const section = head?.closest('section');
        const end = section
          ?.querySelector('table, [role=status], [role=alert]')
          ?.getBoundingClientRect().bottom;
        return (below?.getBoundingClientRect().top ?? Infinity) - (end ?? -Infinity);
      },
      [t('home.latestEpd'), t('home.process')],
    );
  await test.step('it has no hole below its latest declarations, however many there are', async () => {
    await page.setViewportSize({ width: 768, height: 800 });
    await expect.poll(gap).toBeLessThan(160);
    await page.setViewportSize({ width: 390, height: 844 });
    await world.reset('empty');
    await page.goto('/');
    await expect(page.getByText(t('home.noDeclarations'))).toBeVisible();
    await expect.poll(gap).toBeLessThan(160);
  });

  await test.step('icons grow with the text', async () => {
    const icon = page.getByRole('banner').locator('.tabler-icon').first();
    const width = () => icon.evaluate((element) => element.getBoundingClientRect().width);
    const before = await width();
    await page.addStyleTag({ content: 'html { font-size: 32px !important; }' });
    await expect.poll(width).toBeCloseTo(2 * before, 0);
  });
});

test('the register: a table from 960 px on, ticks, messages below the header, white paper (decision 49)', async ({
  page,
  world,
  visitor,
  t,
}) => {
  await world.login('certified');
  await page.goto('/epd/epdSearch');

  await test.step('its rows are a table from 960 px on, beside the filters too, and cards below', async () => {
    const table = page.getByRole('table', { name: t('epd.search.results') });
    await expect(table).toBeVisible();
    // Of 960 px a scrollbar may take 16.
    for (const width of [390, 943, 944, 960, 1024, 1200, 1231, 1232, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const display = await table.evaluate((element) => getComputedStyle(element).display);
      expect([width, display]).toEqual([width, width < 944 ? 'block' : 'table']);
      await expectNoSidewaysScroll(page);
    }
    await expect(page.getByRole('complementary', { name: t('common.filters') })).toBeVisible();
  });

  await test.step('a tick stands in the middle of its box', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const box = page.getByRole('checkbox', { name: new RegExp(`^${t('epd.search.onlyValid')}`) });
    await box.check();
    const off = await box.evaluate((input) => {
      const middle = (element: Element): [number, number] => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      const [inner, tick] = [middle(input), middle(input.parentElement?.querySelector('svg') ?? input)];
      return Math.hypot(inner[0] - tick[0], inner[1] - tick[1]);
    });
    expect(off).toBeLessThanOrEqual(1);
  });

  await test.step('a short message leaves the header in sight and in reach', async () => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await readAllMessages(visitor);
    const message = page.getByRole('status').filter({ hasText: t('inbox.readAllDone') });
    const top = await message.evaluate((element) => element.getBoundingClientRect().top);
    const header = await page
      .getByRole('banner')
      .evaluate((element) => element.getBoundingClientRect().bottom);
    expect(top).toBeGreaterThanOrEqual(header);
  });

  await test.step('paper is white and its words are dark, where the screen is dark and a dialog is open', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('main').getByRole('rowheader').getByRole('link').first().click();
    await expect(page.getByRole('dialog', { name: t('epd.detail.title') })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(page.locator('.mantine-Modal-overlay')).toBeHidden();
    const shown = (colours: readonly string[]): Promise<string[]> =>
      page.evaluate((all) => {
        const probe = document.body.appendChild(document.createElement('span'));
        const seen = all.map((colour) => {
          probe.style.color = colour;
          return getComputedStyle(probe).color;
        });
        probe.remove();
        return [getComputedStyle(document.body).backgroundColor, ...seen];
      }, colours);
    const { 'ink-muted': muted, steel, verified } = ROLES.light;
    const [, ...light] = await shown([muted, steel, verified]);
    expect(await shown(['var(--ink-muted)', 'var(--steel)', 'var(--verified)'])).toEqual([
      'rgb(255, 255, 255)',
      ...light,
    ]);
  });
});

test(
  'the chosen kind of messages is in sight, also where the kinds scroll',
  { tag: '@en-phone' },
  async ({ page, world, t }) => {
    await world.login('certified');
    await page.goto('/textmessage/all?kind=OTHER');
    const kind = page.getByText(t('inbox.kinds.OTHER')).first();
    await expect(kind).toBeInViewport({ ratio: 0.9 });
  },
);
