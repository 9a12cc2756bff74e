/**
 * The browsers that the portal is made for: one table, read by the build (vite.config.ts), by the page that others see
 * (public/browser.js names the same versions) and by docs/browsers.md; tests/decisions/browsers.test.ts holds them together.
 */

interface Supported {
  /** As the build's target names it. */
  readonly engine: 'chrome' | 'edge' | 'firefox' | 'safari' | 'ios';
  readonly name: string;
  /** The oldest version that is supported. */
  readonly from: string;
  /** The day that version came out. It must be two years ago at least. */
  readonly released: string;
}

/** Two years of each browser at least; of Chromium more, for those of Chinese offices follow it late ({@link OFFICE}). */
export const SUPPORTED: readonly Supported[] = [
  { engine: 'chrome', name: 'Chrome', from: '108', released: '2022-11-29' },
  { engine: 'edge', name: 'Edge', from: '108', released: '2022-12-05' },
  { engine: 'firefox', name: 'Firefox', from: '128', released: '2024-07-09' },
  { engine: 'safari', name: 'Safari', from: '16.4', released: '2023-03-27' },
  { engine: 'ios', name: 'Safari (iOS)', from: '16.4', released: '2023-03-27' },
];

/** What the build's syntax and style sheets are made for. */
export const BUILD_TARGET: string[] = SUPPORTED.map(({ engine, from }) => `${engine}${from}`);

/** A browser of Chinese offices, and the Chromium in each of its versions that is still met. */
interface OfficeBrowser {
  readonly name: string;
  /** Its version and the Chromium in it, the newest last. */
  readonly versions: readonly (readonly [version: string, chromium: number])[];
}

/** As they name themselves to servers; docs/browsers.md says where that was read. */
export const OFFICE: readonly OfficeBrowser[] = [
  {
    name: '360 安全浏览器',
    versions: [
      ['13', 86],
      ['14', 108],
      ['15', 114],
      ['15.3', 122],
      ['16', 132],
    ],
  },
  {
    name: '360 极速浏览器',
    versions: [
      ['13', 86],
      ['14', 108],
      ['X 22', 119],
      ['X 22.3', 122],
    ],
  },
  {
    name: 'QQ 浏览器',
    versions: [
      ['11', 94],
      ['13', 116],
      ['19', 116],
    ],
  },
  { name: '搜狗高速浏览器', versions: [['11', 80]] },
  { name: '微信（Windows）', versions: [['4', 132]] },
];

/**
 * What the portal cannot do without, and the first versions that have it. public/browser.js asks for each before the portal starts;
 * {@link SUPPORTED} have all of it.
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
 * Functions that came after the oldest of them. Syntax is made older in the build and functions are not: one of these may be in the
 * bundle only where it is asked for first, or where a library brings its own (scripts/check-bundle.ts).
 */
export const NEWER: readonly {
  readonly trace: RegExp;
  /** Files of the bundle, without their hashes, that may hold it. */
  readonly mayHold?: readonly string[];
}[] = [
  // The legacy build of PDF.js brings its own of all these; the modern one would not (scripts/vite/pdf-assets.ts).
  { trace: /\.with\(/, mayHold: PDF },
  { trace: /\.withResolvers\b/, mayHold: PDF },
  { trace: /\bURL\.parse\b/, mayHold: PDF },
  { trace: /\bPromise\.try\b/, mayHold: PDF },
  { trace: /\.isSubsetOf\b/, mayHold: PDF },
  { trace: /\bMath\.sumPrecise\b/, mayHold: PDF },
  { trace: /\.(?:toBase64|fromBase64|toHex|fromHex)\b/, mayHold: PDF },
  { trace: /\bAbortSignal\.any\b/, mayHold: [...PDF, 'portal.js'] },
  { trace: /\.startViewTransition\(/, mayHold: ['libraries.js'] },
  // valibot asks first: `URL.canParse?URL.canParse(…)`.
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
