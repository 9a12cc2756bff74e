/** What a deployment may set, field by field; what sends the token somewhere stands in tests/decisions/external-tools.test.ts. */
import { expect, it } from 'vitest';
import { parseConfig, unknownFields, type Config } from '#src/config/schema.ts';

const ORIGIN = ['https://a.example.com/x?y=1', 'http://localhost:8080/'];
const NO_ORIGIN = [
  '',
  'http://a.example.com/',
  'a.example.com',
  '//a.example.com',
  'javascript:alert(1)',
  7,
  null,
];
const BASE = ['', '/gateway', '/a/b.c', 'https://api.example.com'];
const NO_BASE = [
  '/',
  'gateway',
  '/gateway/',
  '/a b',
  'https://api.example.com/',
  'https://a.example.com?x',
  null,
];
const PATH = ['/', '/steel/epd/'];
const NO_PATH = ['', '/steel', 'steel/', '//', '/a b/', ' /', '/\n', true];

/** What each field takes, and what it does not. */
const CASES: Readonly<Record<keyof Config, readonly [good: readonly unknown[], bad: readonly unknown[]]>> = {
  basePath: [PATH, NO_PATH],
  apiNBase: [BASE, NO_BASE],
  nBase: [BASE, NO_BASE],
  apiPBase: [BASE, NO_BASE],
  pBase: [BASE, NO_BASE],
  cookiePrefix: [
    ['prod', 'a_b-1'],
    ['', 'a b', 'x;', 'x'.repeat(41), 1],
  ],
  cookiePath: [PATH, [...NO_PATH, '/; Domain=x/']],
  cookieDomain: [
    ['', 'example.com'],
    ['example', '.example.com', 'a.com; Path=/', null],
  ],
  cookieSameSite: [
    ['Lax', 'Strict'],
    ['None', 'lax', ''],
  ],
  defaultLanguage: [
    ['browser', 'zh', 'en'],
    ['de', '', null],
  ],
  hiddenPages: [
    [[], ['/gpi', '/app/epd/$id']],
    ['/gpi', ['gpi'], ['/gpi', 7], ['/'], {}],
  ],
  pictureOrigins: [
    [[], ['https://media.example.com', 'https://a.example.com:8443']],
    ['https://media.example.com', ['https://media.example.com/'], ['http://a.example.com'], ['*'], [7], null],
  ],
  lcaSiteUrl: [ORIGIN, NO_ORIGIN],
  epdToolUrl: [ORIGIN, NO_ORIGIN],
  secretariatPhone: [
    ['', '021-000'],
    ['1'.repeat(41), 21],
  ],
  platformUrl: [
    ['http://a.example.com', 'HTTPS://a.example.com/'],
    ['', 'ftp://a.example.com', 'https://', `https://a.com/${'x'.repeat(200)}`],
  ],
  icpNumber: [
    ['', '京ICP备1号'],
    ['x'.repeat(61), null],
  ],
  policeNumber: [
    ['', '京公网安备1号'],
    ['x'.repeat(61), 1],
  ],
  captchaType: [
    ['blockPuzzle', 'clickWord'],
    ['slider', 'toString', ''],
  ],
  captchaProof: [
    ['token', 'verification'],
    ['both', ''],
  ],
  reportUrl: [
    ['', '/reports', 'https://c.example.com/v1'],
    ['reports', '//c.example.com', '/reports?key=1', 'http://c.example.com/'],
  ],
  reportShare: [
    [0, 0.5, 1],
    [-0.1, 1.1, Number.NaN, '1'],
  ],
};

it.each(Object.entries(CASES))('%s takes what fits, and names itself otherwise', (name, [good, bad]) => {
  for (const value of good) expect(parseConfig({ [name]: value })).toHaveProperty(name, value);
  for (const value of bad)
    expect(() => parseConfig({ [name]: value }), JSON.stringify(value)).toThrow(`${name}: must be`);
  // As if it were left out.
  expect(parseConfig({ [name]: undefined })).toEqual(parseConfig({}));
});

it('all that is wrong is said at once, with the place where it stands', () => {
  expect(() => parseConfig({ captchaType: 'slider', reportShare: 2 }, 'config.json')).toThrow(
    'config.json is not valid: captchaType: must be blockPuzzle or clickWord; reportShare: must be a number from 0 to 1',
  );
});

it('blanks around a line of the footer are none of it', () => {
  expect(parseConfig({ secretariatPhone: ' 021-000 ', icpNumber: '  ' })).toMatchObject({
    secretariatPhone: '021-000',
    icpNumber: '',
  });
});

it('holds its fields alone, and nothing that every object has', () => {
  const config = parseConfig({ cokiePrefix: 'x', constructor: 'x' });
  expect(Object.keys(config).sort()).toEqual(Object.keys(CASES).sort());
  expect(unknownFields({ cokiePrefix: 'x', toString: 1, cookiePrefix: 'x' })).toEqual([
    'cokiePrefix',
    'toString',
  ]);
});
