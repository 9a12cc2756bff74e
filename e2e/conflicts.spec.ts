/** Conflicts: the state has changed on the server, which refuses the action; the screen reports it and refreshes. */
import { FOREIGN_APPLICATION } from '#mocks/handlers/shared/permissions.ts';
import { expect, test } from './fixtures.ts';
import { callAs } from './steps/direct-call.ts';
import { card, openDialog } from './steps/my-applications.ts';

test.beforeEach(async ({ page, world }) => {
  await world.reset('quote-issued');
  await world.login('certified');
  await page.goto('/epd/mineEpd');
});

test(
  'accepting a quote that was rejected in the meantime',
  { tag: '@zh-desktop' },
  async ({ page, visitor, t }) => {
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/p/price/info'));
    const dialog = await openDialog(visitor, 'epd.mine.act.quote', 'quote.title');
    // Safe: the contract's envelope.
    const { data } = (await (await answer).json()) as { data: { id: string } };
    const refused = await callAs(visitor, 'certified', '/api/p/price/refuse', { id: data.id });
    expect(refused.code).toBe(1);
    await dialog.getByRole('button', { name: t('quote.confirm'), exact: true }).click();
    const decision = page.waitForResponse((response) => response.url().endsWith('/api/p/price/confirm'));
    const prompt = page.getByRole('dialog', { name: t('quote.confirm'), exact: true });
    await prompt.getByRole('button', { name: t('quote.confirm'), exact: true }).click();
    // Safe: the contract's envelope.
    const { message } = (await (await decision).json()) as { message: string };
    const told = page.getByRole('alert').filter({ hasText: message });
    await expect(told).toBeVisible();
    await test.step('the message leaves the title of the dialog in sight, also on a low screen', async () => {
      await page.setViewportSize({ width: 1280, height: 560 });
      const title = dialog.getByRole('heading', { name: t('quote.title'), exact: true });
      const bottom = await told.evaluate((message) => message.getBoundingClientRect().bottom);
      await expect
        .poll(() => title.evaluate((heading) => heading.getBoundingClientRect().top))
        .toBeGreaterThan(bottom);
    });
    await expect(dialog.getByText(t('quote.state.s3'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('quote.confirm') })).toHaveCount(0);
  },
);

test(
  'the application of another company',
  { tag: '@en-phone' },
  async ({ page, visitor, world, lang, t }) => {
    // The first list is loaded, so the next answer is that of the reload.
    await expect(card(visitor)).toBeVisible();
    const answer = page.waitForResponse((response) => response.url().includes('/p/portal/my/company/epd'));
    await page.reload();
    // Safe: the contract's envelope.
    const { data } = (await (await answer).json()) as { data: { list: { id: string }[] } };
    await expect(card(visitor)).toBeVisible();
    const foreign = await callAs(visitor, 'agency', '/p/epd/apply', { id: data.list[0]?.id ?? '' });
    expect(foreign).toMatchObject({ code: 0, data: null });
    // A user of another company signs in in the same browser while the card is shown.
    await world.login('agency');
    const dialog = await openDialog(visitor, 'epd.mine.act.quote', 'quote.title');
    await expect(dialog.getByText(FOREIGN_APPLICATION[lang])).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('quote.confirm') })).toHaveCount(0);
    await page.goto('/epd/mineEpd');
    await expect(page.getByText(t('epd.mine.empty'))).toBeVisible();
  },
);
