/** The phone entries and the supplement form (document 1 §2, §4; decision 14). */
import { expect, test } from './fixtures.ts';
import { expectSignedIn } from './steps/header.ts';
import { choose, fillSupplement } from './steps/supplement.ts';
import { askForCode, handInCode, phoneOf } from './steps/sign-in.ts';

test(
  'somebody without a name fills in the supplement form after the first login, and is asked only once [1§2 supplement] [1§4 after login supplement] [1§2 app logins]',
  { tag: '@zh-phone' },
  async ({ page, context, visitor, t }) => {
    await page.goto('/appLogin');
    const form = page.getByRole('main');
    await handInCode(visitor, await askForCode(visitor, phoneOf('newcomer'), form), form);

    await expect(page).toHaveURL('/appLoginform');
    await expect(page.getByRole('heading', { level: 1, name: t('profile.supplementTitle') })).toBeVisible();
    const save = page.getByRole('button', { name: t('profile.saveAndGoOn') });
    await save.click();
    await expect(page.getByText(t('profile.valid.contacts'))).toBeVisible();
    await fillSupplement(visitor, { name: '临曜电工钢科技有限公司', contact: '王工' });
    await choose(visitor, 'profile.profession', { zh: '其他', en: 'Other' });
    await save.click();
    await expect(page.getByText(t('profile.valid.otherProfession'))).toBeVisible();

    // Another language reloads the page; what was typed is still there.
    await page.reload();
    await expect(page.getByLabel(t('profile.contacts'), { exact: true })).toHaveValue('王工');
    await page.getByLabel(t('profile.otherProfession'), { exact: true }).fill('再生资源');
    const tokenOf = async () => (await context.cookies()).find(({ name }) => name.endsWith('_token'));
    const before = (await tokenOf())?.value;
    await save.click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(t('profile.saved'))).toBeVisible();
    await expectSignedIn(visitor);
    const after = await tokenOf();
    expect(after?.value).not.toBe(before);
    expect((after?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(86_000);
    await page.goto('/appLoginform');
    await expect(page).toHaveURL('/');
  },
);
