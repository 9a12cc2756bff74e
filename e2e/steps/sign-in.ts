/** Signing in the way people do: dialog, puzzle, code from the outbox. */
import { expect, type Locator } from '@playwright/test';
import { personaById } from '#mocks/seed/personas.ts';
import type { Visitor } from '../fixtures.ts';
import { expectSignedIn } from './header.ts';
import { movePiece, openPuzzle } from './puzzle.ts';

/** The phone number of a persona. */
export function phoneOf(persona: string): string {
  const { phone } = personaById(persona);
  if (phone === null) throw new Error(`${persona} has no phone`);
  return phone;
}

/** The login dialog, whatever its head says why. */
export function loginDialog({ page, t }: Visitor): Locator {
  return page.getByRole('dialog').filter({ has: page.getByRole('tab', { name: t('auth.tabPhone') }) });
}

/** Opens the login dialog from the header. */
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

/** Types the phone, solves the puzzle; returns the code that was sent. */
export async function askForCode(visitor: Visitor, phone: string): Promise<string> {
  const { page, world, t } = visitor;
  const dialog = loginDialog(visitor);
  await dialog.getByRole('textbox', { name: t('auth.phone'), exact: true }).fill(phone);
  const send = dialog.getByRole('button', { name: t('auth.sendCode') });
  const token = await openPuzzle(visitor, () => send.click());
  await movePiece(visitor, token);
  await expect(page.getByText(t('auth.codeSent'))).toBeVisible();
  return world.code(phone);
}

/** Types a code, agrees, and presses the button. */
export async function handInCode(visitor: Visitor, code: string): Promise<void> {
  const { t } = visitor;
  const dialog = loginDialog(visitor);
  await dialog.getByLabel(t('auth.smsCode'), { exact: true }).fill(code);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: t('auth.loginBtn'), exact: true }).click();
}

/** Signs a persona in by phone in the login dialog that is open. */
export async function logIn(visitor: Visitor, persona: string): Promise<void> {
  const code = await askForCode(visitor, phoneOf(persona));
  await handInCode(visitor, code);
  await expect(loginDialog(visitor)).toBeHidden();
  await expectSignedIn(visitor);
}
