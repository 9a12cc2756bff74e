/** The heaviest calls: searches that hit the cache of results, and searches that miss it. */

export type Size = 'small' | 'large';

export interface BenchCall {
  readonly name: string;
  readonly path: string;
  readonly needsToken?: true;
  /** JSON body of the nth request in a World of this size; without it the method is GET, else POST. */
  readonly body?: (n: number, size: Size) => object;
  /** Maximum ratio of the time with 100,000 declarations to that with 48. */
  readonly atMost: number;
  /** Maximum ratio to a server with a constant answer. */
  readonly constantAtMost?: number;
  readonly runsBeside?: BenchCall;
}

const REPEATED = 1.5;
const NEW = 3;
const KEYWORDS = ['板', '螺纹钢', 'steel', '股份', 'EPD-ST'];
const SORTS = ['NEWEST', 'GWP', 'EXPIRY'];

const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? '';

/** Every number below 100,000 once (7919 is coprime with it), so that no search hits the cache. */
const newWord = (n: number): string => pick(['', '2026-', 'steel '], n) + String((n * 7919) % 100_000);

/** Three digits contained in hundreds of 100,000 declarations; each repeats after 999 others. */
const commonWord = (n: number): string => String(n % 1000).padStart(3, '0');

const search = (name: string, atMost: number, body: NonNullable<BenchCall['body']>): BenchCall => ({
  name,
  path: '/p/epd/page',
  atMost,
  body: (n, size) => ({ sort: pick(SORTS, n), pageNum: 1, pageSize: 4, ...body(n, size) }),
});

const newSearch = search('new search: keyword', NEW, (n) => ({ epdKeyword: newWord(n) }));
/** Maximum ratio to a server with a constant answer. */
const CONSTANT = 5;

export const BENCH_CALLS: readonly BenchCall[] = [
  {
    ...search('repeated search: keyword and type, first pages', REPEATED, (n) => ({
      epdKeyword: pick(KEYWORDS, n),
      productType: 'EPD',
      pageNum: 1 + (n % 2),
    })),
    constantAtMost: CONSTANT,
  },
  newSearch,
  search('repeated search: a deep page', REPEATED, (n, size) => ({
    epdKeyword: pick(KEYWORDS, n),
    pageNum: size === 'large' ? 2000 + (n % 2) : 2,
  })),
  search('new search: a deep page', NEW, (n, size) => ({
    epdKeyword: commonWord(n),
    pageNum: size === 'large' ? 20 : 1,
  })),
  search('repeated search: everything, sorted', REPEATED, () => ({})),
  search('new search: many results, sorted', NEW, (n) => ({ epdKeyword: commonWord(n) })),
  search('new search: three filters', NEW, (n) => ({
    gwpMin: 400 + n / 1000,
    validOnly: true,
    productType: 'EPD',
  })),
  { name: 'menu during new searches', path: '/api/n/menu/all', atMost: NEW, runsBeside: newSearch },
  {
    name: 'My EPD, signed in',
    path: '/p/portal/my/company/epd?pageNum=1&pageSize=4',
    needsToken: true,
    atMost: REPEATED,
    constantAtMost: CONSTANT,
  },
  {
    name: 'captcha, drawn for each call',
    path: '/api/n/captcha/get',
    atMost: REPEATED,
    // A new client id each time, because the mock limits requests per client.
    body: (n) => ({ captchaType: 'blockPuzzle', clientUid: `slider-bench-${n}`, ts: n }),
  },
];
