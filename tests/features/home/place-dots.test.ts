/** Where declarations stand in the field of the home page, and how keys and fingers find them. */
import { describe, expect, it } from 'vitest';
import { isSought, placeDots } from '#src/features/home/field/place-dots.ts';
import { nearestDot, nextDot } from '#src/features/home/field/steer.ts';
import type { LatestDeclaration } from '#src/features/home/read.ts';
import { gwpUnitOf } from '#src/parts/declaration/gwp.ts';

const TODAY = '2026-11-20';

const row = (id: string, gwp: number | null, more: Partial<LatestDeclaration> = {}): LatestDeclaration => ({
  id,
  number: `EPD-${id}`,
  product: 'Rebar',
  company: 'Works',
  gwp,
  gwpUnit: gwpUnitOf('1 t'),
  validUntil: '2030-01-01',
  supersededById: null,
  route: 'BF-BOF',
  pcr: 'PCR-1',
  pcrName: { zh: '', en: '' },
  sought: ['Rebar', '螺纹钢'],
  ...more,
});

const placed = (rows: readonly LatestDeclaration[], all = true) =>
  placeDots(rows, all, TODAY).map(({ row: { id }, lane, x }) => [id, lane, Math.round(x)]);

describe('placeDots', () => {
  it('puts each in the lane of its route, from the lowest up; what is above 3,000 stands at the edge', () => {
    const rows = [
      row('high', 5120, { route: 'EAF-AOD' }),
      row('b', 2400),
      row('a', 1500),
      row('scrap', 600, { route: 'EAF' }),
      row('dri', 3000, { route: 'DRI-EAF' }),
    ];
    expect(placed(rows)).toEqual([
      ['a', 'bf-bof', 50],
      ['b', 'bf-bof', 80],
      ['scrap', 'scrap-eaf', 20],
      ['high', 'scrap-eaf', 106],
      ['dri', 'dri-eaf', 100],
    ]);
  });

  it.each<[string, Partial<LatestDeclaration>]>([
    ['no figure', { gwp: null }],
    ['another unit', { gwpUnit: gwpUnitOf('1 kg') }],
    ['no unit', { gwpUnit: '' }],
    ['an end in the past', { validUntil: '2026-11-19' }],
    ['no route', { route: null }],
    ['a route without a lane', { route: 'PROCESSING' }],
  ])('leaves out what has %s', (_, more) => expect(placed([row('a', 900, more)])).toEqual([]));

  it('knows a place among three or more under one PCR, of all lanes, and only when all are known', () => {
    const rows = [
      row('a', 900, { route: 'EAF' }),
      row('b', 2000),
      row('c', 2400),
      row('d', 10, { pcr: 'PCR-2' }),
    ];
    const rankOf = (all: boolean) =>
      Object.fromEntries(
        placeDots(rows, all, TODAY).map(({ row: { id }, place }) => [id, place?.rank ?? null]),
      );
    expect(rankOf(true)).toEqual({ a: 1, b: 2, c: 3, d: null });
    expect(rankOf(false)).toEqual({ a: null, b: null, c: null, d: null });
  });

  it('spreads equal figures around the line, inside their lane', () => {
    const steps = placeDots(
      Array.from({ length: 20 }, (_, at) => row(String(at), 2000)),
      true,
      TODAY,
    ).map(({ step, fit }) => Math.abs(step * fit));
    expect(new Set(steps).size).toBeGreaterThan(5);
    expect(Math.max(...steps)).toBeLessThanOrEqual(3);
  });
});

it('seeks in both languages and the number, whatever the case; nothing typed means all', () => {
  const one = row('0012', 900);
  for (const typed of ['', ' ', 'REBAR', ' 螺纹 ', 'EPD-0012']) expect(isSought(one, typed)).toBe(true);
  expect(isSought(one, 'plate')).toBe(false);
});

describe('steering', () => {
  const dots = placeDots(
    [row('a', 900), row('b', 2400), row('c', 2300, { route: 'EAF' }), row('d', 100, { route: 'EAF' })],
    true,
    TODAY,
  );
  const go = (from: string, key: string) =>
    nextDot(
      dots,
      dots.find(({ row: { id } }) => id === from),
      key,
    )?.row.id;

  it('goes left and right in order, up and down to the nearest of the next lane, and stays at the ends', () => {
    expect([go('a', 'ArrowRight'), go('b', 'ArrowLeft'), go('b', 'ArrowRight')]).toEqual(['b', 'a', 'd']);
    expect([go('b', 'ArrowDown'), go('a', 'ArrowDown'), go('c', 'ArrowUp')]).toEqual(['c', 'd', 'b']);
    expect([go('a', 'ArrowLeft'), go('a', 'ArrowUp'), go('c', 'ArrowDown')]).toEqual(['a', 'a', 'c']);
    expect([go('b', 'Home'), go('a', 'End'), go('a', 'x')]).toEqual(['a', 'c', undefined]);
  });

  it('finds the dot within a finger of a point', () => {
    const dotAt = (id: string, left: number): HTMLElement => {
      const element = {
        dataset: { dot: id },
        getBoundingClientRect: () => ({ left, top: 0, width: 10, height: 10 }),
      };
      // jsdom has no layout, and only these two are read.
      return element as unknown as HTMLElement;
    };
    const two = [dotAt('a', 0), dotAt('b', 30)];
    expect([nearestDot(two, 12, 5), nearestDot(two, 22, 5), nearestDot(two, 90, 5)]).toEqual([
      'a',
      'b',
      null,
    ]);
  });
});
