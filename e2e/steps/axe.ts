/** What axe says about the page that is shown. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from '../fixtures.ts';
import { quiet } from './quiet.ts';

declare global {
  interface Window {
    /** There once a document was looked at. */
    axe: { configure: (spec: { rules: readonly { id: string; selector: string }[] }) => void };
  }
}

/** Tags of a screen where the phone shows other parts than the desktop. */
export const TWICE = { tag: ['@zh-desktop', '@en-phone'] };

/** What axe finds now, as lines for people. */
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
    // Off by default: targets of 24 px, or as far apart (WCAG 2.5.8).
    rules: { 'target-size': { enabled: true } },
  });
  // Only colours differ between the schemes: the second look is at them alone.
  if (scheme === 'dark') builder.withRules(COLOUR_RULES.map(({ id }) => id));
  const regions = await markSeen(page, [...seen]);
  const { violations: found } = await builder.analyze();
  if (found.length === 0) for (const region of regions) seen.add(region);
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1).join('; ');
      return `${scheme} ${id} (${help}) at ${target.join(' ')}: ${why}`;
    }),
  );
}

/** Without an extra page for each look: no screen here holds a frame. */
const look = (page: Page): AxeBuilder => new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode();

/** Brings axe into a document, half a megabyte, and tells it what it need not judge. */
async function install(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await new AxeBuilder({ page }).setLegacyMode().withRules('document-title').analyze();
  await page.evaluate((rules) => window.axe.configure({ rules }), COLOUR_RULES);
}

/** To judge colours is two thirds of a look: these rules leave out what carries the mark. */
const SEEN = 'data-colours-seen';
const COLOUR_RULES = [
  { id: 'color-contrast', selector: `:not([${SEEN}])` },
  { id: 'link-in-text-block', selector: `a[href]:not([${SEEN}]), [role=link]:not([${SEEN}])` },
];

/** Headers, footers and contents whose colours were found right in this worker: the same markup has the same. */
const seen = new Set<string>();

/** Marks what is known already. Returns the keys of all parts of the page: a hash of markup, scheme and width each. */
function markSeen(page: Page, known: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ({ before, mark }) => {
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
      const parts = document.querySelectorAll('#root header[data-no-print], #root main, #root footer');
      const around = [document.documentElement.dataset['mantineColorScheme'], innerWidth].join();
      // Names that React gives anew on each page decide about no colour.
      const names = / (?:id|for|aria-(?:controls|labelledby|describedby|owns))="[^"]*"/g;
      const keys: string[] = [];
      for (const part of parts) {
        const text = new TextEncoder().encode(around + part.outerHTML.replace(names, ''));
        const key = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).join();
        keys.push(key);
        const all = before.includes(key) ? part.querySelectorAll('*') : [];
        for (const element of all) element.setAttribute(mark, '');
      }
      return keys;
    },
    { before: known, mark: SEEN },
  );
}

/** Until nothing moves: axe measures contrast, and what fades in or changes its colour has another one meanwhile. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * No violation on what is shown now.
 * @param alsoDark colours do not depend on the width: the dark ones are seen on desktops, but for what only phones show
 */
export async function expectNone(visitor: Visitor, what: string, alsoDark = !visitor.onPhone): Promise<void> {
  await test.step(what, async () => {
    await quiet(visitor.page);
    expect(await violations(visitor.page, alsoDark), what).toEqual([]);
  });
}
