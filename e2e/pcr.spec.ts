/** Product category rules: understood, found, asked for, and applied with (document 2 §2), without a finding of axe. */
import { expect, test } from './fixtures.ts';
import { expectNone } from './steps/axe.ts';

const ON_PHONE = { tag: '@en-phone' };

test('a visitor learns what a PCR is, looks at the modules of a life cycle, and finds rules', async ({
  page,
  visitor,
  t,
}) => {
  await page.goto('/Pcr');
  await expect(page.getByRole('heading', { level: 1, name: t('pcr.introTitle') })).toBeVisible();
  await expectNone(visitor, 'about PCR');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${t('nav.lcaIntro')}`) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('lca.introTitle') })).toBeVisible();
  const module = page.getByRole('button', { name: /^C3/ });
  await (visitor.onPhone ? module.tap() : module.click());
  await expect(page).toHaveURL(/\/Pcr\/lca\?module=C3$/);
  await expect(page.getByRole('heading', { level: 3, name: /^C3 / })).toBeVisible();
  await expectNone(visitor, 'about LCA');

  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${t('nav.pcrSearch')}`) })
    .click();
  const rules = page.getByRole('main').getByRole('article');
  await expect(rules).toHaveCount(4);
  await expectNone(visitor, 'search of PCR');
  await page.getByRole('button', { name: t('common.loadMore') }).click();
  await expect(rules).toHaveCount(8);
  // The valid declarations of a rule, and back to the same eight.
  const declared = rules
    .nth(4)
    .getByRole('link', { name: /PCR-ST-/ })
    .first();
  await declared.click();
  await expect(page).toHaveURL(/\/epd\/epdSearch\?pcr=PCR-ST-2023-03&valid=1$/);
  await page.goBack();
  await expect(rules).toHaveCount(8);
  await page.reload();
  await expect(rules).toHaveCount(8);
  await page.getByRole('searchbox', { name: t('pcr.number') }).fill('2024-02');
  await page.keyboard.press('Enter');
  await expect(rules).toHaveCount(1);
  await rules.getByRole('button', { name: new RegExp(`^${t('pcr.downloadEn')}`) }).click();
  await expect(page.getByRole('dialog', { name: t('auth.loginPromptTitle') })).toBeVisible();
});

test(
  'a company asks for rules, reads the answer, and applies with the rules that came of it',
  ON_PHONE,
  async ({ page, visitor, world, t }) => {
    await world.reset('fresh-company');
    await world.login('certified');
    await page.goto('/Pcr/minePcr');
    await page
      .getByRole('link', { name: t('pcr.applyTitle'), exact: true })
      .last()
      .click();
    await page.getByRole('button', { name: t('pcr.applySubmit') }).click();
    await expect(page.getByText(t('pcr.valid.product'))).toBeVisible();
    await expectNone(visitor, 'request with an error');
    // By keyboard alone.
    await expect(page.getByRole('textbox', { name: t('pcr.applyProduct') })).toBeFocused();
    await page.keyboard.type('Bridge bolts');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Result\?type=2$/);
    await page.getByRole('link', { name: t('result.toPcrs') }).click();
    const card = page.getByRole('article', { name: 'Bridge bolts' });
    await expect(card.getByText(t('pcr.now.s1'))).toBeVisible();
    await expectNone(visitor, 'my PCR');

    const [action] = (await world.operatorActions()).filter(({ id }) => id === 'answerPcrRequest');
    const requestId = action?.arguments[0]?.options?.find(({ label }) =>
      label.includes('Bridge bolts'),
    )?.value;
    if (requestId === undefined) throw new Error('The staff see no request.');
    await world.operator('answerPcrRequest', { requestId, publish: true, nameEn: 'Bridge bolts' });
    await page.reload();
    await expect(card.getByText(t('pcr.now.s4'))).toBeVisible();
    await card.getByRole('link', { name: /PCR-ST-/ }).click();
    const rule = page.getByRole('article', { name: 'Bridge bolts' });
    await expect(rule).toBeVisible();
    const download = page.waitForEvent('download');
    await rule.getByRole('button', { name: new RegExp(`^${t('pcr.downloadEn')}`) }).click();
    expect((await download).suggestedFilename()).toMatch(/^PCR-ST-\d{4}-\d\d Bridge bolts\.pdf$/);
    await rule.getByRole('button', { name: new RegExp(`^${t('common.preview')}`) }).click();
    const preview = page.getByRole('dialog', { name: /Bridge bolts/ });
    await expect(preview.getByRole('toolbar', { name: t('epd.pdf.tools') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await rule.getByRole('link', { name: new RegExp(`^${t('pcr.applyWith')}`) }).click();
    await expect(page.getByRole('combobox', { name: t('epd.apply.pcrNumber') })).toHaveValue(/Bridge bolts/);
  },
);
