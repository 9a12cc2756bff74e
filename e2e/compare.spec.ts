import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNone } from './steps/axe.ts';
import type { Translate } from './texts.ts';

/** Declarations of one PCR side by side, and where they stand among all that are valid. */

const boxes = (page: Page, t: Translate): Locator =>
  page.getByRole('checkbox', { name: new RegExp(t('compare.pick', { name: '' })) });

/** The choice is written into the address before the next box is pressed. */
async function choose(page: Page, t: Translate, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await boxes(page, t).nth(at).click();
    await expect(boxes(page, t).nth(at)).toBeChecked();
  }
}

test(
  'three declarations are chosen, compared, passed on as a link and printed; back leads to the list',
  { tag: '@en-phone' },
  async ({ page, visitor, t, isMobile }) => {
    test.slow();
    await page.goto('/epd/epdSearch?pcr=PCR-ST-2023-04');
    await choose(page, t, 3);
    await boxes(page, t).nth(3).click();
    const tray = page.getByRole('region', { name: t('compare.tray') });
    await expect(tray.getByRole('alert')).toBeVisible();
    // Axe takes a link that header or tray half covers for one that is too small.
    await tray.evaluate((bar) => {
      bar.style.position = 'static';
      window.scrollTo(0, 0);
    });
    await expectNone(visitor, 'the choice with its explanation', true);
    await tray.getByRole('button', { name: t('compare.keep') }).click();
    await expect(tray.getByRole('alert')).toBeHidden();
    await tray.getByRole('link', { name: t('compare.open') }).click();

    await expect(page.getByRole('heading', { level: 1, name: t('compare.title') })).toBeVisible();
    const indicators = page.getByRole('table', { name: t('compare.indicators') });
    await expect(indicators.getByRole('columnheader')).toHaveCount(4);
    const plot = page.getByRole('figure');
    await plot.getByRole('button', { name: t('ui.dots.table') }).click();
    await expect(plot.getByText(t('compare.plot.standing'))).toBeVisible();
    await expectNone(visitor, 'the comparison', true);
    const widths = isMobile ? [360, 390] : [1024, 1280];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const [needed, there] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect([width, needed]).toEqual([width, there]);
    }

    // What is printed: tables and plot, none of the buttons.
    await page.emulateMedia({ media: 'print' });
    await expect(indicators).toBeVisible();
    await expect(page.getByRole('button', { name: t('epd.search.exportData') })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    const address = page.url();
    await page.reload();
    await expect(indicators.getByRole('columnheader')).toHaveCount(4);
    await page.goBack();
    await expect(boxes(page, t).nth(2)).toBeChecked();
    await expect(boxes(page, t).nth(3)).not.toBeChecked();
    await page.goto(address);
    await expect(indicators.getByRole('columnheader')).toHaveCount(4);
  },
);

test('the lowest three of a PCR are compared in three presses, and copied as a picture', async ({
  page,
  t,
}) => {
  await page.goto('/epd/epdSearch');
  const filters = page.getByRole('complementary', { name: t('common.filters') });
  const pcr = filters.getByRole('combobox', { name: t('epd.search.pcr') });
  await expect(pcr).toHaveJSProperty('tagName', 'INPUT');
  await pcr.click();
  await page.getByRole('option', { name: /PCR-ST-2023-04/ }).click();
  await page.getByRole('link', { name: t('compare.lowest') }).click();

  const indicators = page.getByRole('table', { name: t('compare.indicators') });
  await expect(indicators.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByText(t('compare.story.reference', { value: '820' }))).toBeVisible();
  for (const story of [new RegExp(`^B.*3.*${t('compare.story.spread')}`), /^C.*1,422.*1,333.*A3.*[。.]$/])
    await expect(page.getByText(story)).toBeVisible();
  await page.getByRole('checkbox', { name: t('compare.onlyDifferences') }).check();
  const facts = page.getByRole('table', { name: t('compare.facts') });
  await expect(facts.getByRole('rowheader', { name: t('compare.pcrVersion') })).toHaveCount(0);
  await expect(facts.getByRole('rowheader', { name: t('epd.detail.route') })).toBeVisible();
  // A browser that does not copy pictures saves it.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('epd.search.exportData') }).click();
  await page.getByRole('menuitem', { name: t('compare.picture.copy') }).click();
  expect((await saved).suggestedFilename()).toMatch(/^steel-epd-comparison-.*\.png$/);
  await expect(page.getByText(t('compare.picture.saved'))).toBeVisible();
});
