/** A session across tabs, and one that expires during work (document 1 §4, §8). */
import { expect, test } from './fixtures.ts';
import { describeProduct, openForm, pcrField, choosePcr, product, upload } from './steps/apply.ts';
import { pdfFile } from './steps/files.ts';
import { expectSignedIn, expectSignedOut } from './steps/header.ts';
import { loginDialog, logIn } from './steps/sign-in.ts';

const HOUR_MS = 3_600_000;

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
    t('guard.page.loginTitle', { page: t('epd.mine.title') }),
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
  await expect(page.getByRole('heading', { level: 1, name: t('epd.mine.title') })).toBeVisible();
  await expect(page.getByText('澜江')).toHaveCount(0);
});

test('a session that ends in the middle of the application form keeps everything, and leads back to it [1§8 401]', async ({
  page,
  world,
  visitor,
  t,
}) => {
  await world.login('certified');
  await openForm(visitor);
  await choosePcr(visitor);
  await describeProduct(visitor, 1, { type: 'EPD', name: '热轧卷板' });
  await upload(visitor, 1, 'epd.apply.lcaReport', await pdfFile('lca-report.pdf'));
  await world.clock({ advanceMs: 25 * HOUR_MS });

  await page
    .getByRole('main')
    .getByRole('button', { name: t('epd.apply.submit'), exact: true })
    .click();
  const summary = page.getByRole('dialog', { name: t('epd.apply.summary.title') });
  await summary.getByRole('button', { name: t('epd.apply.submit'), exact: true }).click();

  await expect(page).toHaveURL('/');
  await expectSignedOut(visitor);
  await expect(loginDialog(visitor)).toContainText(t('auth.sessionEndedTitle'));
  await expect(loginDialog(visitor)).toContainText(t('auth.sessionEndedDraft'));
  await logIn(visitor, 'certified');

  await expect(page).toHaveURL('/epd/epdApplyFor');
  await expect(pcrField(visitor)).toHaveValue(/PCR-ST-2023-01/);
  const item = product(visitor, 1);
  await expect(item.getByRole('textbox', { name: t('epd.apply.productName') })).toHaveValue('热轧卷板');
  await expect(item.getByText('lca-report.pdf')).toBeVisible();
});
