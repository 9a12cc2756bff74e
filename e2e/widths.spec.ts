/**
 * Every screen of src/routes.ts at every usual width, in both languages: nothing scrolls sideways, the header is one row,
 * letters do not jump, and Chinese on an English page is marked as such. New screens are measured without a word here, unless their address needs an example.
 */
import type { Page } from '@playwright/test';
import { LANGUAGES } from '#src/i18n/keys.ts';
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';
import { routedFiles } from '../tests/docs/routed-files.ts';
import { expect, test } from './fixtures.ts';
import { follow } from './steps/follow.ts';

const WIDTHS = [360, 390, 640, 768, 900, 1024, 1280, 1366, 1440, 1920];
/** From here on the navigation stands in the header, which is at most this high (design language, density). */
const HEADER_ROW_FROM = 1024;
const HEADER_MAX = 72;
const HEIGHT = 800;

/** Addresses of screens that show one thing; a route with a parameter fails below until it stands here. */
const EXAMPLE: Readonly<Record<string, string>> = {
  '/app/epd/$id': '/app/epd/b-001',
  '/apppdf/$id': '/apppdf/b-001',
  '/textmessage/$id': '/textmessage/m-certified-07',
  '/news/newsDetailsPage': '/news/newsDetailsPage?id=news-01',
  '/NoticeInformationPage/Notice': '/NoticeInformationPage/Notice?id=ann-01',
  '/hoster': '/hoster?Id=ag-reg-07',
  '/compent': '/compent?id=REGISTRATION',
  '/Result': '/Result?type=2',
  '/webview': '/webview?page=about',
  '/myDetails': '/myDetails?id=v-016',
};

/** Who may see a screen that the certified company may not; null is a visitor. */
const SEEN_BY: Readonly<Record<string, string | null>> = {
  '/register': null,
  '/Loginapp': null,
  '/appLogin': null,
  '/logins': null,
  '/appLoginform': 'newcomer',
  '/information': 'rejected',
  '/userinfo': 'rejected',
  '/enterprise': 'uncertified',
  '/thirdAgency': 'agency',
};

interface Screen {
  path: string;
  persona: string | null;
}

/** Screens by who sees them, so that each of these signs in once. */
function screensByPersona(): Map<string | null, Screen[]> {
  const screens = [...routedFiles().keys()]
    .filter((path) => path !== '/$')
    .map((path) => ({
      path: EXAMPLE[path] ?? path,
      persona: path in SEEN_BY ? (SEEN_BY[path] ?? null) : 'certified',
    }));
  const groups = new Map<string | null, Screen[]>();
  // Visitors first: a session cannot be taken back.
  for (const screen of screens.sort((a, b) => Number(a.persona !== null) - Number(b.persona !== null))) {
    groups.set(screen.persona, [...(groups.get(screen.persona) ?? []), screen]);
  }
  return groups;
}

interface Measure {
  width: number;
  sideways: number;
  header: { height: number; rows: number } | null;
}

/** @param settled after two frames: what watches the size of its own frame answers with the next one */
async function measure(page: Page, width: number, settled: boolean): Promise<Measure> {
  return page.evaluate(
    async ({ wide, wait }) => {
      if (wait) await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const banner = document.querySelector('header[data-no-print]');
      const entries = [...document.querySelectorAll('header [role=menubar] > li')];
      return {
        width: wide,
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        header:
          banner === null
            ? null
            : {
                height: banner.getBoundingClientRect().height,
                rows: new Set(entries.map((entry) => Math.round(entry.getBoundingClientRect().top))).size,
              },
      };
    },
    { wide: width, wait: settled },
  );
}

/** What is wrong with the page that is shown at one width; looked at twice before it counts. */
async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  const atOnce = faults(await measure(page, width, false));
  return atOnce.length === 0 ? atOnce : faults(await measure(page, width, true));
}

/** What is wrong at one width, in words. */
function faults({ width, sideways, header }: Measure): string[] {
  const found = sideways > 0 ? [`scrolls ${String(sideways)} px sideways`] : [];
  if (header !== null && width >= HEADER_ROW_FROM) {
    if (header.height > HEADER_MAX) found.push(`has a header of ${String(header.height)} px`);
    if (header.rows > 1) found.push(`has ${String(header.rows)} rows of navigation`);
  }
  return found;
}

/** Chinese texts of an English page that do not say what they are (decision 35). */
function unmarkedChinese(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode() !== null) {
      const text = texts.currentNode.textContent ?? '';
      const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
      // An English sentence may quote a Chinese name.
      if (2 * han <= (text.match(/\p{Script=Latin}/gu)?.length ?? 0)) continue;
      // An option of a list is plain text.
      if (texts.currentNode.parentElement?.closest('[role=option]') !== null) continue;
      const language = texts.currentNode.parentElement?.closest<HTMLElement>('[lang]')?.lang ?? '';
      if (!language.startsWith('zh')) found.push(text.trim());
    }
    return found;
  });
}

// Fifty screens at ten widths each.
test.beforeEach(() => test.slow());

for (const lang of LANGUAGES) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang, locale: LANGUAGE_TAG[lang] });

    test('every screen fits into every width below a header of one row, and marks the other language', async ({
      page,
      world,
      t,
    }) => {
      const wrong: string[] = [];
      for (const [persona, screens] of screensByPersona()) {
        if (persona !== null) await world.login(persona);
        await page.goto('/Links');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // Measured, not looked at: what is not painted costs half the time.
        await page.addStyleTag({ content: 'body { visibility: hidden }' });
        for (const { path } of screens) {
          await test.step(path, async () => {
            await follow(page, path, t('common.loading'));
            if (lang === 'en') {
              wrong.push(...(await unmarkedChinese(page)).map((text) => `${path} does not mark ${text}`));
            }
            for (const width of WIDTHS) {
              wrong.push(
                ...(await faultsAt(page, width)).map((fault) => `${path} at ${String(width)} px ${fault}`),
              );
            }
          });
        }
      }
      expect(wrong).toEqual([]);
    });
  });
}

test('letters are the same on both sides of the documented breakpoint of 1300 px', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const sizes = (): Promise<number[]> =>
    page.evaluate(() =>
      [document.documentElement, document.querySelector('h1'), document.querySelector('main p')].map(
        (element) => (element === null ? 0 : Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    );
  await page.setViewportSize({ width: 1299, height: HEIGHT });
  const before = await sizes();
  await page.setViewportSize({ width: 1301, height: HEIGHT });
  const after = await sizes();
  before.forEach((size, index) => expect(after[index]).toBeCloseTo(size, 1));
  expect(before[0]).toBe(16);
});
