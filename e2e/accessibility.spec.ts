/** axe on every screen and dialog, light and dark: no violation at all. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from './fixtures.ts';
import { describeProduct, choosePcr, openForm, openSummary } from './steps/apply.ts';
import { card, openDialog } from './steps/my-applications.ts';
import { openPuzzle } from './steps/puzzle.ts';
import { notice, openRegistration } from './steps/register.ts';
import { openLogin, phoneOf } from './steps/sign-in.ts';
import { choose } from './steps/supplement.ts';

/** Where the phone shows other parts than the desktop. */
const TWICE = { tag: ['@zh-desktop', '@en-phone'] };
/** What axe finds now, as lines for people. */
async function violations(page: Page, alsoDark: boolean): Promise<string[]> {
  const light = await findIn(page, 'light');
  return alsoDark ? [...light, ...(await findIn(page, 'dark'))] : light;
}

async function findIn(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  await settle(page);
  // Without an extra page for each look: no screen here holds a frame.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // Only colours differ between the schemes: the second look is at them alone.
  if (scheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1).join('; ');
      return `${scheme} ${id} (${help}) at ${target.join(' ')}: ${why}`;
    }),
  );
}

/** Until nothing moves: axe measures contrast, and what fades in or changes its colour has another one meanwhile. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * No violation on what is shown now.
 * @param alsoDark colours do not depend on the width: the dark ones are seen on desktops, but for what only phones show
 */
async function expectNone(visitor: Visitor, what: string, alsoDark = !visitor.onPhone): Promise<void> {
  await test.step(what, async () => {
    await visitor.page.waitForLoadState('networkidle');
    expect(await violations(visitor.page, alsoDark), what).toEqual([]);
  });
}

// Looking at a page takes axe longer than any person.
test.beforeEach(() => test.slow());

test('home, result, a page that comes later', async ({ page, visitor, t }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: t('home.heroTitle') })).toBeVisible();
  await expectNone(visitor, 'home');
  await page.goto('/Result?type=2');
  await expect(page.getByRole('heading', { level: 1, name: t('result.pcr') })).toBeVisible();
  await expectNone(visitor, 'result');
  await page.goto('/gpi');
  await expect(page.getByText(t('page.later'))).toBeVisible();
  await expectNone(visitor, 'a later page');
});

test('the login dialog, its captcha and the forgotten password', async ({ page, visitor, t }) => {
  await page.goto('/');
  const dialog = await openLogin(visitor);
  await expectNone(visitor, 'login by phone');
  await dialog.getByRole('textbox', { name: t('auth.phone') }).fill(phoneOf('certified'));
  await openPuzzle(visitor, () => dialog.getByRole('button', { name: t('auth.sendCode') }).click());
  await expectNone(visitor, 'captcha');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('slider')).toBeHidden();
  await dialog.getByRole('tab', { name: t('auth.tabEmail') }).click();
  await dialog.getByRole('button', { name: t('auth.loginBtn'), exact: true }).click();
  await expectNone(visitor, 'login by e-mail, with errors');
  await dialog.getByRole('button', { name: t('auth.forgotPassword') }).click();
  await expect(page.getByRole('dialog', { name: t('auth.forgotTitle') })).toBeVisible();
  await expectNone(visitor, 'forgotten password');
});

test('the registration, its notice and its errors', async ({ page, visitor, t }) => {
  await page.goto('/register');
  await expect(notice(visitor)).toBeVisible();
  await expectNone(visitor, 'notice');
  await openRegistration(visitor);
  await page.getByRole('tab', { name: t('register.tabEmail') }).click();
  await page.getByRole('button', { name: t('register.submit'), exact: true }).click();
  await expect(page.getByText(t('auth.valid.consent'))).toBeVisible();
  await expectNone(visitor, 'form with errors');
});

test('the header: user menu, bell, navigation', TWICE, async ({ page, visitor, world, t }) => {
  await world.login('certified');
  await page.goto('/Result?type=2');
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
  await expectNone(visitor, 'form with errors');
  await choosePcr(visitor);
  await describeProduct(visitor, 1, { type: 'CFP', name: 'Coil' });
  await openSummary(visitor);
  await expectNone(visitor, 'summary');
});

const PAPERS = [
  { scenario: 'quote-issued', button: 'epd.mine.act.quote', title: 'quote.title' },
  { scenario: 'contract-waiting', button: 'epd.mine.act.contract', title: 'contract.title' },
  { scenario: 'lca-correction', button: 'epd.mine.act.upload', title: 'epd.mine.upload.title' },
  { scenario: 'published-on-chain', button: 'epd.mine.btnDetail', title: 'epd.mine.detailTitle' },
] as const;

test('My EPD and its dialogs', TWICE, async ({ page, visitor, world, t }) => {
  await world.login('certified');
  await page.goto('/epd/mineEpd');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNone(visitor, 'cards');
  for (const { scenario, button, title } of PAPERS) {
    await world.reset(scenario);
    await world.login('certified');
    await page.goto('/epd/mineEpd');
    await expect(card(visitor)).toBeVisible();
    await openDialog(visitor, button, title);
    await expectNone(visitor, t(title));
  }
});

const LEGAL_AND_LINKS = [
  { path: '/agreement', shows: 'article' },
  { path: '/compent?id=REGISTRATION', shows: 'table' },
  { path: '/hoster?Id=ag-reg-07', shows: 'article' },
  { path: '/Links', shows: 'tabpanel' },
  { path: '/textmessage/all', shows: 'list' },
  { path: '/textmessage/m-certified-07', shows: 'article' },
] as const;

test('legal documents, partner links, the inbox', async ({ page, visitor, world, t }) => {
  await page.goto('/');
  const login = await openLogin(visitor);
  await login.getByRole('button', { name: t('auth.consentPrivacy') }).click();
  await expect(
    page.getByRole('dialog', { name: t('legal.privacyPolicy') }).getByRole('region'),
  ).toBeVisible();
  await expectNone(visitor, 'legal dialog');
  await world.login('certified');
  for (const { path, shows } of LEGAL_AND_LINKS) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole(shows).first()).toBeVisible();
    await expectNone(visitor, path);
  }
});

test('the search, a declaration and its QR code', TWICE, async ({ page, visitor, world, t }) => {
  await world.reset('qr-on');
  await world.login('certified');
  // Only the own company's declarations carry the code.
  await page.goto(`/epd/epdSearch?keyword=${encodeURIComponent('澜江')}`);
  const results = page.getByRole('table', { name: t('epd.search.results') });
  await expect(results).toBeVisible();
  await expectNone(visitor, 'search');
  await results
    .getByRole('button', { name: t('epd.search.qr') })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: t('epd.search.qrTitle') }).getByRole('img')).toBeVisible();
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
});

test('the personal center and the forms behind it', TWICE, async ({ page, visitor, world, t }) => {
  const main = page.getByRole('main');
  await world.login('certified');
  await page.goto('/user');
  await main.getByRole('button', { name: t('user.changeEmail') }).click();
  const dialog = page.getByRole('dialog', { name: t('user.changeEmail') });
  await dialog.getByRole('button', { name: t('common.save') }).click();
  await expect(dialog.getByText(t('user.emailSame'))).toBeVisible();
  await expectNone(visitor, 'company e-mail, with an error');
  await page.goto('/changepassword');
  await main.getByRole('button', { name: t('user.pwdSubmit') }).click();
  await expect(main.getByText(t('auth.valid.emailCode'))).toBeVisible();
  await expectNone(visitor, 'new password, with errors');
  await page.goto('/passpassword');
  await expect(main.getByRole('textbox', { name: t('user.cancelAccountLabel') })).toBeVisible();
  await expectNone(visitor, 'cancellation');

  await world.login('leaving');
  await page.goto('/user');
  await expect(page.getByRole('region', { name: t('user.cancelReviewing') })).toBeVisible();
  await expectNone(visitor, 'personal center, leaving');

  await world.login('rejected');
  await page.goto('/user');
  await expect(page.getByRole('region', { name: t('user.rejectedTitle') })).toBeVisible();
  await expectNone(visitor, 'personal center, rejected');
  await page.goto(visitor.onPhone ? '/userinfo' : '/information');
  await main.getByRole('textbox', { name: t('profile.userName'), exact: true }).fill('');
  await main.getByRole('button', { name: t('profile.modifySubmit') }).click();
  await expect(main.getByText(t('profile.valid.userName'))).toBeVisible();
  await expectNone(visitor, 'registration info, with an error', true);
});

test('the phone login and the supplement form', TWICE, async ({ page, visitor, world, t }) => {
  await page.goto('/Loginapp?id=b-1012');
  await page.getByRole('button', { name: t('auth.loginBtn'), exact: true }).click();
  await expect(page.getByText(t('auth.valid.phoneRequired'))).toBeVisible();
  await expectNone(visitor, 'phone login with errors');
  await page.goto('/appLogin?mode=register');
  await expect(page.getByRole('tab', { name: t('register.tabEmail') })).toBeVisible();
  await expectNone(visitor, 'registration on the phone screen');
  await world.login('newcomer');
  await page.goto('/appLoginform');
  await page.getByRole('button', { name: t('profile.saveAndGoOn') }).click();
  await expect(page.getByText(t('profile.valid.contacts'))).toBeVisible();
  await choose(visitor, 'profile.channel', { zh: '其他', en: 'Other' });
  await expect(page.getByLabel(t('profile.otherChannel'), { exact: true })).toBeVisible();
  await expectNone(visitor, 'supplement form with errors');
});

test('the certification of a company, and the LCA tools', async ({ page, visitor, world, t }) => {
  await world.login('failed-company');
  await page.goto('/enterprise');
  const billInfo = page.getByRole('group', { name: t('enterprise.billInfo') });
  await billInfo.getByRole('button', { name: t('upload.remove') }).click();
  await page.getByRole('button', { name: t('enterprise.submit') }).click();
  await expect(billInfo.getByText(t('enterprise.valid.billInfo'))).toBeVisible();
  await expectNone(visitor, 'certification that failed, with an error');
  await page.goto('/lcaTools');
  await page.getByRole('button', { name: t('lca.submit') }).click();
  await expect(page.getByText(t('lca.valid.position'))).toBeVisible();
  await expectNone(visitor, 'trial of the LCA tool, with errors');
  await world.login('agency');
  await page.goto('/lcaTools');
  await expect(page.getByRole('heading', { name: t('lca.activeTitle') })).toBeVisible();
  await expectNone(visitor, 'trial that is active');
});

test(
  'the page of a product, its report, and the workspace of agencies',
  TWICE,
  async ({ page, visitor, world, t }) => {
    await page.goto('/app/epd/b-001');
    await expect(page.getByRole('button', { name: t('epd.product.viewPdf') })).toBeVisible();
    await expectNone(visitor, 'product');
    await page.goto('/app/epd/b-999999');
    await expect(page.getByText(t('epd.product.notFoundHint'))).toBeVisible();
    await expectNone(visitor, 'unknown product');

    await world.login('agency');
    await page.goto('/apppdf/b-001');
    await expect(page.getByRole('region', { name: t('epd.pdf.paper') }).locator('canvas')).toBeVisible();
    await expectNone(visitor, 'report');
    await page.goto('/thirdAgency');
    const records = page.getByRole('table', { name: t('verify.records') });
    await expect(records).toBeVisible();
    await expectNone(visitor, 'records');
    await records.getByRole('link').first().click();
    const record = page.getByRole('dialog', { name: t('verify.detailTitle') });
    await expect(record.getByRole('table', { name: t('verify.files') })).toBeVisible();
    await expectNone(visitor, 'record');
  },
);
