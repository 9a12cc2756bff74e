import { describe, expect, it } from 'vitest';
import { JoinedTexts } from '#mocks/lib/gram-index.ts';

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
