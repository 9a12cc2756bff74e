/**
 * Every screen of src/routes.ts at every usual width, in both languages: nothing scrolls sideways, the header is one row, and
 * letters do not jump. Chinese on an English page is marked as such, and stands there only where there is no English word for it.
 * New screens are measured without a word here, unless their address needs an example.
 */
import type { Frame, Page } from '@playwright/test';
import { LANGUAGES } from '#src/i18n/keys.ts';
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';
import { exampleVisits, type ExampleVisit } from '../tests/docs/example-visits.ts';
import { expect, test } from './fixtures.ts';
import { chineseOn } from './steps/chinese.ts';
import { follow } from './steps/follow.ts';
import { quiet } from './steps/quiet.ts';

/** 320 px is a window of 1280 px at 400 % (WCAG 1.4.10). */
const WIDTHS = [320, 360, 390, 640, 768, 900, 1024, 1280, 1300, 1366, 1440, 1920];
/** Both sides of the documented breakpoint of 1300 px, where letters must not jump. */
const NEIGHBOURS = [1299, 1301] as const;
/** From here on the navigation stands in the header, which is at most this high (design language, density). */
const HEADER_ROW_FROM = 1024;
const HEADER_MAX = 72;
const HEIGHT = 800;

/** Screens by who sees them, so that each of these signs in once. */
function screensByPersona(): Map<string | null, ExampleVisit[]> {
  const screens = exampleVisits();
  const groups = new Map<string | null, ExampleVisit[]>();
  // Visitors first: a session cannot be taken back.
  for (const screen of screens.sort((a, b) => Number(a.persona !== null) - Number(b.persona !== null))) {
    groups.set(screen.persona, [...(groups.get(screen.persona) ?? []), screen]);
  }
  return groups;
}

interface Measure {
  width: number;
  /** As wide as the page itself takes its window to be. */
  shown: number;
  sideways: number;
  header: { height: number; rows: number } | null;
}

/** How long a page may take to answer a new width with a new layout; what is still wrong then, is wrong. */
const FRAMES = { first: 1, second: 3 };

/** Shows the portal in a frame, whose width decides about the layout as that of a window does, and changes at once. */
async function openFramed(page: Page, path: string): Promise<Frame> {
  // Any document of the same origin.
  await page.goto('/browser.js');
  await page.evaluate(
    ({ address, height }) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      frame.style.cssText = `display: block; border: 0; width: 1024px; height: ${String(height)}px`;
      document.body.style.margin = '0';
      document.body.replaceChildren(frame);
    },
    { address: path, height: HEIGHT },
  );
  const portal = await (await page.$('iframe'))?.contentFrame();
  if (!portal) throw new Error('The frame is not there');
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
  // Measured, not looked at: what is not painted costs half the time.
  await portal.addStyleTag({ content: 'body { visibility: hidden }' });
  return portal;
}

/** Letters of what is shown: each kind of element with its sizes, at one width. */
function letters(page: Page, width: number): Promise<Record<string, string>> {
  return page.evaluate(
    async ({ wanted, wait }) => {
      const frame = document.querySelector('iframe');
      const inner = frame?.contentDocument;
      if (!frame?.contentWindow || !inner) throw new Error('No frame');
      frame.style.width = `${String(wanted)}px`;
      for (let waited = 0; waited < wait; waited += 1)
        await new Promise((done) => frame.contentWindow?.requestAnimationFrame(() => setTimeout(done)));
      const sizes = new Map<string, Set<string>>();
      for (const element of inner.body.querySelectorAll('*')) {
        // The letters of a drawn PDF grow with its page.
        if (element.closest('.textLayer') !== null) continue;
        const kind = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
        // A tenth of a pixel is a hair (decision 36).
        const size = Number.parseFloat(getComputedStyle(element).fontSize).toFixed(1);
        sizes.set(kind, (sizes.get(kind) ?? new Set()).add(size));
      }
      return Object.fromEntries([...sizes].map(([kind, all]) => [kind, [...all].sort().join(' ')]));
    },
    { wanted: width, wait: FRAMES.second },
  );
}

/** Kinds of elements whose letters jump at the breakpoint; looked at twice before it counts, as a part may come between the looks. */
async function jumps(page: Page): Promise<string[]> {
  return (await jumpsNow(page)).length === 0 ? [] : jumpsNow(page);
}

async function jumpsNow(page: Page): Promise<string[]> {
  const [below, above] = [await letters(page, NEIGHBOURS[0]), await letters(page, NEIGHBOURS[1])];
  return Object.keys(below)
    .filter((kind) => kind in above && below[kind] !== above[kind])
    .map(
      (kind) => `has letters of ${below[kind] ?? ''} px and ${above[kind] ?? ''} px around 1300 px: ${kind}`,
    );
}

/** Measures what the frame shows at some widths, each after a few frames: media queries and observers have answered then. */
function measure(page: Page, widths: readonly number[], frames: number): Promise<Measure[]> {
  return page.evaluate(
    async ({ wanted, wait }) => {
      const frame = document.querySelector('iframe');
      const inner = frame?.contentDocument;
      if (!frame?.contentWindow || !inner) throw new Error('No frame');
      const measures: Measure[] = [];
      for (const width of wanted) {
        frame.style.width = `${String(width)}px`;
        for (let waited = 0; waited < wait; waited += 1)
          await new Promise((done) => frame.contentWindow?.requestAnimationFrame(() => setTimeout(done)));
        const banner = inner.querySelector('header[data-no-print]');
        const entries = [...inner.querySelectorAll('header [role=menubar] > li')];
        measures.push({
          width,
          shown: inner.documentElement.clientWidth,
          sideways: inner.documentElement.scrollWidth - inner.documentElement.clientWidth,
          header:
            banner === null
              ? null
              : {
                  height: banner.getBoundingClientRect().height,
                  rows: new Set(entries.map((entry) => Math.round(entry.getBoundingClientRect().top))).size,
                },
        });
      }
      return measures;
    },
    { wanted: widths, wait: frames },
  );
}

/** What is wrong with the page that is shown, at all widths; looked at twice before it counts. */
async function faultsOf(page: Page): Promise<string[]> {
  const suspects = (await measure(page, WIDTHS, FRAMES.first)).filter((seen) => faults(seen).length > 0);
  if (suspects.length === 0) return [];
  const widths = suspects.map(({ width }) => width);
  return (await measure(page, widths, FRAMES.second)).flatMap((seen) =>
    faults(seen).map((fault) => `at ${String(seen.width)} px ${fault}`),
  );
}

/** What is wrong at one width, in words. */
function faults({ width, shown, sideways, header }: Measure): string[] {
  const found = sideways > 0 ? [`scrolls ${String(sideways)} px sideways`] : [];
  if (shown !== width) found.push(`is ${String(shown)} px wide`);
  if (header !== null && width >= HEADER_ROW_FROM) {
    if (header.height > HEADER_MAX) found.push(`has a header of ${String(header.height)} px`);
    if (header.rows > 1) found.push(`has ${String(header.rows)} rows of navigation`);
  }
  return found;
}

/** Chinese texts of an English page that do not say what they are (decision 35). */
function unmarkedChinese(portal: Frame): Promise<string[]> {
  return portal.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode() !== null) {
      const text = texts.currentNode.textContent ?? '';
      const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
      // An English sentence may quote a Chinese name.
      if (2 * han <= (text.match(/\p{Script=Latin}/gu)?.length ?? 0)) continue;
      // An option of a list is plain text.
      if (texts.currentNode.parentElement?.closest('[role=option], option') !== null) continue;
      const language = texts.currentNode.parentElement?.closest<HTMLElement>('[lang]')?.lang ?? '';
      if (!language.startsWith('zh')) found.push(text.trim());
    }
    return found;
  });
}

// Fifty screens at eleven widths each.
test.beforeEach(() => test.slow());

for (const lang of LANGUAGES) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang, locale: LANGUAGE_TAG[lang] });

    test('every screen fits into every width below a header of one row, keeps its letters, and marks the other language', async ({
      page,
      world,
      t,
    }) => {
      const wrong: string[] = [];
      for (const [persona, screens] of screensByPersona()) {
        if (persona !== null) await world.login(persona);
        const portal = await openFramed(page, '/Links');
        for (const { path } of screens) {
          await test.step(path, async () => {
            await follow(portal, path, t('common.loading'));
            const found = lang === 'en' ? await unmarkedChinese(portal) : [];
            wrong.push(...found.map((text) => `${path} does not mark ${text}`));
            wrong.push(...(await faultsOf(page)).map((fault) => `${path} ${fault}`));
            if (lang === 'en') {
              await quiet(page);
              wrong.push(...(await chineseOn(portal)).map((text) => `${path} shows ${text}`));
            }
            if (lang === 'zh') wrong.push(...(await jumps(page)).map((fault) => `${path} ${fault}`));
          });
        }
      }
      expect(wrong).toEqual([]);
    });
  });
}
