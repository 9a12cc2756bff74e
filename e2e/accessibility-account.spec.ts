/** axe on every screen and dialog of the account area, one in dark too: no violation at all. */
import { expect, test } from './fixtures.ts';
import { expectNone } from './steps/axe.ts';
import { follow } from './steps/follow.ts';
import { notice, openRegistration } from './steps/register.ts';
import { openLogin } from './steps/sign-in.ts';

// Looking at a page takes axe longer than any person.
test.beforeEach(() => test.slow());

test('the registration, its notice and its errors', async ({ page, visitor, t }) => {
  await page.goto('/register');
  await expect(notice(visitor)).toBeVisible();
  await expectNone(visitor, 'notice');
  await openRegistration(visitor);
  await page.getByRole('tab', { name: t('register.tabEmail') }).click();
  await page.getByRole('button', { name: t('register.submit'), exact: true }).click();
  await expect(page.getByText(t('auth.valid.consent'))).toBeVisible();
  await expectNone(visitor, 'form with errors');
});

const LEGAL_AND_LINKS = [
  { path: '/agreement', shows: 'article' },
  { path: '/compent?id=REGISTRATION', shows: 'table' },
  { path: '/hoster?Id=ag-reg-07', shows: 'article' },
  { path: '/Links', shows: 'tabpanel' },
  { path: '/textmessage/all', shows: 'list' },
  { path: '/textmessage/m-certified-07', shows: 'article' },
] as const;

test('legal documents, partner links, the inbox', async ({ page, visitor, world, t }) => {
  await page.goto('/');
  const login = await openLogin(visitor);
  await login.getByRole('button', { name: t('auth.consentPrivacy') }).click();
  await expect(
    page.getByRole('dialog', { name: t('legal.privacyPolicy') }).getByRole('region'),
  ).toBeVisible();
  await expectNone(visitor, 'legal dialog');
  await world.login('certified');
  await page.goto('/');
  for (const { path, shows } of LEGAL_AND_LINKS) {
    await follow(page, path, t('common.loading'));
    await expect(page.getByRole('main').getByRole(shows).first()).toBeVisible();
    await expectNone(visitor, path);
  }
});

test('the personal centre and the forms behind it', async ({ page, visitor, world, t }) => {
  const main = page.getByRole('main');
  await world.login('certified');
  await page.goto('/user');
  await main.getByRole('button', { name: t('user.changeEmail') }).click();
  const dialog = page.getByRole('dialog', { name: t('user.changeEmail') });
  await dialog.getByRole('button', { name: t('common.save') }).click();
  await expect(dialog.getByText(t('user.emailSame'))).toBeVisible();
  await expectNone(visitor, 'company e-mail, with an error');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await follow(page, '/changepassword', t('common.loading'));
  await main.getByRole('button', { name: t('auth.resetConfirm') }).click();
  await expect(main.getByText(t('auth.valid.emailCode'))).toBeVisible();
  await expectNone(visitor, 'new password, with errors');
  await follow(page, '/passpassword', t('common.loading'));
  await expect(main.getByRole('textbox', { name: t('user.cancelAccountLabel') })).toBeVisible();
  await expectNone(visitor, 'cancellation');

  await world.login('leaving');
  await page.goto('/user');
  await expect(page.getByRole('region', { name: t('user.cancelReviewing') })).toBeVisible();
  await expectNone(visitor, 'personal centre, leaving');

  await world.login('rejected');
  await page.goto('/user');
  await expect(page.getByRole('region', { name: t('user.rejectedTitle') })).toBeVisible();
  await expectNone(visitor, 'personal centre, rejected');
  await follow(page, '/information', t('common.loading'));
  await main.getByRole('textbox', { name: t('profile.userName'), exact: true }).fill('');
  await main.getByRole('button', { name: t('profile.modifySubmit') }).click();
  await expect(main.getByText(t('profile.valid.userName'))).toBeVisible();
  await expectNone(visitor, 'registration info, with an error', true);
});

test('the phone login and the supplement form', { tag: '@en-phone' }, async ({ page, visitor, world, t }) => {
  await page.goto('/Loginapp?id=b-1012');
  await page.getByRole('button', { name: t('auth.loginBtn'), exact: true }).click();
  await expect(page.getByText(t('auth.valid.phoneRequired'))).toBeVisible();
  await expectNone(visitor, 'phone login with errors');
  await follow(page, '/appLogin?mode=register', t('common.loading'));
  await expect(page.getByRole('tab', { name: t('register.tabEmail') })).toBeVisible();
  await expectNone(visitor, 'registration on the phone screen');
  await world.login('newcomer');
  await page.goto('/appLoginform');
  await page.getByRole('button', { name: t('profile.saveAndGoOn') }).click();
  await expect(page.getByText(t('profile.valid.contacts'))).toBeVisible();
  await page.getByRole('combobox', { name: t('profile.channel') }).click();
  await page.getByRole('option', { name: 'Other', exact: true }).click();
  await expect(page.getByLabel(t('profile.otherChannel'), { exact: true })).toBeVisible();
  await expectNone(visitor, 'supplement form with errors');
});

test('the certification of a company, and the LCA tools', async ({ page, visitor, world, t }) => {
  await world.login('failed-company');
  await page.goto('/enterprise');
  const billInfo = page.getByRole('group', { name: t('enterprise.billInfo') });
  await billInfo.getByRole('button', { name: t('upload.remove') }).click();
  await page.getByRole('button', { name: t('enterprise.submit') }).click();
  await expect(billInfo.getByText(t('enterprise.valid.billInfo'))).toBeVisible();
  await expectNone(visitor, 'certification that failed, with an error');
  await follow(page, '/lcaTools', t('common.loading'));
  await page.getByRole('button', { name: t('lca.submit') }).click();
  await expect(page.getByText(t('lca.valid.position'))).toBeVisible();
  await expectNone(visitor, 'trial of the LCA tool, with errors');
  await world.login('agency');
  await page.goto('/lcaTools');
  await expect(page.getByRole('heading', { name: t('lca.activeTitle') })).toBeVisible();
  await expectNone(visitor, 'trial that is active');
});
