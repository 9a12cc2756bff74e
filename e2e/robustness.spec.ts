/**
 * What no honest server sends, and no careful browser gives: texts without end, ids that are no text, a browser that keeps nothing.
 * Every screen is drawn all the same, fits into its window and throws nothing; readers cut what the contract does not allow
 * (src/lib/received.ts).
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { askForCode, handInCode, openLogin, phoneOf } from './steps/sign-in.ts';

/** One word of 100 kB. */
const ENDLESS = 'x'.repeat(100_000);
/** Half of a character, as a server that cuts by bytes sends it. */
const LONE_SURROGATE = '\ud800';

const TEXTS = /name|title|abstract|summary|introduc|remark|desc|publisher|editor|reason|author|position/i;
const PICTURES = /picture|imageid|^attachmentid$/i;

/** An answer with each text without end, and each picture without a usable id. */
function swollen(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => swollen(entry, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, swollen(inner, name)]));
  if (typeof value !== 'string' || value === '') return value;
  // The products of an application travel as a text that holds JSON.
  if (key === 'epdList') return JSON.stringify(swollen(JSON.parse(value)));
  if (PICTURES.test(key)) return LONE_SURROGATE;
  return TEXTS.test(key) ? value + ENDLESS : value;
}

async function swellAnswers(page: Page): Promise<void> {
  await page.route(/\/(?:api\/)?[np]\//, async (route) => {
    if (route.request().resourceType() === 'image') return route.fallback();
    const response = await route.fetch();
    if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
    return route.fulfill({ response, body: JSON.stringify(swollen(await response.json())) });
  });
}

/** Everything that the page throws and nobody catches. */
function thrownOn(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  return thrown;
}

// Chinese, because the readers of its pages look for English words in every text.
test('texts without end and ids that are none: each screen is drawn and fits', async ({ page, world }) => {
  test.slow();
  const thrown = thrownOn(page);
  await swellAnswers(page);
  await world.login('certified');
  const sideways: string[] = [];
  for (const path of [
    '/',
    '/epd/mineEpd',
    '/Pcr/minePcr',
    '/myLists',
    '/news',
    '/news/newsDetailsPage?id=news-01',
    '/NoticeInformationPage/Notice?id=ann-01',
    '/Links',
    '/resources',
    '/app/epd/b-001',
  ]) {
    await page.goto(path);
    await expect(page.getByText(/x{60}/).first()).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      if (scrollWidth > clientWidth) sideways.push(`${path} at ${String(width)} px`);
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
