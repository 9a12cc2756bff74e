import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { logIn } from './steps/sign-in.ts';
import type { Translate } from './texts.ts';

/** The public register: search, filters, sorting, details, favourites and export (document 2 §2, §6). */

const results = (page: Page, t: Translate): Locator =>
  page.getByRole('table', { name: t('epd.search.results') });
/** Rows without the header row; on phones they are cards. */
const rows = (page: Page, t: Translate): Locator =>
  results(page, t)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const dialog = (page: Page, t: Translate): Locator =>
  page.getByRole('dialog', { name: t('epd.detail.title') });

/** On phones the filters are behind a button. */
async function filters(page: Page, t: Translate, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('complementary', { name: t('common.filters') });
  await page.getByRole('button', { name: t('epd.search.openFilters', { count: 0 }) }).click();
  return page.getByRole('dialog', { name: t('common.filters') });
}

test('the keyword works while the script of its suggestions does not come', async ({ page, t }) => {
  let asked = 0;
  // Stays pending for the whole test.
  await page.route('**/suggestions-part-*.js', () => void (asked += 1));
  await page.goto('/epd/epdSearch');
  const keyword = page.getByRole('combobox', { name: t('epd.search.keyword') }).filter({ visible: true });
  await keyword.pressSequentially('EAF rebar');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await keyword.press('Enter');
  await expect(page).toHaveURL(/keyword=EAF/);
  await expect(rows(page, t).first()).toContainText(/短流程螺纹钢|EAF rebar/);
  await expect(keyword).toHaveValue('EAF rebar');
});

test('going back restores pages and position', async ({ page, t }) => {
  await page.goto('/epd/epdSearch?page=3');
  await expect(rows(page, t)).toHaveCount(12);
  await rows(page, t).nth(9).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('legal.userAgreement') })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/policy/);
  // Back navigation starts only once the page is shown.
  await expect(page.getByRole('heading', { level: 1, name: t('legal.userAgreement') })).toBeVisible();
  await page.goBack();
  await expect(rows(page, t)).toHaveCount(12);
  await expect.poll(() => page.evaluate((from) => Math.abs(scrollY - from), before)).toBeLessThan(4);
});

test(
  'filters narrow the search and go away as chips',
  { tag: ['@zh-desktop', '@en-phone'] },
  async ({ page, t, isMobile }) => {
    await page.goto('/epd/epdSearch');
    await expect(rows(page, t)).toHaveCount(4);
    const form = await filters(page, t, isMobile);
    const pcr = form.getByRole('combobox', { name: t('epd.search.pcr') });
    // Before hydration it is a native select, whose options a test cannot press.
    await expect(pcr).toHaveJSProperty('tagName', 'INPUT');
    await pcr.click();
    await page.getByRole('option', { name: /PCR-ST-2023-04/ }).click();
    await form.getByText('CFP', { exact: true }).click();
    if (isMobile) await page.getByRole('button', { name: t('epd.search.showResults') }).click();

    await expect(page).toHaveURL(/pcr=PCR-ST-2023-04&type=CFP/);
    await expect(rows(page, t).first()).toContainText('CFP-ST-');
    await expect(page.getByText(t('compare.plot.title', { pcr: 'PCR-ST-2023-04' }))).toBeVisible();

    await page.getByRole('button', { name: t('ui.chips.remove', { label: 'CFP' }) }).click();
    await expect(page).not.toHaveURL(/type=/);
    await page.goto('/epd/epdSearch?valid=1');
    await expect(rows(page, t)).toHaveCount(4);
    await page
      .getByRole('button', { name: t('ui.chips.remove', { label: t('epd.search.onlyValid') }) })
      .click();
    await expect(page).not.toHaveURL(/valid=/);
    await page.goBack();
    await expect(page).toHaveURL(/valid=1/);
  },
);

test(
  'a declaration opens from its row and under its own address',
  { tag: '@en-desktop' },
  async ({ page, t }) => {
    await page.goto('/epd/epdSearch?pcr=PCR-ST-2023-04&sort=gwp');
    await rows(page, t).first().getByRole('link').click();
    await expect(page).toHaveURL(/id=epd-018/);
    const detail = dialog(page, t);
    await expect(detail.getByRole('heading', { name: /短流程螺纹钢|EAF rebar/ })).toBeVisible();
    await expect(detail).toContainText('820');
    await expect(detail.getByText(t('epd.detail.split'))).toBeVisible();

    await detail.getByRole('button', { name: t('ui.dots.table') }).click();
    await expect(detail.getByRole('row').filter({ hasText: t('ui.dots.this') })).toHaveCount(1);

    // Closing returns to the list; the URL alone reopens the dialog.
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
    await expect(page).not.toHaveURL(/id=/);
    await page.goto('/epd/epdSearch?pcr=PCR-ST-2023-04&sort=gwp&id=epd-018');
    await expect(detail).toContainText('820');

    // The dialog becomes a page, which links to the next entries and back.
    await detail.getByRole('link', { name: t('epd.detail.openPage') }).click();
    await expect(detail).toBeHidden();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/短流程螺纹钢|EAF rebar/);
    await expect(page).toHaveTitle(/EPD-ST-2025-0018/);
    await page.getByRole('link', { name: t('epd.detail.next') }).click();
    await expect(page).toHaveTitle(/CFP-ST-2026-0044/);
    const dots = page.getByRole('group', { name: /PCR/ }).getByRole('link');
    await dots.last().hover();
    const [name = ''] = (await dots.last().getAttribute('aria-label'))?.split(' · ') ?? [];
    await expect(dots.last()).toContainText(name);
    await dots.last().click();
    await expect(heading).toHaveText(name);
    await page.getByRole('link', { name: t('compare.back') }).click();
    await expect(page).toHaveURL(/pcr=PCR-ST-2023-04&sort=gwp$/);
  },
);

test('figures leave as open data, in a format that is loaded when it is chosen', async ({ page, t }) => {
  await page.goto('/epd/epdSearch?id=epd-018');
  await dialog(page, t)
    .getByRole('button', { name: t('epd.detail.downloads') })
    .click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: t('epd.search.exportIlcd') }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^EPD-ST-\d{4}-0018\.ilcd\.xml$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('epd:module="A1-A3">820<');
});

test('the QR code of an own declaration is saved and printed [2§2 qr icon]', async ({ page, world, t }) => {
  await world.reset('qr-on');
  await world.login('certified');
  await page.goto('/epd/epdSearch?company=C01');
  await page
    .getByRole('button', { name: new RegExp(t('epd.search.qr')) })
    .first()
    .click();
  const picture = page.getByRole('dialog', { name: t('epd.search.qrTitle') });
  await expect
    .poll(() =>
      picture
        .getByRole('img', { name: /ST-\d{4}/ })
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(100);
  const saved = page.waitForEvent('download');
  await picture.getByRole('button', { name: t('epd.search.qrSave') }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);

  // The print contains the picture, product name and number, without the surrounding page.
  const number = /ST-\d{4}-\d{4}/.exec((await picture.innerText()) ?? '')?.[0] ?? '';
  const printed = nextPrint(page);
  await picture.getByRole('button', { name: t('common.print') }).click();
  const paper = await printed;
  expect(paper.width).toBeGreaterThan(100);
  expect(paper.lines).toHaveLength(2);
  expect(paper.lines[1]).toContain(number);
  expect(paper.waves).toBeGreaterThan(10);
  // The iframe is removed when the print dialog closes.
  await expect(page.locator('iframe')).toHaveCount(0);
});

/** Content of the next frame that prints itself; its print dialog closes immediately. */
function nextPrint(page: Page): Promise<{ width: number; lines: string[]; waves: number }> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        new MutationObserver(() => {
          const frame = document.querySelector('iframe');
          if (!frame?.contentWindow) return;
          frame.contentWindow.print = () => {
            const paper = frame.contentDocument;
            const lines = Array.from(paper?.querySelectorAll('div') ?? [], (line) => line.textContent ?? '');
            done({
              width: paper?.images[0]?.naturalWidth ?? 0,
              lines,
              waves: paper?.querySelectorAll('svg path').length ?? 0,
            });
            frame.contentWindow?.dispatchEvent(new Event('afterprint'));
          };
        }).observe(document.body, { childList: true });
      }),
  );
}

test('a download asks a visitor to log in, and begins by itself after it', async ({ page, visitor, t }) => {
  await page.goto('/epd/epdSearch?id=epd-018');
  const detail = dialog(page, t);
  await detail.getByRole('button', { name: t('epd.detail.downloads') }).click();
  await detail.getByRole('menuitem', { name: t('epd.search.downloadCn') }).click();
  const prompt = page.getByRole('dialog', { name: t('auth.loginPromptTitle') });
  await expect(prompt).toContainText(t('auth.thenDownload'));
  const saved = page.waitForEvent('download');
  await logIn(visitor, 'certified');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^EPD-ST-\d{4}-0018.*\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a received PDF is compared with the published one in the browser, whatever its name', async ({
  page,
  world,
  t,
}) => {
  await world.login('certified');
  await page.goto('/epd/epdSearch');
  const sent = await page.request.get('/n/attachment/download/business/EPD/b-001');
  const buffer = await sent.body();
  const place = page.getByRole('group', { name: t('epd.detail.fileCheck') });
  const choose = (bytes: Buffer): Promise<void> =>
    place
      .getByLabel(t('fileCheck.zone'))
      .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: bytes });
  const said = place.getByRole('status');
  let uploads = 0;
  page.on('request', (request) => {
    if ((request.postDataBuffer()?.length ?? 0) > 2000) uploads += 1;
  });
  await place.getByText(t('epd.detail.fileCheck')).click();
  await choose(buffer);
  // The first declaration of the product has been revised.
  await expect(said).toContainText(t('fileCheck.verdict.older'));
  await expect(said).toContainText(/EPD-ST-\d{4}-0001 .*EPD-ST-\d{4}-0035-R2/);
  await choose(Buffer.concat([buffer, Buffer.from('\n% changed')]));
  await expect(said).toContainText(t('fileCheck.verdict.unknown'));
  expect(uploads).toBe(0);

  // The newer one carries its report card.
  await choose(buffer);
  await said.getByRole('link', { name: t('epd.detail.openNewer') }).click();
  const card = page.getByRole('region', { name: t('card.title') });
  await card.getByText(t('card.title'), { exact: true }).click();
  await card.locator('[data-verdict=untold]').first().waitFor({ state: 'attached' });
  await expect(card.locator('[data-verdict=error]')).toHaveCount(0);
  await expect(page.getByText(t('epd.detail.noCbam'))).toBeVisible();
});
