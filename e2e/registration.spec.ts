/** Registration by phone, by e-mail and by keyboard (document 1 §2, §4, §5). */
import { expect, test, type Visitor } from './fixtures.ts';
import { expectSignedIn } from './steps/header.ts';
import { movePieceByKeys, openPuzzle } from './steps/puzzle.ts';
import { describeCompany, NEW_COMPANY, NEW_PHONE, notice, takeCode } from './steps/register.ts';
import { openLogin } from './steps/sign-in.ts';

/** Registered, signed in and informed of the next step; still so after a reload. */
async function expectRegistered(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await expect(page).toHaveURL('/Result');
  await expect(page.getByRole('heading', { level: 1, name: t('result.register') })).toBeVisible();
  await expectSignedIn(visitor);
  expect(await page.evaluate(() => localStorage.getItem('registered'))).not.toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: t('result.register') })).toBeVisible();
  await expectSignedIn(visitor);
}

test(
  'a company registers by phone [1§2 register] [1§4 registration success] [1§7 registerByPhone]',
  { tag: '@zh-phone' },
  async ({ page, visitor, lang, t }) => {
    const chinese = lang === 'zh';
    // The registration form takes over the input of the login form.
    await page.goto('/');
    const dialog = await openLogin(visitor);
    await dialog.getByRole('textbox', { name: t('auth.phone'), exact: true }).fill(NEW_PHONE);
    await dialog.getByRole('button', { name: t('auth.registerNow') }).click();
    await expect(page).toHaveURL('/register');
    await notice(visitor)
      .getByRole('button', { name: t('register.noticeConfirm') })
      .click();
    const phone = page.getByRole('textbox', { name: t('auth.phone'), exact: true });
    await expect(phone).toHaveValue(NEW_PHONE);

    await page.getByRole('button', { name: t('register.submit'), exact: true }).click();
    await expect(page.getByText(t('auth.valid.codeRequired'))).toBeVisible();
    await expect(page.getByText(t('register.valid.companyRequired'))).toBeVisible();
    await expect(page.getByText(t('auth.valid.consent'))).toBeVisible();

    await takeCode(visitor, NEW_PHONE);
    await describeCompany(
      visitor,
      chinese ? '短流程钢铁' : 'EAF steelmaking',
      chinese ? '民营企业' : 'Private',
    );
    // A reload, also by a change of language, keeps everything but the code.
    const code = await page.getByLabel(t('auth.smsCode'), { exact: true }).inputValue();
    await page.reload();
    await expect(phone).toHaveValue(NEW_PHONE);
    await expect(page.getByRole('textbox', { name: t('register.companyName') })).toHaveValue(NEW_COMPANY);
    await page.getByLabel(t('auth.smsCode'), { exact: true }).fill(code);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: t('register.submit'), exact: true }).click();
    await expectRegistered(visitor);
  },
);

test('registers by keyboard alone', async ({ page, world, visitor, t }) => {
  const { keyboard } = page;
  await page.goto('/register');
  await expect(notice(visitor).getByRole('button', { name: t('register.noticeConfirm') })).toBeFocused();
  await keyboard.press('Enter');
  await expect(notice(visitor)).toBeHidden();
  const phone = page.getByRole('textbox', { name: t('auth.phone'), exact: true });
  await page.getByRole('tab', { name: t('register.tabPhone') }).focus();
  await keyboard.press('Tab');
  await expect(phone).toBeFocused();
  await keyboard.type(NEW_PHONE);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  const token = await openPuzzle(visitor, () => keyboard.press('Enter'));
  await movePieceByKeys(visitor, token);
  await expect(page.getByLabel(t('auth.smsCode'), { exact: true })).toBeFocused();
  await keyboard.type(await world.code(NEW_PHONE));
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type(NEW_COMPANY);
  for (const word of ['特钢', '民营']) {
    await keyboard.press('Tab');
    await keyboard.press('ArrowDown');
    const offered = page.getByRole('option').filter({ visible: true });
    await expect(offered).not.toHaveCount(0);
    await keyboard.type(word);
    await expect(offered).toHaveText([new RegExp(word)]);
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveValue(new RegExp(word));
  }
  await keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await keyboard.press('Space');
  // Skips both links to legal documents.
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t('register.submit'), exact: true })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/Result');
  await expectSignedIn(visitor);
});
