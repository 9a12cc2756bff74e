import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressReader,
  codeParam,
  dayParam,
  numberParam,
  textParam,
  wordOf,
  wordsParam,
} from '#src/lib/address-params.ts';
import { ID_MAX } from '#src/lib/limits.ts';
import { pageParam, sizeParam } from '#src/lib/page-param.ts';

const read = addressReader({
  text: textParam,
  words: wordsParam(5),
  code: codeParam(),
  day: dayParam,
  number: numberParam,
  word: wordOf(['a', 'b']),
  page: pageParam(50),
  size: sizeParam([10, 20]),
});

describe('an address', () => {
  it.each([
    [{ words: '  steel coil ' }, { words: 'steel' }],
    [{ words: 'coil  x' }, { words: 'coil' }],
    // Brackets are part of names as they are.
    [{ words: 'Ｓ－２（卷）' }, { words: 'S-2（卷' }],
    [{ text: ' as it is ' }, { text: ' as it is ' }],
    [
      { code: ' C01 ', day: '2026-02-28', word: 'b' },
      { code: 'C01', day: '2026-02-28', word: 'b' },
    ],
    [
      { number: '12.5', page: '2', size: '20' },
      { number: 12.5, page: 2, size: 20 },
    ],
    [
      { number: 0, page: 50 },
      { number: 0, page: 50 },
    ],
    [{ other: 'x', __proto__: { code: 'C01' } }, {}],
  ])('%j reads as %j', (search, expected) => {
    expect(read(search)).toStrictEqual(expected);
  });

  it.each([
    { words: '   ' },
    { words: 7 },
    { text: ['a'] },
    { code: '' },
    { code: 'x'.repeat(ID_MAX + 1) },
    { day: '2026-02-30' },
    { day: '28.02.2026' },
    { number: '' },
    { number: ' ' },
    { number: 'twelve' },
    { number: 'Infinity' },
    { number: true },
    { word: 'A' },
    { word: 'toString' },
    { page: '1' },
    { page: '51' },
    { page: '2.5' },
    { size: '10' },
    { size: '15' },
  ])('%j is as if it were not there, whatever the address itself says', (search) => {
    const [name = ''] = Object.keys(search);
    // Named all the same: the router lays what was read over what stands in the address.
    expect(Object.entries(read(search))).toEqual([[name, undefined]]);
  });

  it('of any kind is read without a complaint, into values that a page may rely on', () => {
    const any = fc.dictionary(
      fc.constantFrom('text', 'words', 'code', 'day', 'number', 'word', 'page', 'size', 'x', '__proto__'),
      fc.oneof(fc.anything(), fc.string(), fc.integer().map(String)),
    );
    fc.assert(
      fc.property(any, (search) => {
        const {
          text = '',
          words = 'w',
          code = 'c',
          day = '2026-01-01',
          number = 0,
          word = 'a',
          page = 2,
          size = 20,
          ...more
        } = read(search);
        expect(typeof text).toBe('string');
        expect(words.length > 0 && words.length <= 5 && words === words.trim()).toBe(true);
        expect(code.length > 0 && code.length <= ID_MAX && code === code.trim()).toBe(true);
        expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(Number.isFinite(number)).toBe(true);
        expect(['a', 'b']).toContain(word);
        expect(Number.isInteger(page) && page >= 2 && page <= 50).toBe(true);
        expect(size).toBe(20);
        expect(more).toEqual({});
      }),
    );
  });
});
