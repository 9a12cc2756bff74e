/** My EPD/CFP: the only application as a card or on its page, and its dialogs. */
import { expect, type Locator } from '@playwright/test';
import type { TextKey } from '#src/i18n/keys.ts';
import type { Visitor } from '../fixtures.ts';

export function card({ page }: Pick<Visitor, 'page'>): Locator {
  return page.getByRole('main').getByRole('article');
}

/** Simulates a return to the window, which refetches the list. */
export async function refreshStatus(visitor: Visitor, now: TextKey): Promise<void> {
  await visitor.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expectNow(visitor, now);
}

export async function expectNow(visitor: Visitor, now: TextKey): Promise<void> {
  await expect(card(visitor)).toContainText(visitor.t(now));
}

export async function openPage(visitor: Visitor): Promise<Locator> {
  const { page, t } = visitor;
  await card(visitor).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('region', { name: t('epd.mine.products') })).toBeVisible();
  return page.getByRole('main');
}

export async function openDialog(visitor: Visitor, button: TextKey, title: TextKey): Promise<Locator> {
  const { page, t } = visitor;
  await card(visitor)
    .getByRole('button', { name: t(button), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: t(title), exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function decide({ page, t }: Visitor, dialog: Locator, button: TextKey): Promise<void> {
  const label = t(button);
  await dialog.getByRole('button', { name: label, exact: true }).click();
  const prompt = page.getByRole('dialog', { name: label, exact: true });
  await prompt.getByRole('button', { name: label, exact: true }).click();
}
