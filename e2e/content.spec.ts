/** What the platform publishes, and how one writes to it (document 2 §2): found, read, taken along, without a finding of axe. */
import { expect, test } from './fixtures.ts';
import { expectNone } from './steps/axe.ts';
import { movePieceByKeys, openPuzzle } from './steps/puzzle.ts';

const ON_PHONE = { tag: '@en-phone' };

test(
  'news: days, more of them, an article, its neighbour, and back to the same place',
  ON_PHONE,
  async ({ page, visitor, t }) => {
    await page.goto('/news');
    await expect(page.getByRole('article')).toHaveCount(4);
    await expectNone(visitor, 'news');
    await page.getByRole('button', { name: t('common.loadMore') }).click();
    await expect(page.getByRole('article')).toHaveCount(8);
    await page.getByRole('article').nth(6).getByRole('link').click();
    await expect(page).toHaveURL(/newsDetailsPage\?id=/);
    const heading = page.getByRole('heading', { level: 1 });
    // The address is there before its page.
    await expect(heading).not.toHaveText(t('nav.news'));
    const title = await heading.innerText();
    await expect(page).toHaveTitle(new RegExp(`^${title.slice(0, 6)}`));
    await expect(page.getByRole('navigation', { name: t('news.more') }).getByRole('link')).toHaveCount(2);
    await expectNone(visitor, 'an article');
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(8);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(8);
  },
);

test('announcements and their files: a visitor is asked to log in, a member gets the file', async ({
  page,
  visitor,
  world,
  t,
}) => {
  await page.goto('/NoticeInformationPage');
  await expect(page.getByRole('article')).toHaveCount(4);
  await expectNone(visitor, 'announcements');
  await world.login('certified');
  await page.goto('/NoticeInformationPage');
  const withFile = page
    .getByRole('article')
    .filter({ has: page.locator('svg') })
    .first();
  await withFile.getByRole('link').click();
  const files = page.getByRole('region', { name: t('notice.attachments') });
  await expectNone(visitor, 'an announcement');
  const download = page.waitForEvent('download');
  await files.getByRole('button').first().click();
  expect((await download).suggestedFilename()).not.toBe('');
});

test('resources and the programme instructions', ON_PHONE, async ({ page, visitor, world, t }) => {
  await world.login('certified');
  await page.goto('/resources?type=GUIDE');
  await expect(page.getByRole('article')).toHaveCount(5);
  await expectNone(visitor, 'resources');
  await page.getByRole('button', { name: t('common.loadMore') }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.goto('/gpi');
  await expect(page.getByRole('button', { name: t('gpi.downloadCn') })).toBeVisible();
  await expectNone(visitor, 'programme instructions');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('gpi.downloadEn') }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test(
  'a feedback is sent by keyboard alone; a closed puzzle loses nothing',
  { tag: '@en-desktop' },
  async ({ page, visitor, world, t }) => {
    await world.login('certified');
    await page.goto('/Feedback');
    const field = (key: 'nickname' | 'phone' | 'mail' | 'information') =>
      page.getByRole('textbox', { name: t(`feedback.${key}`), exact: true });
    await field('nickname').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Wang');
    for (const words of ['0312-5550100', 'wang@example.com', 'How do we renew?']) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(words);
    }
    await expectNone(visitor, 'feedback');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: t('feedback.submit') })).toBeFocused();
    await openPuzzle(visitor, () => page.keyboard.press('Enter'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('slider')).toBeHidden();
    await expect(field('information')).toHaveValue('How do we renew?');
    await page.getByRole('button', { name: t('feedback.submit') }).focus();
    const token = await openPuzzle(visitor, () => page.keyboard.press('Enter'));
    await movePieceByKeys(visitor, token);
    await expect(page).toHaveURL(/\/Result$/);
    await expect(page.getByRole('heading', { level: 1, name: t('result.feedback') })).toBeVisible();
  },
);
