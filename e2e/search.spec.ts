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

test('figures leave as open data in a format that loads when it is chosen; a download asks to log in, and begins by itself after it', async ({
  page,
  visitor,
  t,
}) => {
  await page.goto('/epd/epdSearch?id=epd-018');
  const detail = page.getByRole('dialog', { name: t('epd.detail.title') });
  const choose = async (format: 'epd.search.exportIlcd' | 'epd.search.downloadCn'): Promise<void> => {
    await detail.getByRole('button', { name: t('common.download') }).click();
    await page.getByRole('menuitem', { name: t(format) }).click();
  };
  const figures = page.waitForEvent('download');
  await choose('epd.search.exportIlcd');
  const xml = await figures;
  expect(xml.suggestedFilename()).toMatch(/^EPD-ST-\d{4}-0018\.ilcd\.xml$/);
  expect(await readFile(await xml.path(), 'utf8')).toContain('epd:module="A1-A3">820<');

  await choose('epd.search.downloadCn');
  const prompt = page.getByRole('dialog', { name: t('auth.loginPromptTitle') });
  await expect(prompt).toContainText(t('auth.thenDownload'));
  const saved = page.waitForEvent('download');
  await logIn(visitor, 'certified');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^EPD-ST-\d{4}-0018.*\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
