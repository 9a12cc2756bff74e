/** A tab opened before a deployment requests scripts that no longer exist (docs/deployment.md). */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { choosePcr, describeProduct, PCR, pcrField, product } from './steps/apply.ts';
import { startOwnServer } from './steps/deploy.ts';
import { quiet } from './steps/quiet.ts';
import { lateScript } from './steps/late-script.ts';

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Longer than a click counts as recent (src/app/chunk-recovery.ts). */
const longAfter = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const now = Date.now();
    Date.now = () => now + 11_000;
  });

/** Simulates that the last reload was over a minute ago. */
const aMinuteLater = (page: Page): Promise<void> =>
  page.evaluate(() => window.sessionStorage.removeItem('reloadedForChunk'));

test('a script that is gone loads an old tab anew, once, and the form keeps what was typed', async ({
  page,
  visitor,
  t,
}) => {
  const server = await startOwnServer();
  const name = product(visitor, 1).getByRole('textbox', { name: t('epd.apply.productName') });
  const menu = page.getByRole('button', { name: t('nav.userMenu') });
  try {
    await page.goto(`${server.origin}/epd/epdApplyFor?scenario=fresh-company`);
    await expect(pcrField(visitor)).toBeEnabled();
    await choosePcr(visitor);
    await describeProduct(visitor, 1, { type: 'EPD', name: 'Old tab coil' });
    await lateScript(page);
    const loads = countLoads(page);
    // Before the scripts are removed: imports triggered by the form would count as user actions.
    await longAfter(page);
    server.deploy();

    await test.step('what is only hovered while somebody types loads nothing', async () => {
      await name.pressSequentially(' 2');
      await menu.hover();
      await quiet(page, 500);
      expect(loads()).toBe(0);
    });

    await test.step('a menu above the form', async () => {
      await name.pressSequentially('0');
      await menu.click();
      await expect.poll(loads).toBe(1);
      await expect(product(visitor, 1)).toBeVisible();
      await expect(name).toHaveValue('Old tab coil 20');
      await expect(pcrField(visitor)).toHaveValue(new RegExp(PCR));
      await menu.click();
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.press('Escape');
      expect(loads()).toBe(1);
    });

    await test.step('another page, a minute later; back at the form all of it is there', async () => {
      await lateScript(page);
      await aMinuteLater(page);
      // Otherwise the pointer moving to the link would count as a user action.
      await longAfter(page);
      await name.press('End');
      await name.pressSequentially('26');
      server.deploy();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('legal.privacyPolicy') })
        .click();
      // The title stands while the script is still asked for.
      await expect.poll(loads).toBe(2);
      await expect(page.getByRole('heading', { level: 1, name: t('legal.privacyPolicy') })).toBeVisible();
      await page.goBack();
      await expect(name).toHaveValue('Old tab coil 2026');
    });

    await test.step('a deployment that lacks a script does not load for ever, and says so', async () => {
      const before = loads();
      server.lose(/^feedback/);
      await aMinuteLater(page);
      await page.goto(`${server.origin}/feedback`);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await quiet(page, 1000);
      const retry = async (): Promise<void> => {
        await page
          .getByRole('main')
          .getByRole('button', { name: t('common.retry') })
          .click();
        await quiet(page, 500);
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      };
      await retry();
      // One navigation, and at most one reload by the router, once per tab: the server reports the same build.
      expect(loads() - before).toBeLessThanOrEqual(2);
      await retry();
      await retry();
      expect(loads() - before).toBeLessThanOrEqual(2);
    });
  } finally {
    await server.close();
  }
});
