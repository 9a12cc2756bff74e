/**
 * Supported browsers, read by the build (vite.config.ts). public/browser.js (the page for unsupported browsers) and
 * docs/browsers.md repeat the versions; tests/decisions/browsers.test.ts compares them.
 */

interface Supported {
  /** Name in the build target. */
  readonly engine: 'chrome' | 'edge' | 'firefox' | 'safari' | 'ios';
  readonly name: string;
  /** The oldest supported version. */
  readonly from: string;
  /** Release date of that version; at least two years ago. */
  readonly released: string;
}

/** At least two years of each browser; more of Chromium, because browsers of Chinese offices lag behind it (docs/browsers.md). */
export const SUPPORTED: readonly Supported[] = [
  { engine: 'chrome', name: 'Chrome', from: '108', released: '2022-11-29' },
  { engine: 'edge', name: 'Edge', from: '108', released: '2022-12-05' },
  { engine: 'firefox', name: 'Firefox', from: '128', released: '2024-07-09' },
  { engine: 'safari', name: 'Safari', from: '16.4', released: '2023-03-27' },
  { engine: 'ios', name: 'Safari (iOS)', from: '16.4', released: '2023-03-27' },
];

export const BUILD_TARGET: string[] = SUPPORTED.map(({ engine, from }) => `${engine}${from}`);

/**
 * Required features and the first versions that support them. public/browser.js tests for each before the portal starts; {@link
 * SUPPORTED} have all of them.
 */
export const NEEDED = {
  modules: { chrome: 61, firefox: 60, safari: 11 },
  findLast: { chrome: 97, firefox: 104, safari: 15.4 },
  structuredClone: { chrome: 98, firefox: 94, safari: 15.4 },
  hasOwn: { chrome: 93, firefox: 92, safari: 15.4 },
  lookbehind: { chrome: 62, firefox: 78, safari: 16.4 },
  has: { chrome: 105, firefox: 121, safari: 15.4 },
  dvh: { chrome: 108, firefox: 101, safari: 15.4 },
} as const;

const PDF = ['pdf-page.js', 'pdf.worker.min.mjs'];

/**
 * APIs newer than the oldest supported browser. The build transpiles syntax but adds no polyfills: these may occur only behind
 * feature detection, or where a library ships its own (scripts/check-bundle.ts).
 */
export const NEWER: readonly {
  readonly trace: RegExp;
  /** Bundle files, without hash, that may contain it. */
  readonly mayHold?: readonly string[];
}[] = [
  // The legacy build of PDF.js ships its own polyfills; the modern one does not (scripts/vite/pdf-assets.ts).
  { trace: /\.with\(/, mayHold: PDF },
  { trace: /\.withResolvers\b/, mayHold: PDF },
  { trace: /\bURL\.parse\b/, mayHold: PDF },
  { trace: /\bPromise\.try\b/, mayHold: PDF },
  { trace: /\.isSubsetOf\b/, mayHold: PDF },
  { trace: /\bMath\.sumPrecise\b/, mayHold: PDF },
  { trace: /\.(?:toBase64|fromBase64|toHex|fromHex)\b/, mayHold: PDF },
  { trace: /\bAbortSignal\.any\b/, mayHold: [...PDF, 'portal.js'] },
  { trace: /\.startViewTransition\(/, mayHold: ['libraries.js'] },
  // valibot uses feature detection: `URL.canParse?URL.canParse(…)`.
  { trace: /(?<!URL\.canParse\?)\bURL\.canParse\(/ },
  { trace: /\.(?:toSorted|toReversed|toSpliced)\(/ },
  { trace: /\b(?:Object|Map)\.groupBy\b/ },
  { trace: /\bArray\.fromAsync\b/ },
  { trace: /\bIterator\.from\b/ },
  { trace: /\.isWellFormed\b/ },
  { trace: /\bRegExp\.escape\b/ },
  { trace: /\bError\.isError\b/ },
  { trace: /\.checkVisibility\(/ },
  { trace: /\brequestIdleCallback\(/ },
  { trace: /\bResponse\.json\(/ },
  { trace: /\bscheduler\.(?:yield|postTask)\b/ },
  { trace: /\.(?:show|hide|toggle)Popover\(/ },
  { trace: /\bIntl\.DurationFormat\b/ },
  { trace: /\bSymbol\.(?:asyncDispose|dispose)\b/ },
];
