/** Isolation of Worlds: all clients of one see the same data, no other sees any of it. */
import { MockWorld } from '#mocks/playwright/index.ts';
import { expect, test } from './fixtures.ts';
import { expectSignedIn, expectSignedOut, expectUnread, readAllMessages } from './steps/header.ts';

/** Unread messages of the persona `certified` in the seed. */
const UNREAD = 7;

test('a second tab sees the same World, another World nothing of it', async ({
  page,
  context,
  browser,
  world,
  request,
  t,
}) => {
  const baseURL = world.origin;
  const elsewhere = await browser.newContext({ baseURL });
  try {
    const other = new MockWorld(`${world.id}-b`, request, elsewhere, baseURL);
    await elsewhere.addCookies([{ name: 'mock_world', value: other.id, url: baseURL }]);
    const neighbour = await elsewhere.newPage();
    await world.login('certified');
    await other.login('certified');

    await page.goto('/');
    await readAllMessages({ page, t });
    await world.operator('sendMessage', { userId: 'u-certified', zh: '只在这里', en: 'Only here' });
    const second = await context.newPage();
    await second.goto('/');
    await expectSignedIn({ page: second, t });
    await expectUnread({ page: second, t }, 1);
    await neighbour.goto('/');
    await expectUnread({ page: neighbour, t }, UNREAD);

    // A token is valid only in its own World.
    await elsewhere.clearCookies({ name: 'mock_world' });
    await elsewhere.addCookies([{ name: 'mock_world', value: `${world.id}-c`, url: baseURL }]);
    await neighbour.reload();
    await expectSignedOut({ page: neighbour, t });
    expect((await other.state()).scenario).toBe('default');
  } finally {
    await elsewhere.close();
  }
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
