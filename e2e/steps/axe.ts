/** Accessibility checks with axe, and on English pages of their language (decision 35). */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { EVERY_TEST } from '../../tests/support/every-test.ts';
import { expect, test, type Visitor } from '../fixtures.ts';
import { chineseOn } from './chinese.ts';
import { quiet } from './quiet.ts';

declare global {
  interface Window {
    /** Present after the first analysis of a document. */
    axe: { configure: (spec: { rules: readonly { id: string; selector: string }[] }) => void };
  }
}

/** Tags for screens whose phone layout has different parts: the header in each run, the others in `npm run test:all`. */
export const TWICE = { tag: ['@zh-desktop', '@en-phone'] };
export const ONCE = { tag: ['@zh-desktop', '@all-en-phone'] };

async function violations(page: Page, alsoDark: boolean): Promise<string[]> {
  const light = await findIn(page, 'light');
  return alsoDark ? [...light, ...(await findIn(page, 'dark'))] : light;
}

async function findIn(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  await settle(page);
  await install(page);
  const builder = look(page).options({
    resultTypes: ['violations'],
    preload: false,
    // Off by default in axe: target size or spacing of 24 px (WCAG 2.5.8).
    rules: { 'target-size': { enabled: true } },
  });
  // The schemes differ only in colours, so the dark pass runs the colour rules alone.
  if (scheme === 'dark') builder.withRules(COLOUR_RULES.map(({ id }) => id));
  const looks = await markSeen(page, [...seen]);
  const { violations: found } = await builder.analyze();
  if (found.length === 0) for (const one of looks) seen.add(one);
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1).join('; ');
      return `${scheme} ${id} (${help}) at ${target.join(' ')}: ${why}`;
    }),
  );
}

/** Legacy mode avoids an extra page per analysis; no screen here has an iframe. */
const look = (page: Page): AxeBuilder => new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode();

/** Injects axe (half a megabyte) once per document and configures its rules. */
async function install(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await new AxeBuilder({ page }).setLegacyMode().withRules('document-title').analyze();
  await page.evaluate((rules) => window.axe.configure({ rules }), COLOUR_RULES);
}

/** Contrast checks take two thirds of the time: these rules skip elements with this attribute. */
const SEEN = 'data-colours-seen';
const COLOUR_RULES = [
  { id: 'color-contrast', selector: `:not([${SEEN}])` },
  { id: 'link-in-text-block', selector: `a[href]:not([${SEEN}]), [role=link]:not([${SEEN}])` },
];

/** Looks of texts whose contrast passed in this worker: a row of a list looks like the next, and a header like that of other pages. */
const seen = new Set<number>();

/**
 * Marks texts with a known look, and returns the looks of all: width, and for each element around the text its name, class, state,
 * colours and letters.
 */
function markSeen(page: Page, known: readonly number[]): Promise<number[]> {
  return page.evaluate(
    ({ before, mark }) => {
      const [earlier, looks] = [new Set(before), new Set<number>()];
      const hash = (text: string, from: number): number =>
        [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619), from);
      // Axe leaves out what is not shown, and decides nothing about a single letter.
      const isJudged = (element: Element): boolean =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim().length > 1) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().width > 1;
      const walk = (element: Element, around: number): void => {
        element.removeAttribute(mark);
        const style = getComputedStyle(element);
        const look = [
          element.tagName,
          ...['class', 'disabled', 'aria-disabled', 'role'].map((name) => element.getAttribute(name)),
          `${style.color} ${style.backgroundColor} ${style.backgroundImage} ${style.opacity}`,
          `${style.fontSize} ${style.fontWeight} ${style.textDecorationLine} ${style.position}`,
        ];
        const key = hash(look.join(), around);
        if (isJudged(element)) {
          if (earlier.has(key) || looks.has(key)) element.setAttribute(mark, '');
          looks.add(key);
        }
        for (const child of element.children) walk(child, key);
      };
      // The scheme is in the colours.
      walk(document.documentElement, innerWidth);
      return [...looks];
    },
    { before: known, mark: SEEN },
  );
}

/** Waits for animations to end: axe measures contrast, which is wrong during a fade. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * Expects no violations on the current page.
 * @param alsoDark also check the dark scheme; tests/ui/theme.test.ts says of its pairs of colours whether they read
 */
export async function expectNone(visitor: Visitor, what: string, alsoDark = EVERY_TEST): Promise<void> {
  await test.step(what, async () => {
    await quiet(visitor.page);
    expect(await violations(visitor.page, alsoDark), what).toEqual([]);
    if ((await visitor.page.locator('html').getAttribute('lang')) === 'en')
      expect.soft(await chineseOn(visitor.page), what).toEqual([]);
  });
}
