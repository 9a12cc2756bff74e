/** Signs in through the UI: dialog, puzzle, code from the outbox. */
import { expect, type Locator } from '@playwright/test';
import { personaById } from '#mocks/seed/personas.ts';
import type { Visitor } from '../fixtures.ts';
import { expectSignedIn } from './header.ts';
import { movePiece, openPuzzle } from './puzzle.ts';

export function phoneOf(persona: string): string {
  const { phone } = personaById(persona);
  if (phone === null) throw new Error(`${persona} has no phone`);
  return phone;
}

/** The login dialog with any title. */
export function loginDialog({ page, t }: Visitor): Locator {
  return page.getByRole('dialog').filter({ has: page.getByRole('tab', { name: t('auth.tabPhone') }) });
}

export async function openLogin(visitor: Visitor): Promise<Locator> {
  const { page, t } = visitor;
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('nav.login') })
    .click();
  const dialog = loginDialog(visitor);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Enters the phone and solves the puzzle; returns the code. */
export async function askForCode(
  visitor: Visitor,
  phone: string,
  form = loginDialog(visitor),
): Promise<string> {
  const { page, world, t } = visitor;
  await form.getByRole('textbox', { name: t('auth.phone'), exact: true }).fill(phone);
  const send = form.getByRole('button', { name: t('auth.sendCode') });
  const token = await openPuzzle(visitor, () => send.click());
  await movePiece(visitor, token);
  await expect(page.getByText(t('auth.codeSent'))).toBeVisible();
  return world.code(phone);
}

export async function handInCode(visitor: Visitor, code: string, form = loginDialog(visitor)): Promise<void> {
  const { t } = visitor;
  await form.getByLabel(t('auth.smsCode'), { exact: true }).fill(code);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: t('auth.loginBtn'), exact: true }).click();
}

/** Signs a persona in by phone in the open login dialog. */
export async function logIn(visitor: Visitor, persona: string): Promise<void> {
  const code = await askForCode(visitor, phoneOf(persona));
  await handInCode(visitor, code);
  await expect(loginDialog(visitor)).toBeHidden();
  await expectSignedIn(visitor);
}
