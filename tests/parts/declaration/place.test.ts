import { describe, expect, it } from 'vitest';
import { en } from '#src/i18n/locales/en/index.ts';
import { PLOT_DOTS_MAX } from '#src/lib/limits.ts';
import { dataColour, placeAmong, placeAmongPeers, placeWords } from '#src/parts/declaration/place.ts';
import { must } from '../../support/must.ts';

/** Place among comparable declarations: rank, share, words and colour. */

describe('place', () => {
  it('needs three comparable figures, its own among them', () => {
    expect(placeAmong(1, [1, 2])).toBeNull();
    expect(placeAmong(9, [1, 2, 3])).toBeNull();
    expect(placeAmong(2, [3, 2, 1])).toEqual({ rank: 2, of: 3, higher: 1, share: 0.5 });
  });

  it('gives equal figures the better rank, and the ends the ends of the ramp', () => {
    expect(placeAmong(1, [1, 1, 2, 3])).toMatchObject({ rank: 1, share: 0 });
    expect(placeAmong(3, [1, 2, 3, 3])).toMatchObject({ rank: 3, share: 1 });
    expect(placeAmong(5, [5, 5, 5])).toMatchObject({ rank: 1, share: 0.5 });
  });

  it('says nothing of a declaration that is not among its peers, or of peers that may be a sample', () => {
    const peers = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at), gwp: at }));
    expect(placeAmongPeers('1', peers(4))).toMatchObject({ rank: 2, of: 4 });
    expect(placeAmongPeers('9', peers(4))).toBeNull();
    expect(placeAmongPeers('1', peers(PLOT_DOTS_MAX))).toBeNull();
  });
});

it('says ranks up to seven and quarters from eight on, the ends always by name', () => {
  const words = (value: number, of: number): string => {
    const all = Array.from({ length: of }, (_, at) => at + 1);
    const said = placeWords(must(placeAmong(value, all)));
    const name = typeof said === 'object' && 'key' in said ? said.key.replace('epd.place.', '') : '';
    return en.epd.place[name as keyof typeof en.epd.place].replace('{{of}}', String(of));
  };
  expect([1, 2, 3, 4, 5, 6, 7].map((value) => words(value, 7))).toEqual([
    'lowest of 7',
    'second lowest of 7',
    'third lowest of 7',
    'fourth lowest of 7',
    'third highest of 7',
    'second highest of 7',
    'highest of 7',
  ]);
  expect([1, 2, 4, 6, 7, 8].map((value) => words(value, 8))).toEqual([
    'lowest of 8',
    'lowest quarter of 8',
    'below the middle of 8',
    'above the middle of 8',
    'highest quarter of 8',
    'highest of 8',
  ]);
});

it('mixes the colour over the middle of the ramp', () => {
  expect(dataColour(0)).toBe('color-mix(in oklab, var(--data-middle) 0.0%, var(--data-low))');
  expect(dataColour(0.5)).toBe('color-mix(in oklab, var(--data-high) 0.0%, var(--data-middle))');
  expect(dataColour(1)).toBe('color-mix(in oklab, var(--data-high) 100.0%, var(--data-middle))');
});
