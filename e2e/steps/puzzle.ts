/** Solves the slider puzzle; the mock only reveals the position of the gap. */
import { expect, type Page } from '@playwright/test';
import { CAPTCHA_WIDTH } from '#src/lib/limits.ts';
import type { Visitor } from '../fixtures.ts';
import { tabTo } from './keys.ts';

/** Offset from the gap that certainly fails: the tolerance is 5 px. */
const MISS = 40;

/** Opens a puzzle and returns its token once the pictures are loaded. */
export async function openPuzzle({ page, t }: Visitor, open: () => Promise<void>): Promise<string> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/n/captcha/get'));
  await open();
  // The contract wraps the answer in its envelope, a plain AJ-Captcha core does not.
  const { data, repData } = (await (await answer).json()) as Partial<
    Record<'data' | 'repData', { token: string }>
  >;
  await expect(page.getByRole('img', { name: t('captcha.picture') })).toBeVisible();
  return (data ?? repData)?.token ?? '';
}

/**
 * Moves the piece and submits: drag with a mouse, tap and confirm on phones.
 * @param token of the shown puzzle
 * @param where `gap` solves it, `beside` misses
 */
export async function movePiece(
  { page, world, t, onPhone }: Visitor,
  token: string,
  where: 'gap' | 'beside' = 'gap',
): Promise<void> {
  const { x } = await world.captcha(token);
  const target = where === 'gap' ? x : x - MISS;
  if (onPhone) await tapTo(page, target, t('captcha.confirmPlace'));
  else await dragTo(page, target, t('captcha.picture'));
}

/** Solves it by keyboard: large steps, small steps, then Enter. */
export async function movePieceByKeys({ page, world }: Visitor, token: string): Promise<void> {
  const { x } = await world.captcha(token);
  const handle = page.getByRole('slider');
  await tabTo({ page }, handle);
  for (let at = 0; at < Math.floor(x / 10); at += 1) await page.keyboard.press('PageUp');
  for (let at = 0; at < x % 10; at += 1) await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuenow', String(x));
  await page.keyboard.press('Enter');
}

async function dragTo(page: Page, x: number, picture: string): Promise<void> {
  const shown = await boxOf(page, 'img', picture);
  const handle = await boxOf(page, 'slider');
  const from = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + (x * shown.width) / CAPTCHA_WIDTH, from.y + 3, { steps: 12 });
  await page.mouse.up();
}

async function tapTo(page: Page, x: number, confirm: string): Promise<void> {
  const handle = page.getByRole('slider');
  const box = await boxOf(page, 'slider');
  const track = await handle.locator('..').boundingBox();
  if (track === null) throw new Error('The slider has no track');
  // A tap centres the handle under the finger.
  await page.touchscreen.tap(
    track.x + box.width / 2 + (x * track.width) / CAPTCHA_WIDTH,
    track.y + track.height / 2,
  );
  const dialog = page.getByRole('dialog').filter({ has: handle });
  await dialog.getByRole('button', { name: confirm, exact: true }).tap();
}

async function boxOf(page: Page, role: 'img' | 'slider', name?: string) {
  const element = page.getByRole(role, name === undefined ? {} : { name });
  // Waits for the dialog's transition: a moving target breaks the drag.
  await expect(element).toBeInViewport();
  const box = await element.boundingBox();
  if (box === null) throw new Error(`The ${role} is not shown`);
  return box;
}
