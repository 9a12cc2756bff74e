/** Legal documents, the inbox and the partner links. */
import type { Page } from '@playwright/test';
import { AGREEMENT_SCROLL_HEIGHT, DIALOG_WIDTH } from '#src/lib/limits.ts';
import { expect, test } from './fixtures.ts';
import { changeData } from './steps/hold.ts';
import { onlyHandlersReported } from './steps/policy.ts';
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
  // The browser may drop a key press during smooth scrolling, so it is repeated.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(read).not.toHaveAttribute('aria-disabled', { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Tab');
  await expect(read).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  // Escape closes only the upper dialog.
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
  // Reading the document does not tick the consent.
  await expect(login.getByRole('checkbox')).not.toBeChecked();
});

const HOSTILE =
  `<p>请注意</p><script>document.title = 'stolen'</script><img src="/none.png" onerror="document.title = 'stolen'">` +
  `<a href="javascript:document.title = 'stolen'">trap</a><iframe srcdoc="<script>top.document.title='stolen'</script>"></iframe>` +
  `<form action="https://example.com"><button>send</button></form><a href="https://example.com/rules">rules</a>`;

/** The text is shown, and nothing in it is executed. */
async function expectHarmless(page: Page): Promise<void> {
  const text = page.getByRole('article');
  await expect(text).toContainText('请注意');
  await expect(text.getByRole('link', { name: 'rules' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(text.locator('script, iframe, form, button, [onerror]')).toHaveCount(0);
  await text.getByText('trap').click();
  await expect(page).not.toHaveTitle('stolen');
}

test('hostile text in a message and in an agreement does nothing', async ({ page, world, refused }) => {
  await changeData(page, '**/p/epd/inner/read', { sendMsg: HOSTILE });
  await changeData(page, '**/api/n/agreement/now', { agreementContent: HOSTILE });
  await world.login('certified');
  for (const path of ['/textmessage/m-certified-12', '/policy']) {
    await page.goto(path);
    await expectHarmless(page);
  }
  onlyHandlersReported(refused);
});
