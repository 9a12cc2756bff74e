/** The account area: a registration that is corrected, a new password, a cancellation and its way back. */
import { expect, test, type Visitor } from './fixtures.ts';
import { expectSignedIn, expectSignedOut } from './steps/header.ts';
import { movePiece, openPuzzle } from './steps/puzzle.ts';
import { loginDialog, phoneOf } from './steps/sign-in.ts';

/** Asks for a code in the form that is open, solves the puzzle, and types what was sent. */
async function typeCode(
  visitor: Visitor,
  label: 'auth.smsCode' | 'auth.emailCode',
  to: string,
): Promise<void> {
  const { page, world, t } = visitor;
  const main = page.getByRole('main');
  const token = await openPuzzle(visitor, () =>
    main.getByRole('button', { name: t('auth.sendCode') }).click(),
  );
  await movePiece(visitor, token);
  const field = main.getByRole('textbox', { name: t(label), exact: true });
  await expect(field).toBeFocused();
  await field.fill(await world.code(to));
}

test(
  'a rejected registration is corrected, reviewed again and approved [1§2 user] [1§2 modify form] [1§2 userinfo]',
  { tag: '@zh-phone' },
  async ({ page, world, visitor, t }) => {
    await world.reset('registration-rejected');
    await world.login('rejected');
    await page.goto('/user');
    const notice = page.getByRole('region', { name: t('user.rejectedTitle') });
    await expect(notice).toContainText(/企业名称与营业执照不一致|differs from that on the business licence/);
    await notice.getByRole('link', { name: t('profile.modifyTitle') }).click();
    await expect(page).toHaveURL('/information');
    if (visitor.onPhone) await page.goto('/userinfo');

    const main = page.getByRole('main');
    await expect(main.getByRole('textbox', { name: t('profile.account'), exact: true })).toHaveValue(
      phoneOf('rejected'),
    );
    const company = main.getByRole('textbox', { name: t('user.companyName'), exact: true });
    await company.fill('');
    await main.getByRole('button', { name: t('profile.modifySubmit') }).click();
    await expect(main.getByText(t('profile.valid.nameRequired'))).toBeVisible();
    await company.fill('北川钢材贸易有限公司');
    // Typed words survive a reload (decision 23).
    await page.reload();
    await expect(company).toHaveValue('北川钢材贸易有限公司');
    await main.getByRole('button', { name: t('profile.modifySubmit') }).click();
    await expect(page.getByText(t('profile.modifySuccess'))).toBeVisible();
    await expect(page).toHaveURL(visitor.onPhone ? '/' : '/user');

    await page.goto('/epd/epdApplyFor');
    await expect(page.getByText(t('guard.auditReviewing'))).toBeVisible();
    await world.operator('decideRegistration', { userId: 'u-rejected', approve: true });
    // Without another login the gate knows of the approval, and asks for what comes next.
    await page.goto('/epd/epdApplyFor');
    await expect(page.getByText(t('guard.companyNone'))).toBeVisible();
    await page.goto('/user');
    await expect(main.getByText(t('user.audit.s1'))).toBeVisible();
    await expect(main.getByText('北川钢材贸易有限公司').first()).toBeVisible();
  },
);

test('a password is changed; everybody is signed out and the new one logs in [1§7 changePassword]', async ({
  page,
  world,
  visitor,
  t,
}) => {
  await world.login('certified');
  await page.goto('/user');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('user.changePassword') })
    .click();
  await expect(page).toHaveURL('/changepassword');
  await typeCode(visitor, 'auth.emailCode', 'certified@example.com');
  await page.getByLabel(t('auth.newPassword'), { exact: true }).fill('Better2027');
  await page.getByLabel(t('auth.repeatPassword'), { exact: true }).fill('Better2027');
  await page.getByRole('button', { name: t('user.pwdSubmit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('result.password') })).toBeVisible();
  await expectSignedOut(visitor);

  // The stored path is /Result: the dialog opens by e-mail (document 1 §2).
  await page
    .getByRole('main')
    .getByRole('button', { name: t('nav.login') })
    .click();
  const dialog = loginDialog(visitor);
  await dialog.getByRole('textbox', { name: t('auth.email'), exact: true }).fill('certified@example.com');
  const password = dialog.getByLabel(t('auth.password'), { exact: true });
  await password.fill('Steel2026');
  await dialog.getByRole('checkbox').check();
  const logIn = dialog.getByRole('button', { name: t('auth.loginBtn'), exact: true });
  await logIn.click();
  await expect(dialog.getByText(t('error.ACCOUNT_PASSWORD_ERROR'))).toBeVisible();
  await password.fill('Better2027');
  await logIn.click();
  await expectSignedIn(visitor);
});

test(
  'an account is cancelled, and the cancellation is taken back [1§2 user] [1§2 result]',
  { tag: '@en-phone' },
  async ({ page, world, visitor, t }) => {
    const phone = phoneOf('uncertified');
    await world.login('uncertified');
    await page.goto('/user');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: t('user.cancelAccount') }).click();
    const ask = page.getByRole('dialog', { name: t('user.cancelTitle') });
    await expect(ask).toContainText(t('user.cancelWarn'));
    await ask.getByRole('button', { name: t('user.cancelNext') }).click();
    await expect(page).toHaveURL('/passpassword');

    await expect(main.getByRole('textbox', { name: t('user.cancelAccountLabel') })).toHaveValue(phone);
    await typeCode(visitor, 'auth.smsCode', phone);
    await main.getByRole('button', { name: t('user.cancelNext') }).click();
    await expect(ask).toContainText(t('user.cancelConfirm'));
    await ask.getByRole('button', { name: t('user.cancelConfirmBtn') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('result.cancelSubmitted') })).toBeVisible();
    // It goes home by itself after 5 s (document 2 §9).
    await expect(page).toHaveURL('/');

    await page.goto('/user');
    const notice = page.getByRole('region', { name: t('user.cancelReviewing') });
    await expect(notice).toBeVisible();
    await main.getByRole('button', { name: t('user.changeName') }).click();
    await expect(page.getByText(t('guard.cancelReviewing'))).toBeVisible();
    await notice.getByRole('button', { name: t('user.cancelRevoke') }).click();
    const undo = page.getByRole('dialog', { name: t('user.cancelRevoke') });
    await undo.getByRole('button', { name: t('user.cancelRevoke') }).click();
    await expect(page.getByText(t('user.cancelRevoked'))).toBeVisible();
    await expect(notice).toBeHidden();
    await expect(main.getByText(t('user.statusNormal'))).toBeVisible();
  },
);
