/** The network goes away in the middle: a press says so in words, nothing typed is lost, and nothing is sent later unasked. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openDialog } from './steps/my-applications.ts';
import { quiet } from './steps/quiet.ts';
import { lateScript } from './steps/late-script.ts';

/** How often a quote was confirmed, from now on. */
function countConfirmed(page: Page): () => number {
  let times = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/p/price/confirm')) times += 1;
  });
  return () => times;
}

/** The page has what it fetches once it stands. */
const settled = async (page: Page): Promise<void> => {
  await lateScript(page);
  await quiet(page);
};

test('a letter in the search and the way to another page, without a network and with it again', async ({
  page,
  context,
  t,
}) => {
  await page.goto('/epd/epdSearch');
  await settled(page);
  await context.setOffline(true);
  const keyword = page.getByRole('combobox', { name: t('epd.search.keyword') });
  await keyword.pressSequentially('st');
  await quiet(page, 300);
  await expect(keyword).toHaveValue('st');

  const news = page.getByRole('contentinfo').getByRole('link', { name: t('legal.privacyPolicy') });
  await news.click();
  const trouble = page.getByRole('main').getByRole('alert');
  await expect(trouble).toContainText(t('error.chunkLoad'));
  await trouble.getByRole('button', { name: t('common.retry') }).click();
  await expect(trouble).toContainText(t('error.chunkLoad'));

  await context.setOffline(false);
  await trouble.getByRole('button', { name: t('common.retry') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('legal.privacyPolicy') })).toBeVisible();
});

test('a network that goes before the page has what it fetches later leaves the frame, words and another try', async ({
  page,
  context,
  t,
}) => {
  const LATER = /\/assets\/(?:chunk-recovery|notice-stack|part-(?:declarations|others))-/;
  await page.route(LATER, (route) => route.abort());
  await page.goto('/');
  const links = page.getByRole('contentinfo').getByRole('link', { name: t('home.viewAll') });
  await expect(links).toBeVisible();
  await quiet(page);
  await context.setOffline(true);
  await links.click();
  const trouble = page.getByRole('main').getByRole('alert');
  await expect(trouble).toContainText(t('error.chunkLoad'));
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await page.unroute(LATER);
  await trouble.getByRole('button', { name: t('common.retry') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('nav.links') })).toBeVisible();
});

test('a quote is confirmed once the network is back and somebody presses again, not before', async ({
  page,
  context,
  world,
  visitor,
  t,
}) => {
  await world.reset('quote-issued');
  await world.login('certified');
  await page.goto('/epd/mineEpd');
  const dialog = await openDialog(visitor, 'epd.mine.act.quote', 'quote.title');
  await settled(page);
  const uncaught: Error[] = [];
  page.on('pageerror', (error) => uncaught.push(error));
  await context.setOffline(true);
  const confirm = dialog.getByRole('button', { name: t('quote.confirm'), exact: true });
  await confirm.click();
  const told = page.getByRole('alert').filter({ hasText: t('error.chunkLoad') });
  await expect(told).toBeVisible();
  await test.step('the message leaves the title of the dialog in sight, also on a low screen', async () => {
    await page.setViewportSize({ width: 1280, height: 560 });
    const title = dialog.getByRole('heading', { name: t('quote.title'), exact: true });
    const bottom = await told.evaluate((message) => message.getBoundingClientRect().bottom);
    await expect
      .poll(() => title.evaluate((heading) => heading.getBoundingClientRect().top))
      .toBeGreaterThan(bottom);
  });

  await context.setOffline(false);
  await confirm.click();
  const question = page.getByRole('dialog', { name: t('quote.confirm'), exact: true });
  const yes = question.getByRole('button', { name: t('quote.confirm'), exact: true });
  await expect(yes).toBeVisible();
  await context.setOffline(true);
  await yes.click();
  await expect(page.getByText(t('error.network')).first()).toBeVisible();
  const confirmed = countConfirmed(page);
  await context.setOffline(false);
  await quiet(page, 1000);
  expect(confirmed()).toBe(0);
  expect(uncaught).toEqual([]);
  await confirm.click();
  await yes.click();
  await expect(page.getByText(t('quote.confirmDone'))).toBeVisible();
});
