import { chromium } from '@playwright/test';
const ORIGIN = 'http://127.0.0.1:4803';
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
const context = await browser.newContext({
  locale: 'zh-CN',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});
await context.addCookies([
  { name: 'mock_world', value: 'phzh', url: ORIGIN },
  { name: 'mock_panel', value: 'none', url: ORIGIN },
]);
await context.addInitScript(() => localStorage.setItem('lang', 'zh'));
const page = await context.newPage();
page.on('console', (m) => console.log(m.type(), m.text().slice(0, 200)));
await page.goto(`${ORIGIN}/?scenario=quote-issued&persona=certified&seed=1`);
await page.waitForURL((u) => !u.searchParams.has('scenario'));
await page.waitForSelector('h1');
await page.waitForTimeout(800);
await page.locator('header button').last().tap();
await page.waitForTimeout(900);
await page.getByRole('button', { name: '快速前往' }).last().tap();
for (let i = 0; i < 8; i += 1) {
  await page.waitForTimeout(700);
  console.log(
    await page.getByRole('dialog').count(),
    await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120)),
  );
}
await page.screenshot({ path: '/tmp/lead/palette-zh.png' });
await browser.close();
