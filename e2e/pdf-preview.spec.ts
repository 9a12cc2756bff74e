/** The PDF preview in a real browser: text, pages, and a broken file. */
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, test, type Visitor } from './fixtures.ts';
import { card, openDialog } from './steps/my-applications.ts';

async function preview(visitor: Visitor): Promise<Locator> {
  const { page, t } = visitor;
  await page.goto('/epd/mineEpd');
  await expect(card(visitor)).toBeVisible();
  const paper = await openDialog(visitor, 'epd.mine.act.contract', 'contract.title');
  await paper.getByRole('button', { name: t('common.preview') }).click();
  const dialog = page.getByRole('dialog').last();
  await expect(dialog.getByRole('toolbar', { name: t('epd.pdf.tools') })).toBeVisible();
  return dialog;
}

/** Share of dark pixels in a line of Chinese text, 0 … 1. */
function inkOfChinese(dialog: Locator): Promise<number> {
  return dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const spans = canvas.parentElement?.querySelectorAll<HTMLElement>('.textLayer span') ?? [];
    const line = [...spans].find(({ textContent }) => /^[\u4e00-\u9fff]{4,}$/.test(textContent.trim()));
    if (line === undefined) return 0;
    const paper = canvas.getBoundingClientRect();
    const box = line.getBoundingClientRect();
    const scale = canvas.width / paper.width;
    const scaled = (length: number): number => Math.round(length * scale);
    const [x, y] = [scaled(box.x - paper.x), scaled(box.y - paper.y)];
    const [width, height] = [scaled(box.width), scaled(box.height)];
    const { data } = canvas.getContext('2d')?.getImageData(x, y, width, height) ?? { data: [] };
    let inked = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 160) inked += 1;
    return inked / (width * height);
  });
}

test('a Chinese PDF without embedded fonts is read, paged and saved under the policy of every page [1§2 pdf preview]', async ({
  page,
  visitor,
  world,
  t,
}) => {
  const foreign: string[] = [];
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    asked.push(pathname);
    if (protocol.startsWith('http') && origin !== world.origin) foreign.push(request.url());
  });
  await world.reset('contract-waiting');
  await world.login('certified');
  const dialog = await preview(visitor);

  // Character maps are served from the own origin; without them the text is not rendered.
  await expect.poll(() => inkOfChinese(dialog)).toBeGreaterThan(0.05);
  expect(asked.some((path) => /^\/pdf\/cmaps\/.+\.bcmap$/.test(path))).toBe(true);
  expect(foreign).toEqual([]);

  // The contract's text numbers the stages in the same format.
  const counter = dialog.getByText(/^\d+\/\d+$/).and(page.locator('[aria-hidden]'));
  await expect(counter).toHaveText(/^1\/[2-9]$/);
  const total = Number((await counter.innerText()).split('/')[1]);
  await dialog.getByRole('button', { name: t('epd.pdf.next') }).click();
  await expect(counter).toHaveText(`2/${String(total)}`);
  await page.keyboard.press('End');
  await expect(counter).toHaveText(`${String(total)}/${String(total)}`);
  await expect(dialog.getByRole('button', { name: t('epd.pdf.next') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await dialog.getByRole('button', { name: t('epd.pdf.prev') }).click();
  await expect(counter).toHaveText(`${String(total - 1)}/${String(total)}`);
  await dialog.getByRole('button', { name: t('epd.pdf.zoomIn') }).click();
  await expect(dialog.getByRole('button', { name: t('epd.pdf.fit') })).toHaveText('150%');

  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('common.download') }).click();
  const bytes = await readFile(await (await saving).path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});
