import { chromium } from '@playwright/test';
const ORIGIN = 'http://127.0.0.1:4803';
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
for (const lang of ['zh', 'en']) {
  const context = await browser.newContext({
    locale: lang === 'zh' ? 'zh-CN' : 'en-US',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: lang === 'zh' ? 'light' : 'dark',
  });
  await context.addCookies([
    { name: 'mock_world', value: 'ph' + lang, url: ORIGIN },
    { name: 'mock_panel', value: 'none', url: ORIGIN },
  ]);
  await context.addInitScript((l) => localStorage.setItem('lang', l), lang);
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/?scenario=quote-issued&persona=certified&seed=1`);
  await page.waitForURL((u) => !u.searchParams.has('scenario'));
  await page.waitForSelector('h1');
  await page.waitForTimeout(800);
  await page.locator('header button').last().click();
  await page.waitForTimeout(900);
  await page.screenshot({ path: `/tmp/lead/drawer-${lang}.png` });
  const entry = page
    .getByRole('dialog')
    .getByRole('button', { name: /搜索|快速|palette|Go to|Find/i })
    .first();
  console.log(await page.getByRole('dialog').getByRole('button').allTextContents());
  if (await entry.count()) {
    await entry.click();
    await page.waitForTimeout(900);
    await page.screenshot({ path: `/tmp/lead/palette-${lang}.png` });
    await page.keyboard.press('Escape');
  }
  // a toast above a dialog: a refused decision
  await page.request.put(`${ORIGIN}/__mock/api/faults`, {
    data: [{ operationId: 'confirmQuote', kind: 'status', value: 503, times: 3 }],
  });
  await page.goto(`${ORIGIN}/epd/mineEpd`);
  await page.waitForTimeout(1500);
  await page
    .getByRole('button', { name: lang === 'zh' ? /报价/ : /quote/i })
    .first()
    .click();
  await page.waitForTimeout(1200);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: lang === 'zh' ? /接受|确认/ : /accept|confirm/i })
    .first()
    .click();
  await page.waitForTimeout(1200);
  await page.screenshot({ path: `/tmp/lead/dialog1-${lang}.png` });
  const b = page
    .getByRole('dialog')
    .getByRole('button', { name: lang === 'zh' ? /接受|确认|确定/ : /accept|confirm|yes/i })
    .last();
  if (await b.count()) {
    await b.click();
    await page.waitForTimeout(1500);
  }
  await page.screenshot({ path: `/tmp/lead/dialog2-${lang}.png` });
  await context.close();
}
await browser.close();
