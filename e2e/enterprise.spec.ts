/** A company on its way to its first application: certification, approval, and the trial of the LCA tool. */
import type { TextKey } from '#src/i18n/keys.ts';
import { expect, test, type Visitor } from './fixtures.ts';
import { openForm } from './steps/apply.ts';
import { chooseFile, pdfFile, pngFile, type TestFile } from './steps/files.ts';

const CREDIT_CODE = '91990000MA9X00999X';

const TYPED: readonly (readonly [TextKey, string])[] = [
  ['enterprise.creditCode', CREDIT_CODE],
  ['enterprise.corporation', '陈总'],
  ['enterprise.address', '江西省示例市示例路 8 号'],
  ['enterprise.zipCode', '330000'],
  ['enterprise.contacts', '周工'],
  ['enterprise.contactPhone', '0791-0000000'],
  ['enterprise.email', 'epd@qiongyan.example.com'],
];

async function uploadPaper({ page, t }: Visitor, label: TextKey, file: TestFile): Promise<void> {
  const field = page.getByRole('group', { name: t(label) });
  await chooseFile(page, field, t('upload.choose'), file);
}

test(
  'a company certifies, is approved and may apply [1§2 enterprise]',
  { tag: '@en-phone' },
  async ({ page, visitor, world, t }) => {
    await world.login('uncertified');
    // The gate of the application leads here and says why.
    await page.goto('/epd/epdApplyFor');
    await expect(page).toHaveURL('/enterprise');
    await expect(page.getByText(t('guard.companyNone'))).toBeVisible();

    for (const [label, text] of TYPED) {
      await page.getByRole('textbox', { name: t(label), exact: true }).fill(text);
    }
    await uploadPaper(visitor, 'enterprise.license', await pdfFile('licence.pdf'));
    await expect(page.getByText(t('upload.errImage'))).toBeVisible();
    await uploadPaper(visitor, 'enterprise.license', pngFile('licence.png'));
    await expect(page.getByText('licence.png')).toBeVisible();
    const submit = page.getByRole('button', { name: t('enterprise.submit') });
    await submit.click();
    await expect(page.getByText(t('enterprise.valid.billInfo'))).toBeVisible();
    await uploadPaper(visitor, 'enterprise.billInfo', pngFile('bill.png'));
    await expect(page.getByText('bill.png')).toBeVisible();
    // Both pictures have arrived.
    await expect(page.getByRole('button', { name: t('upload.remove') })).toHaveCount(2);

    // What was typed and the uploaded pictures survive a reload.
    await page.reload();
    await expect(page.getByText('bill.png')).toBeVisible();
    await submit.click();
    await expect(page).toHaveURL('/user');
    await expect(page.getByText(t('enterprise.success'))).toBeVisible();
    await expect(page.getByRole('main').getByText(t('enterprise.state.s0')).first()).toBeVisible();

    // While it is under review there is nothing to do here, and no way to the application.
    await page.goto('/enterprise');
    await expect(page).toHaveURL('/');
    await page.goto('/epd/epdApplyFor');
    await expect(page.getByText(t('guard.companyPending'))).toBeVisible();

    await world.operator('decideCompany', { companyCode: 'C20', approve: true });
    await openForm(visitor);
    await expect(page).toHaveURL('/epd/epdApplyFor');
  },
);

test('a trial of the LCA tool is asked for, activated, and leads to the tool [1§2 lcaTools] [1§4 lca entry]', async ({
  page,
  world,
  context,
  t,
}) => {
  const opened: string[] = [];
  await context.route(/^https?:\/\/(?!127\.0\.0\.1|localhost)/, async (route) => {
    opened.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>LCA</title>' });
  });
  const { token } = await world.login('uncertified');
  await page.goto('/lcaTools');
  await page.getByRole('textbox', { name: t('lca.username') }).fill('王工');
  await page.getByRole('combobox', { name: t('lca.industry') }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: t('lca.position') }).fill('LCA 工程师');
  await page.getByRole('button', { name: t('lca.submit') }).click();
  await expect(page.getByRole('heading', { name: t('lca.waitingTitle') })).toBeFocused();

  const actions = await world.operatorActions();
  const trial = actions.find(({ id }) => id === 'activateSubscription')?.arguments[0]?.options?.[0];
  await world.operator('activateSubscription', { subscriptionId: trial?.value ?? '' });
  await page.getByRole('button', { name: t('lca.lookAgain') }).click();
  const tab = page.waitForEvent('popup');
  await page.getByRole('button', { name: t('lca.enter') }).click();
  await (await tab).waitForURL(/token=/);
  expect(opened.some((url) => new URL(url).searchParams.get('token') === token)).toBe(true);
});
