/** A tab that was opened before a deployment asks for scripts that are gone (docs/deployment.md). */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { choosePcr, describeProduct, PCR, pcrField, product } from './steps/apply.ts';
import { startOwnServer } from './steps/deploy.ts';
import { quiet } from './steps/quiet.ts';

/** How often a page was loaded, from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Longer than a press counts (src/app/chunk-recovery.ts), ms. */
const LONG_AFTER_MS = 11_000;

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
    const loads = countLoads(page);
    server.deploy();

    await test.step('what is only hovered while somebody types loads nothing', async () => {
      await page.clock.install();
      await page.clock.fastForward(LONG_AFTER_MS);
      await name.pressSequentially(' 2');
      await menu.hover();
      await quiet(page, 500);
      expect(loads()).toBe(0);
      await page.clock.resume();
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
      await page.clock.setSystemTime(Date.now() + 120_000);
      await name.press('End');
      await name.pressSequentially('26');
      server.deploy();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('legal.privacyPolicy') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t('legal.privacyPolicy') })).toBeVisible();
      expect(loads()).toBe(2);
      await page.goBack();
      await expect(name).toHaveValue('Old tab coil 2026');
    });

    await test.step('a deployment that lacks a script loads nothing twice, and says so', async () => {
      const before = loads();
      server.lose(/^feedback/);
      await page.clock.setSystemTime(Date.now() + 240_000);
      await page.goto(`${server.origin}/feedback`);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await quiet(page, 1000);
      // The address, and one try more.
      expect(loads() - before).toBe(2);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('common.retry') })
        .click();
      await quiet(page, 500);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      expect(loads() - before).toBe(2);
    });
  } finally {
    await server.close();
  }
});
