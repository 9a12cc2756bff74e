/** State of the header: session and unread messages. */
import { expect, type Page } from '@playwright/test';
import type { Translate } from '../texts.ts';

interface Seen {
  page: Page;
  t: Translate;
}

export async function expectSignedIn({ page, t }: Seen): Promise<void> {
  await expect(page.getByRole('button', { name: t('nav.userMenu') })).toBeVisible();
}

export async function expectSignedOut({ page, t }: Seen): Promise<void> {
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: t('nav.login') })).toBeVisible();
  await expect(banner.getByRole('button', { name: t('nav.userMenu') })).toHaveCount(0);
}

/** Marks all messages as read in the bell's menu. */
export async function readAllMessages({ page, t }: Seen): Promise<void> {
  await page.getByRole('button', { name: t('nav.messages') }).click();
  const panel = page.getByRole('dialog', { name: t('nav.messages') });
  await panel.getByRole('button', { name: t('inbox.readAll') }).click();
  await expect(page.getByText(t('inbox.readAllDone'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}
