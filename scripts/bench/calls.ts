/** The heaviest calls of the portal, as the bench makes them. */

export interface BenchCall {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly needsToken: boolean;
  /** JSON of the nth request: never twice the same in a row, so that nothing is measured that was only remembered. */
  readonly body?: (n: number) => object;
  /** How many times longer 100,000 declarations may take than 48. */
  readonly atMost?: number;
}

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

/** A word that nobody asked before: it finds by number, by year and number, or nothing. */
function newWord(n: number): string {
  const digits = String((n * STEP) % WORDS);
  return [digits, `${2020 + (n % 7)}-${digits}`, `steel ${digits}`][n % 3] ?? digits;
}

export const BENCH_CALLS: readonly BenchCall[] = [
  {
    name: 'Search declarations: POST /p/epd/page, keyword, order, 4 a page',
    method: 'POST',
    path: '/p/epd/page',
    needsToken: false,
    body: (n) => ({
      epdKeyword: round(KEYWORDS, n),
      sort: round(SORTS, n),
      productType: 'EPD',
      pageNum: 1 + (n % PAGES),
      pageSize: 4,
    }),
  },
  {
    name: 'Search for a word that was never asked: POST /p/epd/page, order, 4 a page',
    method: 'POST',
    path: '/p/epd/page',
    needsToken: false,
    body: (n) => ({ epdKeyword: newWord(n), sort: round(SORTS, n), pageNum: 1, pageSize: 4 }),
    atMost: 3,
  },
  {
    name: 'My EPD: GET /p/portal/my/company/epd, signed in, 4 a page',
    method: 'GET',
    path: '/p/portal/my/company/epd?pageNum=1&pageSize=4',
    needsToken: true,
  },
  {
    name: 'A new puzzle: POST /api/n/captcha/get, drawn for each call',
    method: 'POST',
    path: '/api/n/captcha/get',
    needsToken: false,
    // A client of its own each time: the mock limits how often one may ask.
    body: (n) => ({ captchaType: 'blockPuzzle', clientUid: `slider-bench-${n}`, ts: n }),
  },
];
