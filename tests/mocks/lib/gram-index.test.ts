import { describe, expect, it } from 'vitest';
import { GramIndex } from '#mocks/lib/gram-index.ts';
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
