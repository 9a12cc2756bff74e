/** The three heaviest calls of the portal, as the bench makes them. */

export interface BenchCall {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly needsToken: boolean;
  /** JSON of the nth request: never twice the same in a row, so that nothing is measured that was only remembered. */
  readonly body?: (n: number) => object;
}

const KEYWORDS = ['板', '螺纹钢', 'steel', '股份', 'EPD-ST'];
const SORTS = ['NEWEST', 'GWP', 'EXPIRY'];
const PAGES = 2;

/** One of a list, going round. */
function round<T>(list: readonly T[], n: number): T | undefined {
  return list[n % list.length];
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
