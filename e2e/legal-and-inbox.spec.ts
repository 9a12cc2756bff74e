/** Legal documents, the inbox and the partner links, as people use them. */
import type { Page } from '@playwright/test';
import { AGREEMENT_SCROLL_HEIGHT, DIALOG_WIDTH } from '#src/lib/limits.ts';
import { expect, test } from './fixtures.ts';
import { expectUnread } from './steps/header.ts';
import { onlyHandlersReported } from './steps/policy.ts';
import { quiet } from './steps/quiet.ts';
import { openLogin, phoneOf } from './steps/sign-in.ts';

test('the user agreement is read by keyboard above the login [1§2 read gate] [1§9 dialog width] [1§9 agreement height]', async ({
  page,
  visitor,
  t,
}) => {
  await page.goto('/');
  const login = await openLogin(visitor);
  await login.getByRole('textbox', { name: t('auth.phone') }).fill(phoneOf('certified'));
  const link = login.getByRole('button', { name: t('auth.consentAgreement') });
  await link.focus();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: t('legal.userAgreement') });
  const text = dialog.getByRole('region', { name: t('legal.userAgreement') });
  const read = dialog.getByRole('button', { name: t('register.readAgreement') });
  await expect(text).toBeFocused();
  await expect(read).toHaveAttribute('aria-disabled', 'true');
  expect((await dialog.boundingBox())?.width).toBe(DIALOG_WIDTH);
  expect((await text.boundingBox())?.height).toBeLessThanOrEqual(AGREEMENT_SCROLL_HEIGHT);

  await page.keyboard.press('PageDown');
  await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  await expect(read).toHaveAttribute('aria-disabled', 'true');
  // The browser may drop a key that comes while it still scrolls for the one before: press again, as people do.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(read).not.toHaveAttribute('aria-disabled', { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Tab');
  await expect(read).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  // The other one is left with Escape: only the upper dialog closes.
  await login.getByRole('button', { name: t('auth.consentPrivacy') }).click();
  const privacy = page.getByRole('dialog', { name: t('legal.privacyPolicy') });
  await expect(privacy.getByRole('region')).toBeVisible();
  for (const width of [700, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await privacy.boundingBox())?.width).toBe(0.8 * width);
  }
  await page.keyboard.press('Escape');
  await expect(privacy).toBeHidden();

  await expect(login.getByRole('textbox', { name: t('auth.phone') })).toHaveValue(phoneOf('certified'));
  // To have read is not to have agreed.
  await expect(login.getByRole('checkbox')).not.toBeChecked();
});

test(
  'a full inbox: bell, list, one message, all read [1§2 bell] [1§2 textmessage] [1§4 message read] [1§9 badge] [1§9 popover]',
  { tag: '@en-phone' },
  async ({ page, visitor, world, t }) => {
    await world.reset('inbox-11-unread');
    await page.goto('/textmessage/all');
    await expect(page.getByRole('dialog', { name: t('auth.loginPromptTitle') })).toBeVisible();
    await expect(page).toHaveURL('/textmessage/all');

    await world.login('agency');
    await page.goto('/');
    await expectUnread(visitor, 11);
    const bell = page.getByRole('button', { name: t('nav.messages') });
    await expect(bell).toHaveText('9+');
    await bell.click();
    const panel = page.getByRole('dialog', { name: t('nav.messages') });
    await expect(panel.getByRole('listitem')).toHaveCount(4);
    await panel.getByRole('link', { name: t('inbox.viewAll') }).click();

    const main = page.getByRole('main');
    const rows = main.getByRole('listitem');
    await expect(page.getByRole('heading', { level: 1, name: t('inbox.title') })).toBeFocused();
    await expect(rows).toHaveCount(4);
    await main.getByRole('button', { name: t('inbox.more') }).click();
    await expect(rows).toHaveCount(8);
    // To point at a message is not to read it.
    await rows.nth(4).getByRole('link').hover();
    await quiet(page, 500);
    await expectUnread(visitor, 11);
    await rows.nth(4).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: t('inbox.detail') })).toBeVisible();
    await expect(main.getByRole('article')).toContainText(t('inbox.sendTime'));
    await expectUnread(visitor, 10);

    await page.goBack();
    await expect(rows.nth(4)).toContainText(t('inbox.read'));
    await main.getByRole('button', { name: t('inbox.readAll') }).click();
    await expectUnread(visitor, 0);
    await expect(main.getByText(t('inbox.unread'), { exact: true })).toHaveCount(0);

    await page.goto('/textmessage/none');
    await expect(page.getByText(t('inbox.notFound'))).toBeVisible();
  },
);

test('legal pages: version, history and an old version [1§2 legal pages] [1§2 compent] [1§2 hoster]', async ({
  page,
  t,
}) => {
  await page.goto('/agreement');
  await expect(page.getByRole('link', { name: t('user.cancelAccount') })).toHaveAttribute(
    'href',
    '/passpassword',
  );
  await page.getByRole('link', { name: t('legal.viewHistory') }).click();
  await expect(page).toHaveURL('/compent?id=PRIVACY');
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByText(t('legal.current'))).toHaveCount(1);
  await page.getByRole('button', { name: t('ui.paging.page', { page: 2 }) }).click();
  await expect(page).toHaveURL('/compent?id=PRIVACY&page=2');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: `${t('legal.privacyPolicy')} V1.0` }).click();
  await expect(page).toHaveURL(/\/hoster\?Id=/);
  await expect(page.getByText(t('legal.expiredNotice'))).toBeVisible();
  await expect(page.getByRole('article')).toContainText('一、我们收集的信息');
  await page.goBack();
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('partner links: logos are there, a broken one gives way to the name [1§2 links] [1§7 showAttachment]', async ({
  page,
  t,
}) => {
  await page.route('**/n/attachment/online/a-fl-02', (route) => route.fulfill({ status: 404 }));
  await page.goto('/Links');
  const panel = page.getByRole('tabpanel');
  const logo = panel.getByRole('img').first();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50);
  await expect(panel.getByText('钢铁低碳创新协会')).toBeVisible();
  await page.getByRole('tab').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/Links?type=PARTNER');
  await expect(panel.getByRole('link')).toHaveCount(4);
  await expect(panel.getByRole('link').first()).toHaveAttribute('target', '_blank');
  await expect(panel.getByRole('link').first()).toHaveAccessibleName(new RegExp(t('common.newTab')));
});

const HOSTILE =
  `<p>请注意</p><script>document.title = 'stolen'</script><img src="/none.png" onerror="document.title = 'stolen'">` +
  `<a href="javascript:document.title = 'stolen'">trap</a><iframe srcdoc="<script>top.document.title='stolen'</script>"></iframe>` +
  `<form action="https://example.com"><button>send</button></form><a href="https://example.com/rules">rules</a>`;

/** The text is there, and nothing in it acts. */
async function expectHarmless(page: Page): Promise<void> {
  const text = page.getByRole('article');
  await expect(text).toContainText('请注意');
  await expect(text.getByRole('link', { name: 'rules' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(text.locator('script, iframe, form, button, [onerror]')).toHaveCount(0);
  await text.getByText('trap').click();
  await expect(page).not.toHaveTitle('stolen');
}

/** Puts the hostile text into an answer of the server, whatever it was. */
async function poison(page: Page, path: string, field: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    // As the contract has it.
    const answer = (await (await route.fetch()).json()) as { data: object };
    return route.fulfill({ json: { ...answer, data: { ...answer.data, [field]: HOSTILE } } });
  });
}

test('hostile text in a message and in an agreement does nothing', async ({ page, world, refused }) => {
  await poison(page, '/p/epd/inner/read', 'sendMsg');
  await poison(page, '/api/n/agreement/now', 'agreementContent');
  await world.login('certified');
  for (const path of ['/textmessage/m-certified-12', '/policy']) {
    await page.goto(path);
    await expectHarmless(page);
  }
  onlyHandlersReported(refused);
});
