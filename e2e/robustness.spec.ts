/**
 * Hostile or broken answers and browsers: very long texts, ids that are not strings, no storage. Every screen still renders, fits
 * the window and throws nothing; readers sanitise values that violate the contract (src/lib/received.ts).
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { follow } from './steps/follow.ts';
import { askForCode, handInCode, openLogin, phoneOf } from './steps/sign-in.ts';

/** Beyond every limit of the readers, for the first row of each list; the other rows get one that only exceeds the line. */
const ENDLESS = 'x'.repeat(10_000);
const LONG = 'x'.repeat(400);
/** Half of a surrogate pair, as sent by a server that truncates by bytes. */
const LONE_SURROGATE = '\ud800';

const TEXTS =
  /name|title|abstract|summary|introduc|remark|desc|publisher|editor|reason|author|position|number|version|itemvalue/i;
const PICTURES = /picture|imageid|^attachmentid$/i;

/** Replaces every text with a very long one, and every picture id with an unusable one. */
function swollen(value: unknown, key = '', word = ENDLESS): unknown {
  if (Array.isArray(value)) return value.map((entry, at) => swollen(entry, key, at === 0 ? word : LONG));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, swollen(inner, name, word)]),
    );
  if (typeof value !== 'string' || value === '') return value;
  // `epdList` contains JSON as a string.
  if (key === 'epdList') return JSON.stringify(swollen(JSON.parse(value), '', word));
  if (PICTURES.test(key)) return LONE_SURROGATE;
  return TEXTS.test(key) ? value + word : value;
}

async function swellAnswers(page: Page): Promise<void> {
  await page.route(/\/(?:api\/)?[np]\//, async (route) => {
    if (route.request().resourceType() === 'image') return route.fallback();
    const response = await route.fetch();
    if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
    return route.fulfill({ response, body: JSON.stringify(swollen(await response.json())) });
  });
}

function thrownOn(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  return thrown;
}

// In Chinese, because the readers of its pages search all texts for English words.
test('texts without end and ids that are none: each screen is drawn and fits', async ({ page, world, t }) => {
  test.slow();
  const thrown = thrownOn(page);
  await swellAnswers(page);
  await world.login('certified');
  await page.goto('/about');
  const sideways: string[] = [];
  for (const path of [
    '/',
    '/epd/mineEpd',
    '/epd/mineEpd/app-001',
    '/epd/mineEpd/app-005?dialog=upload',
    '/epd/mineEpd/app-008?dialog=contract',
    '/epd/mineEpd/app-011?dialog=quote',
    '/Pcr/minePcr',
    '/myLists',
    '/news',
    '/news/newsDetailsPage?id=news-01',
    '/NoticeInformationPage/Notice?id=ann-01',
    '/Links',
    '/resources',
    '/app/epd/b-001',
    '/passpassword',
    '/policy',
    '/hoster?Id=ag-reg-07',
    '/dtpfg/dtpfgApplyFor',
  ]) {
    const isDialog = path.includes('dialog=');
    await page.setViewportSize({ width: 1440, height: 800 });
    // A dialog keeps the heading of its page, so its address needs a full load.
    if (isDialog) await page.goto(path);
    else await follow(page, path, t('common.loading'));
    const place = isDialog ? page.getByRole('dialog').filter({ hasText: 'xxx' }) : page.locator('main');
    await expect(place.getByText(/x{60}/).first()).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(
        () =>
          [document.documentElement, ...document.querySelectorAll('[role="dialog"]')].filter(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
          ).length,
      );
      if (wide > 0) sideways.push(`${path} at ${String(width)} px`);
    }
  }
  expect(sideways).toEqual([]);
  expect(thrown).toEqual([]);
});

test('a browser that denies cookies and storage: pages come, and a login says why it does not last', async ({
  page,
  visitor,
  t,
}) => {
  const thrown = thrownOn(page);
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: deny });
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
  });
  await page.goto('/app/epd/b-001');
  await expect(page.getByRole('heading', { level: 1, name: '热轧卷板 SPHC' })).toBeVisible();
  await page.goto('/Loginapp');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await openLogin(visitor);
  await handInCode(visitor, await askForCode(visitor, phoneOf('certified')));
  await expect(page.getByText(t('auth.notKept'))).toBeVisible();
  expect(thrown).toEqual([]);
});
