/** A session across tabs (document 1 §4). */
import { expect, test } from './fixtures.ts';
import { expectSignedIn, expectSignedOut } from './steps/header.ts';
import { logIn } from './steps/sign-in.ts';

test('a logout and a login reach the other tabs: nothing private stays on the screen [1§4 logout]', async ({
  page,
  context,
  world,
  visitor,
  t,
}) => {
  await world.login('certified');
  await page.goto('/epd/mineEpd');
  await expect(page.getByRole('article').first()).toBeVisible();
  const second = await context.newPage();
  await second.goto('/Result?type=2');
  await expectSignedIn({ page: second, t });

  await second.getByRole('button', { name: t('nav.userMenu') }).click();
  await second.getByRole('menuitem', { name: t('nav.logout') }).click();
  await second
    .getByRole('dialog')
    .getByRole('button', { name: t('nav.logout') })
    .click();
  await expectSignedOut({ page: second, t });

  // The URL stays, the content is hidden.
  await expect(page.getByText(t('auth.signedOutElsewhere'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
    t('guard.page.loginTitle', { page: t('nav.epdMine') }),
  );
  await expect(page.getByRole('article')).toHaveCount(0);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.close') })
    .click();
  await expectSignedOut(visitor);

  // Another user signs in in the second tab.
  await second
    .getByRole('banner')
    .getByRole('button', { name: t('nav.login') })
    .click();
  await logIn({ ...visitor, page: second }, 'agency');
  await expectSignedIn(visitor);
  await page.goto('/epd/mineEpd');
  await expect(page.getByRole('heading', { level: 1, name: t('nav.epdMine') })).toBeVisible();
  await expect(page.getByText('澜江')).toHaveCount(0);
});
