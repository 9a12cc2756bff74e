/** Reports (errors, web vitals) of a portal whose configuration enables them, and its version. */
import { expect, test } from './fixtures.ts';
import { startOwnServer } from './steps/deploy.ts';

interface Body {
  version: string;
  reports: { kind: string; name: string; where?: string; message?: string; route: string; value?: number }[];
}

test('errors and web vitals leave for the address of the configuration, without what they met; nothing without one', async ({
  page,
  t,
}) => {
  const server = await startOwnServer();
  const bodies: Body[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/start-/.test(request.url())) scripts.push(request.url());
  });
  await page.route('**/collect/reports', async (route) => {
    expect(await route.request().allHeaders()).not.toHaveProperty('cookie');
    // Safe: sent by the portal; the test compares all of it.
    bodies.push(JSON.parse(route.request().postData() ?? '') as Body);
    await route.fulfill({ status: 204 });
  });
  /** An exception in an event handler. */
  const breakDown = () =>
    page.evaluate(() =>
      setTimeout(() => {
        throw new TypeError('no account 19900000007 of 兰江钢铁 at /app/epd/EPD-77?token=SECRET');
      }),
    );
  const reports = () => bodies.flatMap((body) => body.reports);
  const title = page.getByRole('heading', { level: 1, name: t('nav.epdSearch') });

  try {
    await page.goto(`${server.origin}/epd/epdSearch?keyword=coil`);
    await expect(title).toBeVisible();
    await breakDown();
    await page.goto(`${server.origin}/version.json`);
    expect([bodies, scripts]).toEqual([[], []]);
    // Safe: written by the build.
    const { version } = JSON.parse((await page.locator('body').textContent()) ?? '') as { version: string };

    server.configure({ reportUrl: '/collect/reports' });
    await page.goto(`${server.origin}/epd/epdSearch?keyword=coil`);
    await expect(title).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(t('footer.version', { version }));
    await expect.poll(() => scripts.length).toBe(1);
    await breakDown();
    await expect
      .poll(() => reports().find(({ where }) => where === 'uncaught'))
      .toMatchObject({
        name: 'TypeError',
        message: 'no account [phone] of [text] at /app/epd/:id',
        route: '/epd/epdSearch',
      });

    // A key press finalises LCP, and hiding the tab sends the report.
    await page.keyboard.press('Shift');
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect
      .poll(() => reports().flatMap(({ kind, name }) => (kind === 'vital' ? [name] : [])))
      .toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS']));
    expect(bodies.every((body) => body.version.startsWith(version))).toBe(true);
    expect(JSON.stringify(bodies)).not.toMatch(/19900000007|SECRET|EPD-77|keyword|coil|兰江/);
  } finally {
    await server.close();
  }
});
