import { describe, expect, it } from 'vitest';
import { GramIndex, JoinedTexts } from '#mocks/lib/gram-index.ts';
import { rng } from '#mocks/lib/random.ts';

describe('texts by their grams', () => {
  const { next } = rng('grams');
  const letters = Array.from({ length: 90 }, (_, at) => String.fromCharCode(48 + at));
  const text = (): string =>
    Array.from(
      { length: Math.floor(next() * 14) },
      () => letters[Math.floor(next() ** 3 * letters.length)],
    ).join('');
  const texts = Array.from({ length: 400 }, text);
  const index = new GramIndex(texts);

  it('finds what a plain search finds, for words of every length, more letters than it tells apart included', () => {
    const words = [
      ...texts.slice(0, 80),
      ...texts.slice(80, 200).map((one) => one.slice(1, 1 + Math.ceil(next() * 5))),
    ];
    for (const word of [...words, '', 'zzzz', '钢', '钢铁厂', '0钢0'])
      expect([word, [...index.find(word)]]).toEqual([
        word,
        texts.flatMap((one, at) => (one.includes(word) ? [at] : [])),
      ]);
  });

  it('names a text once that holds a word twice', () => {
    expect([...new GramIndex(['abcabc', 'bca']).find('abc')]).toEqual([0]);
    expect([...new GramIndex([]).find('abc')]).toEqual([]);
  });
});

const TEXTS = ['热轧板 plate', '', '冷轧卷 coil', 'plate plate', 'epd-st-2026-00012'];
const numbersOf = (flags: Uint8Array | null): number[] =>
  flags === null ? [] : [...flags].flatMap((flag, number) => (flag === 1 ? [number] : []));

describe('finding a word in many texts', () => {
  const texts = new JoinedTexts(TEXTS);

  it.each(['板', 'plate', 'p', 'coil', '2026-00012', 'coilplate', 'platep', '卷 c', 'xyz', '2-', ''])(
    'finds "%s" where each text says so itself',
    (word) => {
      const plain = TEXTS.flatMap((text, number) => (text.includes(word) ? [number] : []));
      expect(numbersOf(texts.find(word))).toEqual(plain);
    },
  );

  it('finds no word across two texts, whatever stands between them', () => {
    expect(texts.find('plate\u0000')).toBeNull();
    expect(texts.find('coilp')).toBeNull();
  });

  it('finds nothing in no texts', () => {
    expect(new JoinedTexts([]).find('a')).toBeNull();
  });
});
