/** Session and navigation around the screens. */
import { expect, test } from './fixtures.ts';
import { expectSignedIn } from './steps/header.ts';
import { hold } from './steps/hold.ts';
import { movePieceByKeys, openPuzzle } from './steps/puzzle.ts';
import { tabTo } from './steps/keys.ts';
import { lateScript } from './steps/late-script.ts';
import { loginDialog, phoneOf } from './steps/sign-in.ts';

test('signs in by keyboard alone [1§2 login dialog]', async ({ page, world, visitor, t }) => {
  const { keyboard } = page;
  await page.goto('/');
  await expect(page.locator('#first')).toHaveCount(0);
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('nav.skipToContent') })).toBeFocused();
  await tabTo(visitor, page.getByRole('banner').getByRole('button', { name: t('nav.login') }));
  await keyboard.press('Enter');
  const dialog = loginDialog(visitor);
  await tabTo(visitor, dialog.getByRole('textbox', { name: t('auth.phone'), exact: true }));
  const phone = phoneOf('certified');
  await keyboard.type(phone);
  await tabTo(visitor, dialog.getByRole('button', { name: t('auth.sendCode') }));
  const token = await openPuzzle(visitor, () => keyboard.press('Enter'));
  await movePieceByKeys(visitor, token);
  await expect(dialog.getByLabel(t('auth.smsCode'), { exact: true })).toBeFocused();
  await keyboard.type(await world.code(phone));
  await tabTo(visitor, dialog.getByRole('checkbox'));
  await keyboard.press('Space');
  await tabTo(visitor, dialog.getByRole('button', { name: t('auth.loginBtn'), exact: true }));
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectSignedIn(visitor);
});

test(
  'the navigation of phones is a drawer, which makes way for the palette',
  { tag: '@en-phone' },
  async ({ page, t }) => {
    await page.goto('/');
    const palette = page.getByRole('dialog', { name: t('nav.palette.title') });
    await page.getByRole('button', { name: t('nav.openMenu') }).tap();
    await page
      .getByRole('dialog', { name: t('nav.main') })
      .getByRole('button', { name: t('nav.palette.title') })
      .tap();
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await page.getByRole('button', { name: t('nav.openMenu') }).tap();
    const drawer = page.getByRole('dialog', { name: t('nav.main') });
    await drawer.getByRole('button', { name: t('nav.epd'), exact: true }).tap();
    await drawer.getByRole('link', { name: t('nav.epdSearch'), exact: true }).tap();
    await expect(page).toHaveURL('/epd/epdSearch');
    await expect(drawer).toBeHidden();
  },
);

test(
  'a page that reloads, as for another language, comes back to its place with its content',
  { tag: '@zh-desktop' },
  async ({ page }) => {
    const top = (): Promise<number> => page.evaluate(() => window.scrollY);
    await page.goto('/about');
    await lateScript(page);
    await page.mouse.wheel(0, 1500);
    await expect.poll(top).toBe(1500);
    const answer = await hold(page, '**/api/n/page/about');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('banner').getByRole('menubar')).toBeVisible();
    expect(await top()).toBeLessThan(1500);
    answer();
    await expect.poll(top).toBe(1500);
  },
);
