/** Who comes to the application form, and what everybody else is told (document 2 §6, decision 18). */
import type { TextKey } from '#src/i18n/keys.ts';
import { expect, test } from './fixtures.ts';
import { choosePcr, describeProduct, openForm, PCR, pcrField, product } from './steps/apply.ts';
import { quiet } from './steps/quiet.ts';

const FORM = '/epd/epdApplyFor';

const WELCOME = ['certified', 'agency'] as const;

/** Why, and where they are told: at the address that they wanted, or where a document leads them. */
const TURNED_AWAY = [
  { persona: 'reviewing', says: 'guard.auditReviewing', at: FORM },
  { persona: 'uncertified', says: 'guard.companyNone', at: '/enterprise' },
  { persona: 'pending-company', says: 'guard.companyPending', at: FORM },
  { persona: 'failed-company', says: 'guard.companyFailed', at: '/enterprise' },
  { persona: 'newcomer', says: 'guard.companyNone', at: '/enterprise' },
] as const satisfies readonly { persona: string; says: TextKey; at: string }[];

/** What tells it why looks different on phones. */
const ON_PHONE = { tag: '@en-phone' };

for (const persona of WELCOME)
  test(`${persona} may apply`, async ({ page, visitor, world }) => {
    await world.login(persona);
    await openForm(visitor);
    await expect(page).toHaveURL(FORM);
  });

for (const { persona, says, at } of TURNED_AWAY)
  test(`${persona} may not apply and is told why`, ON_PHONE, async ({ page, world, t }) => {
    await world.login(persona);
    await page.goto(FORM);
    await expect(page.getByText(t(says))).toBeVisible();
    await expect(page).toHaveURL(at);
    // What stands there stays: nobody has to read it before it passes by.
    await quiet(page, 500);
    await expect(page.getByRole('main').getByText(t(says))).toBeVisible();
    if (at === FORM)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(t('epd.apply.title'));
  });

test('rejected is asked to fill the registration in again', async ({ page, world, t }) => {
  await world.login('rejected');
  await page.goto('/Epd');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('nav.epdApply') })
    .first()
    .click();
  await expect(page).toHaveURL(FORM);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main.getByText(t('guard.auditRejected'))).toBeVisible();
  await main.getByRole('link', { name: t('guard.refill') }).click();
  await expect(page).toHaveURL('/information');
});

test('a decision of the staff opens the page when its reader comes back, and nobody is asked before', async ({
  page,
  visitor,
  world,
  t,
}) => {
  await world.login('pending-company');
  await page.goto(FORM);
  await expect(page.getByRole('main').getByText(t('guard.companyPending'))).toBeVisible();
  await quiet(page, 500);
  await world.operator('decideCompany', { companyCode: 'C19', approve: true });
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().includes('/p/portal/company/user/'))));
  await quiet(page, 1000);
  expect(asked).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(pcrField(visitor)).toBeVisible();
});

test('a link that is only hovered says nothing to those who may not follow it', async ({ page, t }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('nav.epdApply') })
    .hover();
  await quiet(page, 500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the form keeps its content through a change of language and a reload', async ({
  page,
  visitor,
  world,
  t,
}) => {
  const english = 'English';
  await world.login('certified');
  await openForm(visitor);
  await choosePcr(visitor);
  await describeProduct(visitor, 1, { type: 'CFP', name: '两种语言的钢卷' });
  await expect(page.getByText(t('common.langEn'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: english }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const pcr = page.getByRole('combobox', { name: 'PCR number' });
  await expect(pcr).toHaveValue(new RegExp(PCR));
  const name = page.getByRole('textbox', { name: 'Product name' });
  await expect(name).toHaveValue('两种语言的钢卷');
  await page.reload();
  await expect(page.getByText(/^Your draft of .* is back$/)).toBeVisible();
  await expect(name).toHaveValue('两种语言的钢卷');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(pcrField(visitor)).toHaveValue(new RegExp(PCR));
  await expect(product(visitor, 1).getByRole('radio', { name: t('epd.apply.typeCfp') })).toBeChecked();
});
