/** Session and navigation around the screens. */
import { expect, test } from './fixtures.ts';
import { expectSignedIn, expectSignedOut } from './steps/header.ts';
import { movePieceByKeys, openPuzzle } from './steps/puzzle.ts';
import { tabTo } from './steps/keys.ts';
import { loginDialog, phoneOf } from './steps/sign-in.ts';

test('signs in by keyboard alone [1§2 login dialog]', async ({ page, world, visitor, t }) => {
  const { keyboard } = page;
  await page.goto('/');
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

test('logs out: home, nothing kept, and the token is worth nothing [1§4 logout] [1§2 user dropdown] [1§7 logout]', async ({
  page,
  context,
  world,
  visitor,
  t,
}) => {
  const { token } = await world.login('certified');
  await page.goto('/Result?type=2');
  await page.getByRole('button', { name: t('nav.userMenu') }).click();
  await page.getByRole('menuitem', { name: t('nav.logout') }).click();
  const ask = page.getByRole('dialog', { name: t('nav.logout') });
  await expect(ask).toContainText(t('nav.logoutConfirm'));
  await ask.getByRole('button', { name: t('nav.logout') }).click();
  await expect(page).toHaveURL('/');
  await expectSignedOut(visitor);
  // Decision 33; the router stores scroll positions.
  const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(kept.filter((key) => !key.startsWith('tsr-scroll'))).toEqual(['lang']);
  const cookies = (await context.cookies()).map(({ name }) => name);
  // Cookies of tests and mock are not part of the portal.
  expect(cookies.filter((name) => !/^(?:e2e-|mock_)/.test(name))).toEqual([]);
  const after = () =>
    page.request.get('/p/epd/tools/refer/user', { headers: { Authorization: token ?? '' } });
  // The UI does not wait for the server's answer.
  await expect.poll(async () => (await after()).status()).toBe(401);
});

test('the navigation opens on hover and obeys the keyboard [1§2 menu] [1§7 getMenu]', async ({ page, t }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: t('nav.main') }).getByRole('menubar');
  const top = (key: 'nav.home' | 'nav.epd' | 'nav.pcr') =>
    bar.getByRole('menuitem', { name: t(key), exact: true }).first();
  const search = bar.getByRole('menuitem', { name: t('nav.epdSearch'), exact: true });

  await top('nav.epd').hover();
  await expect(search).toBeVisible();
  await page.mouse.move(5, 600);
  await expect(search).toBeHidden();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('nav.skipToContent') })).toBeFocused();
  await top('nav.home').focus();
  await page.keyboard.press('ArrowRight');
  await expect(top('nav.epd')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(top('nav.epd')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/epd/epdSearch');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
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
