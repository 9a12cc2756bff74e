/**
 * The main journey on a server that was not built from our contract (decision 41): a company registers, certifies, applies,
 * accepts quote and contract, corrects its data, and finds and reads the published declaration.
 */
import type { TextKey } from '#src/i18n/keys.ts';
import { expect, test, type Visitor } from './fixtures.ts';
import { choosePcr, describeProduct, openForm, openSummary, send, uploadAll } from './steps/apply.ts';
import { chooseFile, pdfFile, pngFile, type TestFile } from './steps/files.ts';
import { expectSignedIn } from './steps/header.ts';
import { acceptPapers, askForCorrection, correct, release, type Way } from './steps/journey.ts';
import { card, expectNow, openPage } from './steps/my-applications.ts';
import { staffFor } from './steps/operator.ts';
import { describeCompany, NEW_PHONE, openRegistration, takeCode } from './steps/register.ts';

/** Not in the seed. */
const COMPANY = '朔原钢铁有限公司';
const PRODUCT = 'D-700 plate';

const wayOf = (visitor: Visitor): Way => ({
  visitor,
  staff: (action, args = {}) => staffFor(visitor.world, COMPANY, action, 'applicationId', args),
  // Fields that the list lacks are fetched again only every 30 s or on a new page.
  refresh: async (now) => {
    await visitor.page.reload();
    await expectNow(visitor, now);
  },
});

async function register(visitor: Visitor): Promise<void> {
  const { page, world, t } = visitor;
  await openRegistration(visitor);
  await page.getByRole('textbox', { name: t('auth.phone'), exact: true }).fill(NEW_PHONE);
  await takeCode(visitor, NEW_PHONE);
  // No document defines English values of dictionary entries.
  await describeCompany(visitor, '特钢', '民营企业');
  await page.getByRole('textbox', { name: t('enterprise.companyName') }).fill(COMPANY);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('register.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('result.register') })).toBeVisible();
  await expectSignedIn(visitor);
  await staffFor(world, COMPANY, 'decideRegistration', 'userId', { approve: true });
}

const TYPED: readonly (readonly [TextKey, string])[] = [
  ['enterprise.creditCode', '91990000MA9X00999X'],
  ['enterprise.corporation', '陈总'],
  ['enterprise.address', '江西省示例市示例路 8 号'],
  ['enterprise.zipCode', '330000'],
  ['enterprise.contacts', '周工'],
  ['enterprise.contactPhone', '0791-0000000'],
  ['enterprise.email', 'epd@qiongyan.example.com'],
];

/** Types all of it but the name of the company. */
async function describeEnterprise({ page, t }: Visitor): Promise<void> {
  for (const [label, text] of TYPED)
    await page.getByRole('textbox', { name: t(label), exact: true }).fill(text);
}

async function uploadPaper({ page, t }: Visitor, label: TextKey, file: TestFile): Promise<void> {
  const field = page.getByRole('group', { name: t(label) });
  await chooseFile(page, field, t('upload.choose'), file);
}

async function certify(visitor: Visitor): Promise<void> {
  const { page, world, t } = visitor;
  // The route guard redirects to the certification.
  await page.goto('/epd/epdApplyFor');
  await expect(page).toHaveURL('/enterprise');
  await describeEnterprise(visitor);
  await uploadPaper(visitor, 'enterprise.license', pngFile('licence.png'));
  await uploadPaper(visitor, 'enterprise.billInfo', pngFile('bill.png'));
  await expect(page.getByRole('button', { name: t('upload.remove') })).toHaveCount(2);
  await page.getByRole('button', { name: t('enterprise.submit') }).click();
  await expect(page).toHaveURL('/user');
  await expect(page.getByRole('main').getByText(t('enterprise.state.s0')).first()).toBeVisible();
  await staffFor(world, COMPANY, 'decideCompany', 'companyCode', { approve: true });
}

async function apply(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await openForm(visitor);
  await choosePcr(visitor);
  await describeProduct(visitor, 1, { type: 'EPD', name: PRODUCT });
  await uploadAll(visitor, 1);
  await send(visitor, await openSummary(visitor));
  await expect(page.getByRole('heading', { level: 1, name: t('result.epd') })).toBeVisible();
  await page.goto('/epd/mineEpd');
  await expect(card(visitor)).toContainText(PRODUCT);
  await expect(await openPage(visitor)).toContainText(PRODUCT);
}

/** Finds the declaration by its product and reads its report in the viewer with the watermark. */
async function findAndRead(visitor: Visitor): Promise<string> {
  const { page, t } = visitor;
  await page.goto('/epd/epdSearch');
  await page.goto(`/epd/epdSearch?keyword=${encodeURIComponent(PRODUCT)}`);
  const results = page.getByRole('table', { name: t('epd.search.results') });
  const found = results.getByRole('rowheader').getByRole('link');
  await expect(found).toHaveCount(1);
  await found.click();
  const detail = page.getByRole('dialog', { name: t('epd.detail.title') });
  await expect(detail).toContainText(PRODUCT);
  const download = page.waitForEvent('download');
  await detail.getByRole('button', { name: t('common.download') }).click();
  await detail.getByRole('menuitem', { name: t('epd.search.downloadCn') }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  const [number] = /EPD-[\w-]+/.exec(await results.innerText()) ?? [];
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await page.goto(`/app/epd/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible();
  await page.getByRole('button', { name: t('epd.product.viewPdf') }).click();
  await expect(page).toHaveURL(/\/apppdf\/\w/);
  const paper = page.getByRole('region', { name: t('epd.pdf.paper') });
  await expect(paper.locator('canvas')).toBeVisible();
  await expect(paper.locator('svg text').first()).toContainText(t('common.appName'));
  return number ?? '';
}

async function askToVerify(visitor: Visitor, number: string): Promise<void> {
  const { page, world, t } = visitor;
  await page.goto('/epd/verification');
  const fill = (name: string, words: string) => page.getByRole('textbox', { name }).fill(words);
  await fill(t('verify.regNumber'), number);
  await fill(t('verify.contact'), '周工');
  await fill(t('verify.email'), 'zhou@example.com');
  const report = page.getByRole('group', { name: t('verify.file') });
  await chooseFile(page, report, t('upload.choose'), await pdfFile('report.pdf'));
  await expect(report.getByRole('button', { name: t('upload.remove') })).toBeVisible();
  await page.getByRole('radio', { name: t('verify.countryOther'), exact: true }).check();
  await fill(t('verify.address'), '12 Example Street, Orenfeld');
  await page.getByRole('radio', { name: t('verify.relCustomer'), exact: true }).check();
  await page.getByRole('button', { name: t('verify.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('result.verify') })).toBeVisible();
  await page.goto('/myLists');
  const main = page.getByRole('main');
  await expect(main.getByText(t('verify.state3')).first()).toBeVisible();
  await staffFor(world, number, 'decideVerification', 'verificationId', { genuine: true });
  await page.reload();
  await expect(main.getByText(number).first()).toBeVisible();
  await expect(main.getByText(t('verify.state2')).first()).toBeVisible();
}

test.describe('on a server that sends nothing invented, counts its ids in bare numbers and its time in milliseconds, and leaves the puzzle to a bare AJ-Captcha', () => {
  test.use({ fields: 'documented', dialects: ['numericIds', 'epochMillis', 'bareCaptcha'] });

  test('from registration to a verified report', { tag: '@en-phone' }, async ({ visitor }) => {
    test.slow();
    await test.step('register', () => register(visitor));
    await test.step('certify', () => certify(visitor));
    await test.step('apply', () => apply(visitor));
    const way = wayOf(visitor);
    await test.step('accept quote and contract', () => acceptPapers(way));
    await test.step('correct the LCA data', async () => {
      await askForCorrection(way, 'Electricity of May is missing');
      await correct(way);
    });
    // No document has a field that says at the last stage whether the report is published.
    await test.step('verification to release', () =>
      release(way, ['epd.mine.now.releaseUnknown', 'epd.mine.now.releaseUnknown']));
    const number = await test.step('search and PDF', () => findAndRead(visitor));
    await test.step('have it verified', () => askToVerify(visitor, number));
  });
});

test.describe('a server that only the documents and its habits describe', () => {
  test.use({
    scenario: 'quote-issued',
    fields: 'documented',
    dialects: ['codeAsText', 'msg', 'nullsLeftOut', 'gzip'],
  });

  test('is what the options of a test say, before and after a reset', async ({ page, world, t }) => {
    const server = { fields: 'documented', dialects: ['nullsLeftOut', 'msg', 'codeAsText', 'gzip'] };
    expect(await world.state()).toMatchObject({ scenario: 'quote-issued', server });
    await page.goto('/epd/mineEpd');
    await expectSignedIn({ page, t });
    await expect(page.getByRole('article').first()).toBeVisible();
    await world.reset('stage-30');
    expect(await world.state()).toMatchObject({ scenario: 'stage-30', server });
  });
});
