/** Costs of a first visit, and code that must load later. */
import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { quiet } from './steps/quiet.ts';
import { openLogin } from './steps/sign-in.ts';

declare global {
  interface Window {
    /** Accumulated layout shift. */
    seen: { shift: number };
  }
}

/** Scripts of the first page: the entry with its preloads, the page, one language (scripts/check-bundle.ts). */
const SCRIPTS_MAX = 16;
const SHIFT_MAX = 0.02;

/** Lazy code, identified by a string that occurs only in it. */
const LATER_CODE = { pdf: /pdfjs/i, rsa: /jsencrypt/i, aes: /OpenSSL|EvpKDF/, captcha: /captcha\/check/ };

/** Scripts that the page fetches by itself begin a second after it. */
const LATER_MS = 1500;

function noteScripts(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return scripts;
}

test('where a script that starts the portal does not come the page says so, and tries again on request', async ({
  page,
  context,
  t,
}) => {
  for (const script of ['**/assets/index-*.js', '**/assets/libraries-*.js']) {
    await page.route(script, (route) => route.abort());
    await page.goto('/about');
    const said = page.getByRole('alert').filter({ hasText: '页面加载失败' });
    await expect(said).toBeVisible();
    await page.unroute(script);
    await context.setOffline(true);
    await said.getByRole('button', { name: '重试' }).click();
    await quiet(page, 500);
    await expect(said).toBeVisible();
    await context.setOffline(false);
    await said.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('nav.about') })).toBeVisible();
  }
});

test('scripts come when they are needed', async ({ page, visitor, t }) => {
  const scripts = noteScripts(page);

  await test.step('the first load fetches few, and none of what comes later', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: t('home.heroTitle') })).toBeVisible();
    await quiet(page, LATER_MS);
    expect(scripts.length).toBeLessThanOrEqual(SCRIPTS_MAX);
    for (const script of scripts) {
      const code = await script.text();
      for (const [what, trace] of Object.entries(LATER_CODE))
        expect(trace.test(code), `${script.url()} holds the code for ${what}`).toBe(false);
    }
  });

  await test.step('hovering a link fetches its page, so that following it fetches no more', async () => {
    const link = page
      .getByRole('main')
      .getByRole('link', { name: t('home.viewAll') })
      .first();
    const before = scripts.length;
    await link.hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
    await quiet(page, LATER_MS);
    const fetched = scripts.length;
    // Away from the results: a row under the pointer fetches its dialog.
    await page.mouse.move(0, 0);
    await link.press('Enter');
    await expect(page).toHaveURL('/epd/epdSearch');
    await expect(page.getByRole('heading', { level: 1, name: t('nav.epdSearch') })).toBeVisible();
    // The page must not shift either once it is shown.
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await quiet(page, LATER_MS);
    expect(scripts.slice(fetched).map((script) => script.url())).toEqual([]);
  });

  await test.step('the captcha comes when a code is wanted', async () => {
    const before = scripts.length;
    const dialog = await openLogin(visitor);
    await dialog.getByRole('button', { name: t('auth.sendCode') }).hover();
    await expect
      .poll(async () =>
        (await Promise.all(scripts.slice(before).map((script) => script.text()))).some((code) =>
          LATER_CODE.captcha.test(code),
        ),
      )
      .toBe(true);
  });
});

test(
  'nothing jumps while the home page loads',
  { tag: ['@zh-desktop', '@en-phone'] },
  async ({ page, t }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        // Safe: entries of type `layout-shift`; the DOM types only know the base class.
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await expect(
      page.getByRole('main').getByRole('row').or(page.getByRole('main').getByRole('listitem')).first(),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: t('home.viewAll') })).not.toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => window.seen.shift);
    expect(shift).toBeLessThan(SHIFT_MAX);
  },
);
