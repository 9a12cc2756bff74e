/** Product pages after a QR code scan, and the workspace of agencies (document 2 §2, decision 15). */
import { expect, test } from './fixtures.ts';
import { quiet } from './steps/quiet.ts';
import { askForCode, handInCode, phoneOf } from './steps/sign-in.ts';

test(
  'a scanned product: login by phone, then its report with a watermark, page by page [1§2 app redirect] [1§2 app logins]',
  { tag: '@zh-phone' },
  async ({ page, visitor, lang, t }) => {
    const [product, company, report] =
      lang === 'zh'
        ? ['热轧卷板 SPHC', '澜江钢铁集团有限公司', 'b-001']
        : ['Hot rolled coil', 'Lanjiang Iron & Steel Group', 'b-001-en'];
    await page.goto('/app/epd/b-001');
    await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
    await expect(page.getByText(company)).toBeVisible();
    await expect(page.getByText('2,180')).toBeVisible();
    const toReport = page.getByRole('button', { name: t('epd.product.viewPdf') });
    // Visible without scrolling.
    await expect(toReport).toBeInViewport();
    await toReport.click();

    await expect(page).toHaveURL(`/Loginapp?id=${report}`);
    const form = page.getByRole('main');
    await handInCode(visitor, await askForCode(visitor, phoneOf('certified'), form), form);

    await expect(page).toHaveURL(`/apppdf/${report}`);
    const paper = page.getByRole('region', { name: t('epd.pdf.paper') });
    const mark = paper.locator('svg text').first();
    await expect(page.getByText(t('epd.pdf.counter', { page: 1, total: 3 }), { exact: true })).toBeVisible();
    await expect(mark).toContainText('澜江钢铁集团有限公司');
    await expect(mark).toContainText(t('common.appName'));
    // The viewer covers the whole page.
    await expect(paper.locator('canvas')).toBeVisible();
    const boxOf = (part: string) => paper.locator(part).first().boundingBox();
    await expect(async () => {
      const whole = await boxOf('canvas');
      // The PDF page is rendered: full width of the phone, portrait.
      expect(whole?.height).toBeGreaterThan(400);
      expect(await boxOf('svg')).toEqual(whole);
    }).toPass();
    await page.getByRole('button', { name: t('epd.pdf.next') }).click();
    await expect(page.getByText(t('epd.pdf.counter', { page: 2, total: 3 }), { exact: true })).toBeVisible();
    await expect(mark).toContainText(t('common.appName'));

    // After the login the phone page returns to the product.
    await page.goto('/Loginapp/?id=b-002');
    await expect(page).toHaveURL('/app/epd/b-001');
    // The end of the session clears the last product, so the report links to the product in its own URL.
    await page.context().clearCookies({ name: /_token$/ });
    await page.goto(`/apppdf/${report}`);
    await expect(page).toHaveURL(`/app/epd/${report}`);
    await page.goto('/app/epd/b-999999');
    await expect(page.getByText(t('epd.product.notFoundHint'))).toBeVisible();
  },
);

test(
  'a login from a product while the registration is under review: one page says why, and Back leads past the login [1§8 client under review]',
  { tag: '@en-phone' },
  async ({ page, world, t }) => {
    await world.reset('registration-under-review');
    await page.goto('/about');
    await page.goto('/app/epd/b-001');
    const toReport = page.getByRole('button', { name: t('epd.product.viewPdf') });
    await toReport.click();
    await expect(page).toHaveURL(/\/Loginapp\?id=b-001/);
    await page.getByRole('tab', { name: t('auth.tabEmail') }).click();
    await page.getByRole('textbox', { name: t('auth.email'), exact: true }).fill('reviewing@example.com');
    await page.getByLabel(t('auth.password'), { exact: true }).fill('Steel2026');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: t('auth.loginBtn'), exact: true }).click();

    await expect(page).toHaveURL(/\/apppdf\/b-001/);
    await expect(page.getByText(t('epd.product.underReview'))).toBeVisible();
    await expect(page.getByText(t('guard.page.reviewingNext'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('guard.page.checkAgain') })).toBeVisible();
    // Waits until nothing covers the back button.
    await quiet(page, 500);
    await page.getByRole('link', { name: t('epd.product.back') }).click({ trial: true });
    expect(await page.getByText(t('auth.loginSuccess')).count()).toBe(0);
    await expect(page.getByRole('toolbar')).toHaveCount(0);

    await page.goBack();
    await expect(page).toHaveURL('/app/epd/b-001');
    await toReport.click();
    await expect(page.getByText(t('epd.product.underReview'))).toBeVisible();
    await expect(page).toHaveURL('/app/epd/b-001');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  },
);
