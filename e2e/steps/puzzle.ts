/** The slider puzzle, solved for real: the mock only says where the piece belongs. */
import { expect, type Page } from '@playwright/test';
import { CAPTCHA_WIDTH } from '#src/lib/limits.ts';
import type { Visitor } from '../fixtures.ts';
import { tabTo } from './keyboard.ts';

/** So far from the gap that it is certainly wrong: the tolerance is 5. */
const MISS = 40;

/** Does what opens a puzzle, and returns the puzzle's token once its pictures are there. */
export async function openPuzzle({ page, t }: Visitor, open: () => Promise<void>): Promise<string> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/n/captcha/get'));
  await open();
  // As the contract has it.
  const { data } = (await (await answer).json()) as { data: { token: string } };
  await expect(page.getByRole('img', { name: t('captcha.picture') })).toBeVisible();
  return data.token;
}

/**
 * Moves the piece and hands the answer in: dragged with a mouse, tapped and confirmed on phones.
 * @param token of the puzzle that is shown
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

/** The same with keys alone: long steps, then short ones, then Enter. */
export async function movePieceByKeys({ page, world }: Visitor, token: string): Promise<void> {
  const { x } = await world.captcha(token);
  const handle = page.getByRole('slider');
  await tabTo(page, handle);
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
  // A tap brings the middle of the handle under the finger.
  await page.touchscreen.tap(
    track.x + box.width / 2 + (x * track.width) / CAPTCHA_WIDTH,
    track.y + track.height / 2,
  );
  const dialog = page.getByRole('dialog').filter({ has: handle });
  await dialog.getByRole('button', { name: confirm, exact: true }).tap();
}

async function boxOf(page: Page, role: 'img' | 'slider', name?: string) {
  const element = page.getByRole(role, name === undefined ? {} : { name });
  // A dialog that still slides in would move away under the pointer.
  await expect(element).toBeInViewport();
  const box = await element.boundingBox();
  if (box === null) throw new Error(`The ${role} is not shown`);
  return box;
}
