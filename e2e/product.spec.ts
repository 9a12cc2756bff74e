/** What happens after a code on a product is scanned, and the workspace of agencies (document 2 §2, decision 15). */
import { expect, test } from './fixtures.ts';
import { expectSignedOut } from './steps/header.ts';
import { movePiece, openPuzzle } from './steps/puzzle.ts';
import { phoneOf } from './steps/sign-in.ts';

test(
  'a scanned product: login by phone, then its report with a watermark, page by page [1§2 app redirect] [1§2 app logins]',
  { tag: '@zh-phone' },
  async ({ page, world, visitor, lang, t }) => {
    const phone = phoneOf('certified');
    const [product, company, report] =
      lang === 'zh'
        ? ['热轧卷板 SPHC', '澜江钢铁集团有限公司', 'b-001']
        : ['Hot rolled coil', 'Lanjiang Iron & Steel Group', 'b-001-en'];
    await page.goto('/app/epd/b-001');
    await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
    await expect(page.getByText(company)).toBeVisible();
    await expect(page.getByText('2,180')).toBeVisible();
    const toReport = page.getByRole('button', { name: t('epd.product.viewPdf') });
    // Under the thumb without scrolling.
    await expect(toReport).toBeInViewport();
    await toReport.click();

    await expect(page).toHaveURL(`/Loginapp?id=${report}`);
    await page.getByRole('textbox', { name: t('auth.phone'), exact: true }).fill(phone);
    const puzzle = await openPuzzle(visitor, () =>
      page.getByRole('button', { name: t('auth.sendCode') }).click(),
    );
    await movePiece(visitor, puzzle);
    await expect(page.getByText(t('auth.codeSent'))).toBeVisible();
    await page.getByLabel(t('auth.smsCode'), { exact: true }).fill(await world.code(phone));
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: t('auth.loginBtn'), exact: true }).click();

    await expect(page).toHaveURL(`/apppdf/${report}`);
    const paper = page.getByRole('region', { name: t('epd.pdf.paper') });
    const mark = paper.locator('svg text').first();
    await expect(page.getByText(t('epd.pdf.counter', { page: 1, total: 3 }), { exact: true })).toBeVisible();
    await expect(mark).toContainText('澜江钢铁集团有限公司');
    await expect(mark).toContainText(t('common.appName'));
    // It lies over the whole page.
    await expect(paper.locator('canvas')).toBeVisible();
    const boxOf = (part: string) => paper.locator(part).first().boundingBox();
    await expect(async () => {
      const whole = await boxOf('canvas');
      // The page is drawn: as wide as the phone lets it be, and higher than wide.
      expect(whole?.height).toBeGreaterThan(400);
      expect(await boxOf('svg')).toEqual(whole);
    }).toPass();
    await page.getByRole('button', { name: t('epd.pdf.next') }).click();
    await expect(page.getByText(t('epd.pdf.counter', { page: 2, total: 3 }), { exact: true })).toBeVisible();
    await expect(mark).toContainText(t('common.appName'));

    // Signed in, the phone login leads to the product that was looked at.
    await page.goto('/Loginapp/?id=b-002');
    await expect(page).toHaveURL('/app/epd/b-001');
    // The end of the session forgets what was looked at: the report leads to the product of its own address.
    await page.context().clearCookies({ name: /_token$/ });
    await page.goto(`/apppdf/${report}`);
    await expect(page).toHaveURL(`/app/epd/${report}`);
    await page.goto('/app/epd/b-999999');
    await expect(page.getByText(t('epd.product.notFoundHint'))).toBeVisible();
  },
);

test('a registration under review opens no report [1§8 client under review]', async ({ page, world, t }) => {
  await world.reset('registration-under-review');
  await world.login('reviewing');
  await page.goto('/app/epd/b-001');
  await page.getByRole('button', { name: t('epd.product.viewPdf') }).click();
  await expect(page.getByText(t('epd.product.underReview'))).toBeVisible();
  await expect(page).toHaveURL('/app/epd/b-001');
  await page.goto('/apppdf/b-001');
  await expect(page.getByText(t('epd.product.underReview'))).toBeVisible();
  await expect(page.getByRole('toolbar')).toHaveCount(0);
});

test('/thirdAgency is for agencies, also when typed [1§2 thirdAgency]', async ({
  page,
  world,
  visitor,
  t,
}) => {
  const address = '/thirdagency?state=1';
  await page.goto(address);
  await expect(page.getByRole('dialog', { name: t('auth.loginPromptTitle') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectSignedOut(visitor);

  await world.login('certified');
  await page.goto(address);
  await expect(page.getByRole('main').getByText(t('guard.agencyOnly'))).toBeVisible();
  await expect(page).toHaveURL('/thirdAgency?state=1');

  await world.login('agency');
  await page.goto(address);
  await expect(page).toHaveURL('/thirdAgency?state=1');
  const records = page.getByRole('table', { name: t('verify.records') });
  const failed = records.getByRole('row').filter({ hasText: t('verify.state1') });
  await expect(failed).toHaveCount(1);
  await page.getByRole('radiogroup').getByText(t('common.all'), { exact: true }).click();
  await expect(page).toHaveURL('/thirdAgency');
  await expect(records.getByRole('row')).toHaveCount(5);

  const open = records.getByRole('link', { name: t('verify.open', { number: 'EPD-ST-2020-9999' }) });
  await open.click();
  const record = page.getByRole('dialog', { name: t('verify.detailTitle') });
  await expect(
    record.getByText(/平台未签发该注册号。|The platform never issued this number\./),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await record.getByRole('button', { name: t('common.download') }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();
  await expect(open).toBeFocused();
});
