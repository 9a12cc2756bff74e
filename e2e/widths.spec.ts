/**
 * Measures every screen of src/routes.ts at common widths in both languages: no horizontal overflow, a one-row header, stable
 * font sizes, and Chinese on English pages only where no English exists, marked with `lang`.
 * New screens are included automatically unless their address needs an example.
 */
import type { Frame, Page } from '@playwright/test';
import { EVERY_TEST } from '../tests/support/every-test.ts';
import { LANGUAGES } from '#src/i18n/keys.ts';
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';
import { exampleVisits } from '../tests/docs/example-visits.ts';
import { expect, test } from './fixtures.ts';
import { chineseOn } from './steps/chinese.ts';
import { follow } from './steps/follow.ts';
import { quiet } from './steps/quiet.ts';

/** 320 px equals a 1280 px window at 400 % zoom (WCAG 1.4.10). */
const WIDTHS = EVERY_TEST
  ? [320, 360, 390, 640, 768, 900, 1024, 1280, 1300, 1366, 1440, 1920]
  : [320, 390, 768, 1024, 1300];
/** Both sides of the documented breakpoint at 1300 px; font sizes must be equal there. */
const NEIGHBOURS = [1299, 1301] as const;
/** From this width the navigation is in the header; the design language limits its height. */
const HEADER_ROW_FROM = 1024;
const HEADER_MAX = 72;
const HEIGHT = 800;

const SCREENS = exampleVisits();
/** Each signs in once. Visitors first: the test cannot sign out again. */
const PERSONAS = new Set([null, ...SCREENS.map(({ persona }) => persona)]);

interface Measure {
  width: number;
  /** Viewport width as the page reports it. */
  shown: number;
  sideways: number;
  header: { height: number; rows: number } | null;
}

/** Animation frames to wait for a new layout before the first and the second measurement. */
const FRAMES = { first: 1, second: 3 };

/** Shows the portal in an iframe: its width drives media queries like a window's, and changes instantly. */
async function openFramed(page: Page, path: string): Promise<Frame> {
  // Any document of the same origin will do.
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
  // The portal's own heading: a page left before takes no answer to the call that came with its HTML.
  await expect(portal.locator('#root h1')).toBeVisible();
  // Hidden content is laid out without painting, which halves the time.
  await portal.addStyleTag({ content: 'body { visibility: hidden }' });
  return portal;
}

/** Font sizes per kind of element at one width. */
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
        // The text layer of a PDF scales with its page.
        if (element.closest('.textLayer') !== null) continue;
        const kind = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
        // Differences below 0.1 px are ignored (decision 36).
        const size = Number.parseFloat(getComputedStyle(element).fontSize).toFixed(1);
        sizes.set(kind, (sizes.get(kind) ?? new Set()).add(size));
      }
      return Object.fromEntries([...sizes].map(([kind, all]) => [kind, [...all].sort().join(' ')]));
    },
    { wanted: width, wait: FRAMES.second },
  );
}

/** Kinds of elements whose font size changes at the breakpoint; measured twice, as content may load in between. */
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

/** Measures the frame at some widths, each after a few animation frames for media queries and observers. */
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

/** Layout faults of the page at all widths; measured twice to avoid flaky results. */
async function faultsOf(page: Page): Promise<string[]> {
  const suspects = (await measure(page, WIDTHS, FRAMES.first)).filter((seen) => faults(seen).length > 0);
  if (suspects.length === 0) return [];
  const widths = suspects.map(({ width }) => width);
  return (await measure(page, widths, FRAMES.second)).flatMap((seen) =>
    faults(seen).map((fault) => `at ${String(seen.width)} px ${fault}`),
  );
}

/** Layout faults at one width, as messages. */
function faults({ width, shown, sideways, header }: Measure): string[] {
  const found = sideways > 0 ? [`scrolls ${String(sideways)} px sideways`] : [];
  if (shown !== width) found.push(`is ${String(shown)} px wide`);
  if (header !== null && width >= HEADER_ROW_FROM) {
    if (header.height > HEADER_MAX) found.push(`has a header of ${String(header.height)} px`);
    if (header.rows > 1) found.push(`has ${String(header.rows)} rows of navigation`);
  }
  return found;
}

/** Chinese texts on an English page without a `lang` attribute (decision 35). */
function unmarkedChinese(portal: Frame): Promise<string[]> {
  return portal.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode() !== null) {
      const text = texts.currentNode.textContent ?? '';
      const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
      // English sentences may quote a Chinese name.
      if (2 * han <= (text.match(/\p{Script=Latin}/gu)?.length ?? 0)) continue;
      // List options are plain text, and a report keeps its own language.
      if (texts.currentNode.parentElement?.closest('[role=option], option, .textLayer') !== null) continue;
      const language = texts.currentNode.parentElement?.closest<HTMLElement>('[lang]')?.lang ?? '';
      if (!language.startsWith('zh')) found.push(text.trim());
    }
    return found;
  });
}

// Fifty screens at many widths each; English words are the longer ones.
test.beforeEach(() => test.slow());

for (const lang of LANGUAGES) {
  test.describe(`in ${lang}`, { tag: lang === 'en' ? '@zh-desktop' : '@all-zh-desktop' }, () => {
    test.use({ lang, locale: LANGUAGE_TAG[lang] });

    test('every screen fits into every width below a header of one row, keeps its letters, and marks the other language', async ({
      page,
      world,
      t,
    }) => {
      const wrong: string[] = [];
      for (const persona of PERSONAS) {
        if (persona !== null) await world.login(persona);
        const portal = await openFramed(page, '/Links');
        for (const { path } of SCREENS.filter((screen) => screen.persona === persona)) {
          await test.step(path, async () => {
            await follow(portal, path, t('common.loading'));
            const found = lang === 'en' ? await unmarkedChinese(portal) : [];
            wrong.push(...found.map((text) => `${path} does not mark ${text}`));
            wrong.push(...(await faultsOf(page)).map((fault) => `${path} ${fault}`));
            // Content still loading adds font sizes between two measurements and looks like a jump.
            await quiet(page);
            if (lang === 'en')
              wrong.push(...(await chineseOn(portal)).map((text) => `${path} shows ${text}`));
            wrong.push(...(await jumps(page)).map((fault) => `${path} ${fault}`));
          });
        }
      }
      expect(wrong).toEqual([]);
    });
  });
}
