/** axe on every screen and dialog of the business areas, some in dark too: no violation at all. */
import { STORAGE } from '#src/lib/storage-keys.ts';
import { expect, test } from './fixtures.ts';
import { choosePcr, describeProduct, openForm, openSummary } from './steps/apply.ts';
import { expectNone, ONCE, TWICE } from './steps/axe.ts';
import { follow } from './steps/follow.ts';
import { openPuzzle } from './steps/puzzle.ts';
import { openLogin, phoneOf } from './steps/sign-in.ts';

// Looking at a page takes axe longer than any person.
test.beforeEach(() => test.slow());

test('home, result', async ({ page, visitor, t }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: t('home.heroTitle') })).toBeVisible();
  await expectNone(visitor, 'home', true);
  await follow(page, '/Result', t('common.loading'));
  await expect(page.getByRole('heading', { level: 1, name: t('result.none') })).toBeVisible();
  await expectNone(visitor, 'result of nothing');
  await page.evaluate((key) => localStorage.setItem(key, 'EPD'), STORAGE.resultCode);
  await page.goto('/Result?type=1');
  await expect(page.getByRole('heading', { level: 1, name: t('result.epd') })).toBeVisible();
  await expectNone(visitor, 'result');
});

const PUBLISHED = [
  { path: '/news', shows: 'article' },
  { path: '/news/newsDetailsPage?id=news-01', shows: 'article' },
  { path: '/NoticeInformationPage', shows: 'article' },
  { path: '/NoticeInformationPage/Notice?id=ann-01', shows: 'article' },
  { path: '/resources?type=GUIDE', shows: 'article' },
  { path: '/gpi', shows: 'button' },
  { path: '/Pcr', shows: 'link' },
  { path: '/Pcr/lca?module=C3', shows: 'button' },
  { path: '/pcr/pcrSearch', shows: 'article' },
  { path: '/Pcr/minePcr', shows: 'article' },
  { path: '/steelMill', shows: 'table' },
  { path: '/myDetails?id=v-016', shows: 'table' },
  { path: '/Epd', shows: 'table' },
  { path: '/about', shows: 'heading' },
  { path: '/Feedback', shows: 'textbox' },
] as const;

test('what the platform publishes and explains', async ({ page, visitor, world, t }) => {
  await world.login('certified');
  await page.goto('/Links');
  for (const { path, shows } of PUBLISHED) {
    await follow(page, path, t('common.loading'));
    await expect(page.getByRole('main').getByRole(shows).first()).toBeVisible();
    await expectNone(visitor, path);
  }
});

test('the login dialog, its captcha and the forgotten password', async ({ page, visitor, t }) => {
  await page.goto('/');
  const dialog = await openLogin(visitor);
  await expectNone(visitor, 'login by phone');
  await dialog.getByRole('textbox', { name: t('auth.phone') }).fill(phoneOf('certified'));
  await openPuzzle(visitor, () => dialog.getByRole('button', { name: t('auth.sendCode') }).click());
  await expectNone(visitor, 'captcha', true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('slider')).toBeHidden();
  await dialog.getByRole('tab', { name: t('auth.tabEmail') }).click();
  await dialog.getByRole('button', { name: t('auth.loginBtn'), exact: true }).click();
  await expectNone(visitor, 'login by e-mail, with errors');
  await dialog.getByRole('button', { name: t('auth.forgotPassword') }).click();
  await expect(page.getByRole('dialog', { name: t('auth.forgotTitle') })).toBeVisible();
  await expectNone(visitor, 'forgotten password');
});

test('the header: user menu, bell, navigation', TWICE, async ({ page, visitor, world, t }) => {
  await world.login('certified');
  await page.goto('/');
  await expect(page.getByRole('table', { name: t('ui.line.yours') })).toBeVisible();
  await expectNone(visitor, 'home of somebody who is signed in');
  await follow(page, '/Result?type=2', t('common.loading'));
  await page.keyboard.press('Control+KeyK');
  const palette = page.getByRole('dialog', { name: t('nav.palette.title') });
  await expect(palette.getByRole('option').first()).toBeVisible();
  await expectNone(visitor, 'palette', true);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await page.getByRole('button', { name: t('nav.userMenu') }).click();
  await expect(page.getByRole('menuitem', { name: t('nav.logout') })).toBeVisible();
  await expectNone(visitor, 'user menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('nav.messages') }).click();
  const bell = page.getByRole('dialog', { name: t('nav.messages') });
  await expect(bell.getByRole('listitem').first()).toBeVisible();
  await bell.getByRole('listitem').first().getByRole('button').click();
  await expectNone(visitor, 'bell');
  await page.keyboard.press('Escape');
  await expect(bell).toBeHidden();
  if (visitor.onPhone) {
    await page.getByRole('button', { name: t('nav.openMenu') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('nav.epd'), exact: true })
      .click();
  } else {
    await page
      .getByRole('menuitem', { name: t('nav.epd'), exact: true })
      .first()
      .hover();
    await expect(page.getByRole('menuitem', { name: t('nav.epdSearch'), exact: true })).toBeVisible();
  }
  await expectNone(visitor, 'navigation', true);
});

test('the application form, its guide and its summary', async ({ page, visitor, world, t }) => {
  await world.login('certified');
  await openForm(visitor);
  await expectNone(visitor, 'form');
  await page
    .getByRole('button', { name: t('epd.apply.tour.start') })
    .first()
    .click();
  await expect(page.getByText(t('epd.apply.tour.progress', { step: 1, total: 8 }))).toBeVisible();
  await expectNone(visitor, 'guide');
  await page.getByRole('button', { name: t('epd.apply.tour.skip') }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('epd.apply.submit'), exact: true })
    .click();
  await expect(page.getByText(t('epd.apply.valid.pcr')).first()).toBeVisible();
  await expectNone(visitor, 'form with errors', true);
  await choosePcr(visitor);
  await describeProduct(visitor, 1, { type: 'CFP', name: 'Coil' });
  await openSummary(visitor);
  await expectNone(visitor, 'summary');
});

/** The other forms of a company, with what they say when they are sent empty. */
const EMPTY_FORMS = [
  { path: '/dtpfg/dtpfgApplyFor', send: 'epd.apply.submit', says: 'lces.valid.process' },
  { path: '/epd/verification', send: 'verify.submit', says: 'verify.valid.region' },
  { path: '/Pcr/pcrApplyFor', send: 'epd.apply.submit', says: 'pcr.valid.product' },
] as const;

test('forms with errors', { tag: '@en-phone' }, async ({ page, visitor, world, t }) => {
  await world.login('certified');
  for (const { path, send, says } of EMPTY_FORMS) {
    await page.goto(path);
    await page.getByRole('button', { name: t(send) }).click();
    await expect(page.getByText(t(says))).toBeVisible();
    await expectNone(visitor, path);
  }
});

const DIALOGS = [
  { path: '/epd/mineEpd/app-011?dialog=quote', title: 'quote.title' },
  { path: '/epd/mineEpd/app-008?dialog=contract', title: 'contract.title' },
  { path: '/epd/mineEpd/app-005?dialog=upload', title: 'epd.mine.btnUpload' },
] as const;

test('My EPD, its dialogs and the page of an application', ONCE, async ({ page, visitor, world, t }) => {
  await world.login('certified');
  await page.goto('/epd/mineEpd');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNone(visitor, 'cards', true);
  for (const { path, title } of DIALOGS) {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name: t(title), exact: true })).toBeVisible();
    await expectNone(visitor, t(title));
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNone(visitor, 'an application');
});

test('the search, a declaration and its QR code', ONCE, async ({ page, visitor, world, t }) => {
  await world.reset('qr-on');
  await world.login('certified');
  // Only the own company's declarations carry the code.
  await page.goto('/epd/epdSearch?company=C01');
  const results = page.getByRole('table', { name: t('epd.search.results') });
  await expect(results).toBeVisible();
  await expectNone(visitor, 'search', true);
  await results
    .getByRole('button', { name: t('epd.search.qr') })
    .first()
    .click();
  const code = { name: new RegExp(t('epd.search.qrTitle')) };
  await expect(page.getByRole('dialog', code).getByRole('img', code)).toBeVisible();
  await expectNone(visitor, 'QR code');
  await page.keyboard.press('Escape');
  await results.getByRole('rowheader').first().getByRole('link').click();
  await expect(
    page
      .getByRole('dialog', { name: t('epd.detail.title') })
      .getByRole('heading')
      .first(),
  ).toBeVisible();
  await expectNone(visitor, 'declaration');
  await page.getByRole('link', { name: t('epd.detail.openPage') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('main').getByRole('group').getByRole('link').first().focus();
  await expectNone(visitor, 'page of a declaration');
});

test(
  'the page of a product, its report, and the workspace of agencies',
  { tag: '@en-phone' },
  async ({ page, visitor, world, t }) => {
    await page.goto('/app/epd/b-001');
    await expect(page.getByRole('button', { name: t('epd.product.viewPdf') })).toBeVisible();
    await expectNone(visitor, 'product');
    await follow(page, '/app/epd/b-999999', t('common.loading'));
    await expect(page.getByText(t('epd.product.notFoundHint'))).toBeVisible();
    await expectNone(visitor, 'unknown product');

    await world.login('agency');
    await page.goto('/apppdf/b-001');
    await expect(page.getByRole('region', { name: t('epd.pdf.paper') }).locator('canvas')).toBeVisible();
    await expectNone(visitor, 'report');
    await follow(page, '/thirdAgency', t('common.loading'));
    const records = page.getByRole('table', { name: t('verify.records') });
    await expect(records).toBeVisible();
    await expectNone(visitor, 'records');
    await records.getByRole('link').first().click();
    await expect(page.getByRole('region', { name: t('verify.agency.entry') })).toBeVisible();
    await expect(page.getByRole('region', { name: t('epd.pdf.paper') }).locator('canvas')).toBeVisible();
    await expectNone(visitor, 'request');
  },
);
