/** Access to the application form, and the messages of its gate (document 2 §6, decision 18). */
import { expect, test } from './fixtures.ts';
import { pcrField } from './steps/apply.ts';
import { hold } from './steps/hold.ts';
import { quiet } from './steps/quiet.ts';

const FORM = '/epd/epdApplyFor';

test('a decision of the staff opens the page when its window gets the focus, and nobody is asked before', async ({
  page,
  visitor,
  world,
  t,
}) => {
  await world.login('pending-company');
  // A bookmark with a trailing slash is redirected to the documented path.
  await page.goto(`${FORM}/`);
  await expect(page).toHaveURL(FORM);
  await expect(page.getByRole('main').getByText(t('guard.companyPending'))).toBeVisible();
  await quiet(page, 500);
  await page.getByRole('button', { name: t('guard.page.checkAgain') }).click();
  await expect(page.getByText(t('guard.page.unchanged'))).toBeVisible();
  await world.operator('decideCompany', { companyCode: 'C19', approve: true });
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().includes('/p/portal/company/user/'))));
  await quiet(page, 1000);
  expect(asked).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(pcrField(visitor)).toBeVisible();
});

test('a page shows its frame and head while its guard waits for the server, and both stay where they are', async ({
  page,
  world,
  t,
}) => {
  for (const [persona, path] of [
    ['certified', FORM],
    ['certified', '/dtpfg/dtpfgApplyFor'],
    ['certified', '/Pcr/pcrApplyFor'],
    ['uncertified', '/enterprise'],
    ['agency', '/thirdAgency'],
  ] as const)
    await test.step(path, async () => {
      await world.login(persona);
      const release = await hold(page, '**/p/**');
      await page.goto(path);
      const head = page.getByRole('main').locator('header').first();
      const waiting = page.getByRole('status').filter({ hasText: t('common.loading') });
      await expect(page.locator('#first')).toHaveCount(0);
      await expect(waiting).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
      const [words, place] = [await head.locator('h1, p').allTextContents(), await head.boundingBox()];
      release();
      await expect(waiting).toHaveCount(0);
      expect(await head.locator('h1, p').allTextContents()).toEqual(words);
      expect(await head.boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
      await page.unrouteAll();
    });
  await world.login('agency');
  const release = await hold(page, '**/p/**');
  await page.goto('/thirdAgency?id=v-020');
  await expect(page.getByRole('heading', { name: t('verify.detailTitle') })).toBeVisible();
  release();
});
