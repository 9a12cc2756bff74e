/** A received file against the register: what is called different, and what only not found. */
import { describe, expect, it } from 'vitest';
import {
  compareCompany,
  compareHash,
  compareNumber,
  compareValidity,
  datesIn,
  verdictOf,
} from '#src/features/third-agency/entry-rules.ts';
import { name } from '#src/lib/received.ts';

const entry = { number: 'EPD-ST-2025-0026', validUntil: '2028-03-09' };
const company = name('澜江钢铁集团有限公司', 'Lanjiang Iron & Steel Group');

describe('the number', () => {
  it.each([
    ['Number epd-st-2025-0026, PCR-ST-2023-03', 'same', ['EPD-ST-2025-0026']],
    ['EPD-ST-2025-0027', 'different', ['EPD-ST-2025-0027']],
    ['GB-T-24067 and SQ-ST-2025-0001', 'absent', []],
    ['', 'absent', []],
    [null, 'open', []],
  ])('in %j is %s', (text, result, found) => {
    expect(compareNumber(entry, text)).toEqual({ result, found });
  });
});

it.each([
  ['声明持有者 澜江钢铁 集团有限公司', 'same', [company.zh]],
  ['Owner: LANJIANG IRON & STEEL\nGROUP', 'same', [company.en]],
  ['Owner: Another Steel Company', 'absent', []],
  [null, 'open', []],
])('the company in %j is %s', (text, result, found) => {
  expect(compareCompany(company, text)).toEqual({ result, found });
});

describe('the last day', () => {
  it.each([
    ['有效期至 2028-03-09', 'same', ['2028-03-09']],
    ['有效期至：2028年3月9日', 'same', ['2028-03-09']],
    ['Valid until 9 March 2028', 'same', ['2028-03-09']],
    ['Valid until March 9, 2028', 'same', ['2028-03-09']],
    ['Valid until: 2030-03-09', 'different', ['2030-03-09']],
    ['Validity 2023-03-10 to 2028-03-09', 'same', ['2028-03-09']],
    ['Published 2023-03-10', 'absent', []],
    ['Valid until 2028-13-40', 'absent', []],
    [null, 'open', []],
  ])('in %j is %s', (text, result, found) => {
    expect(compareValidity(entry, text)).toEqual({ result, found });
  });

  it('of an entry without one is not compared', () => {
    const found = ['2028-03-09'];
    expect(compareValidity({ validUntil: '' }, 'Valid until 2028-03-09')).toEqual({ result: 'open', found });
  });

  it('is not taken from a date on another line', () => {
    expect(datesIn('Validity\nPublished 2023-03-10')).toEqual([{ day: '2023-03-10', ends: false }]);
  });
});

it('calls other bytes different only where all published files were read and stay the same', () => {
  const unknown = { kind: 'unknown', looked: [], files: 2, missed: 0, varies: false } as const;
  expect(compareHash(unknown, 'ab').result).toBe('different');
  for (const doubt of [{ files: 0 }, { missed: 1 }, { varies: true }])
    expect(compareHash({ ...unknown, ...doubt }, 'ab').result).toBe('open');
  expect(compareHash(null, 'ab')).toEqual({ result: 'open', found: ['ab'] });
});

it.each([
  [['same', 'same', 'same'], 'same', 'published'],
  [['same', 'absent', 'same'], 'same', 'published'],
  [['same', 'same', 'same'], 'different', 'onlyBytes'],
  [['same', 'absent', 'same'], 'different', 'differs'],
  [['same', 'different', 'same'], 'open', 'differs'],
  [['same', 'same', 'same'], 'open', 'unsure'],
] as const)('comes from %j and a hash that is %s to: %s', (says, hash, verdict) => {
  expect(verdictOf(says, hash)).toBe(verdict);
});
