/** The heaviest calls of the portal, as the bench makes them: each search once as it was asked before, once as it never was. */

export type Size = 'small' | 'large';

export interface BenchCall {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly needsToken: boolean;
  /** JSON of the nth request, in a World of a size. */
  readonly body?: (n: number, size: Size) => object;
  /** How many times longer 100,000 declarations may take than 48. */
  readonly atMost?: number;
  /** Runs beside it all the time. */
  readonly beside?: BenchCall;
  /** How many times longer it may take than a server that does nothing. */
  readonly constantAtMost?: number;
  /** Another mock of the same contract answers it too. */
  readonly hasPeers?: true;
}

const ASKED_BEFORE = 1.5;
const NEVER_ASKED = 3;

const KEYWORDS = ['板', '螺纹钢', 'steel', '股份', 'EPD-ST'];
const SORTS = ['NEWEST', 'GWP', 'EXPIRY'];
const PAGES = 2;

/** One of a list, going round. */
function round<T>(list: readonly T[], n: number): T | undefined {
  return list[n % list.length];
}

/** Has no divisor in common with {@link WORDS}, so that every number below it comes once. */
const STEP = 7919;
const WORDS = 100_000;

/** A word with a running number: it finds by number, by year and number, or nothing. */
function newWord(n: number): string {
  const digits = String((n * STEP) % WORDS);
  return [digits, `${2020 + (n % 7)}-${digits}`, `steel ${digits}`][n % 3] ?? digits;
}

/** A running number of three digits, which hundreds of 100,000 hold. It comes again after 999 others; 32 are remembered. */
const manyNamed = (n: number): string => String(n % 1000).padStart(3, '0');

const SEARCH = { method: 'POST', path: '/p/epd/page', needsToken: false } as const;

const never: BenchCall = {
  ...SEARCH,
  name: 'Search, never asked before: a running number in the word, order',
  body: (n) => ({ epdKeyword: newWord(n), sort: round(SORTS, n), pageNum: 1, pageSize: 4 }),
  atMost: NEVER_ASKED,
};

export const BENCH_CALLS: readonly BenchCall[] = [
  {
    ...SEARCH,
    name: 'Search, asked before: keyword, order, first pages',
    body: (n) => ({
      epdKeyword: round(KEYWORDS, n),
      sort: round(SORTS, n),
      productType: 'EPD',
      pageNum: 1 + (n % PAGES),
      pageSize: 4,
    }),
    atMost: ASKED_BEFORE,
    constantAtMost: 5,
    hasPeers: true,
  },
  never,
  {
    ...SEARCH,
    name: 'A deep page, asked before',
    body: (n, size) => ({
      epdKeyword: round(KEYWORDS, n),
      sort: round(SORTS, n),
      pageNum: size === 'large' ? 2000 + (n % PAGES) : 2,
      pageSize: 4,
    }),
    atMost: ASKED_BEFORE,
  },
  {
    ...SEARCH,
    name: 'A deep page, never asked before: a running number in the word',
    body: (n, size) => ({
      epdKeyword: manyNamed(n),
      sort: round(SORTS, n),
      pageNum: size === 'large' ? 20 : 1,
      pageSize: 4,
    }),
    atMost: NEVER_ASKED,
  },
  {
    ...SEARCH,
    name: 'All in an order, asked before',
    body: (n) => ({ sort: round(SORTS, n), pageNum: 1, pageSize: 4 }),
    atMost: ASKED_BEFORE,
  },
  {
    ...SEARCH,
    name: 'An order, never asked before: a running number in the word',
    body: (n) => ({ epdKeyword: manyNamed(n), sort: round(SORTS, n), pageNum: 1, pageSize: 4 }),
    atMost: NEVER_ASKED,
  },
  {
    ...SEARCH,
    name: 'A filter, never asked before: a running number as the lowest GWP100',
    body: (n) => ({ gwpMin: 400 + n / 1000, sort: round(SORTS, n), pageNum: 1, pageSize: 4 }),
    atMost: NEVER_ASKED,
  },
  {
    ...SEARCH,
    name: 'Three filters, never asked before: the same beside valid only and a type',
    body: (n) => ({
      gwpMin: 400 + n / 1000,
      validOnly: true,
      productType: 'EPD',
      sort: round(SORTS, n),
      pageNum: 1,
      pageSize: 4,
    }),
    atMost: NEVER_ASKED,
  },
  {
    name: 'The menu while such searches run: GET /api/n/menu/all beside never asked words',
    method: 'GET',
    path: '/api/n/menu/all',
    needsToken: false,
    beside: never,
    atMost: NEVER_ASKED,
  },
  {
    name: 'My EPD: GET /p/portal/my/company/epd, signed in, 4 a page',
    method: 'GET',
    path: '/p/portal/my/company/epd?pageNum=1&pageSize=4',
    needsToken: true,
    atMost: ASKED_BEFORE,
    constantAtMost: 5,
    hasPeers: true,
  },
  {
    name: 'A new puzzle: POST /api/n/captcha/get, drawn for each call',
    method: 'POST',
    path: '/api/n/captcha/get',
    needsToken: false,
    // A client of its own each time: the mock limits how often one may ask.
    body: (n) => ({ captchaType: 'blockPuzzle', clientUid: `slider-bench-${n}`, ts: n }),
    hasPeers: true,
  },
];
