/** Isolation of Worlds: all clients of one see the same data, no other sees any of it. */
import { MockWorld } from '#mocks/playwright/index.ts';
import { startMockProcess } from '#scripts/lib/mock-process.ts';
import { expect, test } from './fixtures.ts';
import { expectSignedIn, expectSignedOut, expectUnread, readAllMessages } from './steps/header.ts';

/** Unread messages of the persona `certified` in the seed. */
const UNREAD = 7;

test('a second tab sees the same World', async ({ page, context, world, t }) => {
  await world.login('certified');
  await page.goto('/');
  await expectUnread({ page, t }, UNREAD);
  await readAllMessages({ page, t });
  await expectUnread({ page, t }, 0);

  const second = await context.newPage();
  await second.goto('/');
  await expectSignedIn({ page: second, t });
  await expectUnread({ page: second, t }, 0);

  await world.operator('sendMessage', { userId: 'u-certified', zh: '新消息', en: 'A new message' });
  await page.reload();
  await expectUnread({ page, t }, 1);
});

test('two Worlds do not see each other', async ({ page, browser, world, request, t }) => {
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
    await neighbour.goto('/');
    await expectUnread({ page: neighbour, t }, UNREAD);
    await page.reload();
    await expectUnread({ page, t }, 1);

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

test('a server that was killed goes on where it was', async ({
  page,
  context,
  world,
  request,
  t,
}, testInfo) => {
  const served = ['--dist', 'dist', '--data', testInfo.outputPath('worlds')];
  let server = await startMockProcess(...served);
  try {
    // Same browser: the cookie names the same World on the other server.
    const kept = new MockWorld(world.id, request, context, server.origin);
    await page.goto(`${server.origin}/?scenario=default&seed=9`);
    await expectSignedIn({ page, t });
    await readAllMessages({ page, t });
    await kept.operator('sendMessage', { userId: 'u-certified', zh: '重启之前', en: 'Before the restart' });
    await kept.clock({ advanceMs: 3_600_000, frozen: true });
    // The recorder has its own test (tests/mocks/adapters/step-history.test.ts).
    const { recorder: _, ...before } = await kept.state();

    await server.kill();
    server = await startMockProcess(...served, '--port', String(server.port));
    await page.reload();
    await expectSignedIn({ page, t });
    await expectUnread({ page, t }, 1);
    expect(await kept.state()).toMatchObject(before);
  } finally {
    await server.kill();
  }
});

test.describe('a scenario link', () => {
  test('starts its situation, signed in, on the production build', async ({ page, world, t }) => {
    await page.goto('/?scenario=inbox-11-unread&seed=5');
    await expect(page).toHaveURL('/');
    await expectSignedIn({ page, t });
    await expectUnread({ page, t }, 11);
    expect(await world.state()).toMatchObject({ scenario: 'inbox-11-unread', seed: 5 });
  });

  test('keeps the page it leads to, and what else stands in its address', async ({ page, t }) => {
    await page.goto('/Result?type=2&scenario=empty&persona=anonymous');
    await expect(page).toHaveURL('/Result?type=2');
    await expect(page.getByRole('heading', { level: 1, name: t('result.none') })).toBeVisible();
    await expectSignedOut({ page, t });
  });

  test('says what is wrong with it', async ({ page }) => {
    const answer = await page.goto('/?scenario=no-such-thing');
    expect(answer?.status()).toBe(404);
    for (const words of ['没有情景“no-such-thing”', 'There is no scenario "no-such-thing"'])
      await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('link', { name: /Workbench/ })).toHaveAttribute('href', '/__mock/');
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
