/** One build for every environment: what differs is a file beside its page. */
import { expect, test } from './fixtures.ts';
import { startOwnServer } from './steps/deploy.ts';
import { createTranslate } from './texts.ts';

test('one folder is two environments, by its config.json alone; a wrong one is told in words', async ({
  browser,
}) => {
  const server = await startOwnServer();
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  const t = { zh: await createTranslate('zh'), en: await createTranslate('en') };
  const cookieNames = async (): Promise<string[]> => (await context.cookies()).map(({ name }) => name);

  try {
    await test.step('the first: its telephone, its cookie, its language, without the page that it hides', async () => {
      server.configure({
        secretariatPhone: '021-555-0101',
        cookiePrefix: 'first',
        defaultLanguage: 'en',
        hiddenPages: ['/gpi'],
      });
      await page.goto(`${server.origin}/epd/mineEpd?scenario=default`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.en('nav.epdMine'));
      await expect(page.getByRole('contentinfo')).toContainText('021-555-0101');
      expect(await cookieNames()).toContain('first_token');
      await page.goto(`${server.origin}/gpi`);
      await expect(page).toHaveURL(`${server.origin}/`);
    });

    await test.step('the second: its own, and nobody of the first is signed in there', async () => {
      server.configure({ secretariatPhone: '010-555-0102', cookiePrefix: 'second' });
      await page.goto(`${server.origin}/gpi`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.zh('gpi.title'));
      await expect(page.getByRole('contentinfo')).toContainText('010-555-0102');
      await expect(page.getByRole('banner').getByRole('button', { name: t.zh('nav.login') })).toBeVisible();
    });

    await test.step('a field that makes no sense', async () => {
      server.configure({ captchaType: 'slider' });
      await page.reload();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('平台配置有误');
      await expect(alert).toContainText('config.json is not valid: captchaType');
      // Once it is mended, the button is enough.
      server.configure({});
      await alert.getByRole('button', { name: '重试' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.zh('gpi.title'));
    });
  } finally {
    await context.close();
    await server.close();
  }
});
