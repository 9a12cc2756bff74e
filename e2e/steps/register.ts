/** Registers through the UI: notice, form, puzzle, code from the outbox. */
import { expect, type Locator } from '@playwright/test';
import type { Visitor } from '../fixtures.ts';
import { movePiece, openPuzzle } from './puzzle.ts';

export const NEW_PHONE = '13800000031';
const NEW_COMPANY = '北屿特殊钢股份有限公司';

export function notice({ page, t }: Visitor): Locator {
  return page.getByRole('dialog', { name: t('register.noticeTitle') });
}

export async function openRegistration(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await page.goto('/register');
  await notice(visitor)
    .getByRole('button', { name: t('register.noticeConfirm') })
    .click();
  await expect(notice(visitor)).toBeHidden();
}

/** Solves the puzzle and enters the code sent to the account. */
export async function takeCode(visitor: Visitor, account: string): Promise<void> {
  const { page, world, t } = visitor;
  const send = page.getByRole('button', { name: t('auth.sendCode') });
  const token = await openPuzzle(visitor, () => send.click());
  await movePiece(visitor, token);
  await expect(page.getByText(t('auth.codeSent'))).toBeVisible();
  const field = page.getByLabel(t(account.includes('@') ? 'auth.emailCode' : 'auth.smsCode'), {
    exact: true,
  });
  await expect(field).toBeFocused();
  await field.fill(await world.code(account));
}

/** Enters the company's name and selects from both dictionaries. */
export async function describeCompany({ page, t }: Visitor, category: string, form: string): Promise<void> {
  await page.getByRole('textbox', { name: t('enterprise.companyName') }).fill(`  ${NEW_COMPANY} `);
  for (const [label, option] of [
    [t('register.industryCategory'), category],
    [t('register.companyForm'), form],
  ] as const) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
}
