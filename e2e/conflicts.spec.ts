/** The state has changed behind the screen: the server refuses, and the screen tells it and shows how things stand now. */
import { FOREIGN_APPLICATION } from '#mocks/handlers/shared/ownership.ts';
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
    // As the contract has it.
    const { data } = (await (await answer).json()) as { data: { id: string } };
    const refused = await callAs(visitor, 'certified', '/api/p/price/refuse', { id: data.id });
    expect(refused.code).toBe(1);
    await dialog.getByRole('button', { name: t('quote.confirm'), exact: true }).click();
    const decision = page.waitForResponse((response) => response.url().endsWith('/api/p/price/confirm'));
    const prompt = page.getByRole('dialog', { name: t('quote.confirm'), exact: true });
    await prompt.getByRole('button', { name: t('quote.confirm'), exact: true }).click();
    // As the contract has it.
    const { message } = (await (await decision).json()) as { message: string };
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(dialog.getByText(t('quote.state.s3'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('quote.confirm') })).toHaveCount(0);
  },
);

test(
  'the application of another company',
  { tag: '@en-phone' },
  async ({ page, visitor, world, lang, t }) => {
    // The first list has come, so the answer below is that of the reload.
    await expect(card(visitor)).toBeVisible();
    const answer = page.waitForResponse((response) => response.url().includes('/p/portal/my/company/epd'));
    await page.reload();
    // As the contract has it.
    const { data } = (await (await answer).json()) as { data: { list: { id: string }[] } };
    await expect(card(visitor)).toBeVisible();
    const foreign = await callAs(visitor, 'agency', '/p/epd/apply', { id: data.list[0]?.id ?? '' });
    expect(foreign).toMatchObject({ code: 0, data: null });
    // Somebody of another company signs in at the same browser while the card is still on the screen.
    await world.login('agency');
    const dialog = await openDialog(visitor, 'epd.mine.act.quote', 'quote.title');
    await expect(dialog.getByText(FOREIGN_APPLICATION[lang])).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('quote.confirm') })).toHaveCount(0);
    await page.goto('/epd/mineEpd');
    await expect(page.getByText(t('epd.mine.empty'))).toBeVisible();
  },
);
