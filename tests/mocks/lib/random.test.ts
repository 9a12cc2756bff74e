import { describe, expect, it } from 'vitest';
import { hash, rng } from '#mocks/lib/random.ts';

describe('rng', () => {
  it('gives the same stream for the same seed and another for another', () => {
    const draw = (seed: string): number[] => Array.from({ length: 5 }, rng(seed).next);
    expect(draw('epd:1')).toEqual(draw('epd:1'));
    expect(draw('epd:1')).not.toEqual(draw('epd:2'));
  });

  it('keeps its values across versions: seeded data depend on them', () => {
    expect(hash('')).toBe(hash(''));
    expect(hash('steel')).toMatchInlineSnapshot(`3230433378`);
    expect(rng(1).int(0, 1_000_000)).toMatchInlineSnapshot(`627074`);
  });

  it('draws whole numbers over the whole range, ends included', () => {
    const random = rng('range');
    const seen = new Set(Array.from({ length: 400 }, () => random.int(3, 7)));
    expect([...seen].sort()).toEqual([3, 4, 5, 6, 7]);
  });

  it('shuffles without losing or changing anything', () => {
    const items = [1, 2, 3, 4, 5, 6];
    const shuffled = rng('shuffle').shuffle(items);
    expect([...shuffled].sort()).toEqual(items);
    expect(items).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('refuses to pick from nothing', () => {
    expect(() => rng(1).pick([])).toThrow(RangeError);
  });
});
