/** The account area: corrected registration, new password, cancellation and its withdrawal. */
import { expect, test } from './fixtures.ts';
import { phoneOf } from './steps/sign-in.ts';

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
    // Drafts survive a reload (decision 23).
    await page.reload();
    await expect(company).toHaveValue('北川钢材贸易有限公司');
    await main.getByRole('button', { name: t('profile.modifySubmit') }).click();
    await expect(page.getByText(t('profile.modifySuccess'))).toBeVisible();
    await expect(page).toHaveURL(visitor.onPhone ? '/' : '/user');

    await page.goto('/epd/epdApplyFor');
    await expect(page.getByText(t('guard.auditReviewing'))).toBeVisible();
    await world.operator('decideRegistration', { userId: 'u-rejected', approve: true });
    // The gate sees the approval without a new login and leads to the next step.
    await page.goto('/epd/epdApplyFor');
    await expect(page.getByText(t('guard.companyNone'))).toBeVisible();
    await page.goto('/user');
    await expect(main.getByText(t('user.audit.s1'))).toBeVisible();
    await expect(main.getByText('北川钢材贸易有限公司').first()).toBeVisible();
  },
);
