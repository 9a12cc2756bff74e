/** Statistics and shape of the plot of GWP100 by production route. */
import { describe, expect, it } from 'vitest';
import { standingOf } from '#src/parts/plot/plot-data.ts';
import { axisOf, barsPath, flagsOf, placeOf, rowsOf, swarmOf } from '#src/parts/plot/shape.ts';
import { binsOver, countOf, quantile, spreadOf } from '#src/parts/plot/spread.ts';
import { GWP_BINS } from '#src/lib/limits.ts';
import { must } from '../../support/must.ts';

const figures = (route: 'EAF' | 'BF-BOF' | null, ...values: number[]) =>
  values.map((gwp) => ({ route, gwp }));

describe('statistics', () => {
  it('takes quartiles between two figures where it must', () => {
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5);
    expect(quantile([1, 2, 3, 4], 0.25)).toBe(1.75);
    expect(quantile([7], 0.75)).toBe(7);
  });

  it('counts every figure once, by route, in bins that all routes share', () => {
    const spread = spreadOf([
      ...figures('EAF', 820, 640, 900),
      ...figures('BF-BOF', 2240, 2270),
      ...figures(null, 5),
    ]);
    expect(spread.routes.map(({ route, count }) => [route, count])).toEqual([
      ['BF-BOF', 2],
      ['EAF', 3],
      [null, 1],
    ]);
    expect(countOf(spread)).toBe(6);
    for (const { bins, count } of spread.routes) {
      expect(bins.reduce((sum, bin) => sum + bin, 0)).toBe(count);
      expect(bins.length).toBeLessThanOrEqual(GWP_BINS);
    }
    const [, eaf] = spread.routes;
    expect(eaf).toMatchObject({ min: 640, q1: 730, median: 820, q3: 860, max: 900 });
    const at = Math.floor((820 - spread.from) / spread.step);
    expect(eaf?.bins[at]).toBeGreaterThan(0);
  });

  it.each([
    [0, 0],
    [820, 820],
    [-40, 12],
    [0.2, 0.9],
    [3, 4000],
    [1999, 2001],
  ])('spans %d to %d with at most as many bins as the contract takes', (low, high) => {
    const { from, step, count } = binsOver(low, high);
    expect(count).toBeLessThanOrEqual(GWP_BINS);
    expect(from).toBeLessThanOrEqual(low);
    expect(from + step * count).toBeGreaterThan(high);
  });

  it('has nothing to say about nothing', () => {
    expect(spreadOf([])).toEqual({ from: 0, step: 1, routes: [] });
  });
});

describe('shape', () => {
  const spread = spreadOf([...figures('EAF', 640, 820, 820, 900), ...figures('BF-BOF', 2240)]);

  it('puts every value between the ends of its axis', () => {
    const axis = axisOf(spread, [3100]);
    for (const value of [640, 2240, 3100]) {
      expect(placeOf(value, axis)).toBeGreaterThanOrEqual(0);
      expect(placeOf(value, axis)).toBeLessThanOrEqual(1);
    }
    expect(axis.ticks).toEqual([0, 1000, 2000, 3000, 4000]);
  });

  it('lets no flag hide another: near ones stand side by side around their middle, in the order of their figures', () => {
    const flags = flagsOf(figures('EAF', 823, 1200, 820), axisOf(spread, []));
    expect(flags.map(({ mark, step }) => [mark.gwp, step])).toEqual([
      [820, -0.5],
      [823, 0.5],
      [1200, 0],
    ]);
    const [low, high, alone] = flags.map(({ x, middle }) => middle - x);
    expect([must(low), must(high), alone].map((aside) => Math.sign(must(aside)))).toEqual([1, -1, 0]);
  });

  it('lets dots that would overlap stand above and below the middle, and draws a bar a bin in one path', () => {
    const axis = axisOf(spread, []);
    const eaf = must(spread.routes.find(({ route }) => route === 'EAF'));
    const swarm = swarmOf(figures('EAF', 820, 820, 820, 900), axis);
    expect(swarm.map(({ step }) => step)).toEqual([-0, 1, -1, -0]);
    expect([rowsOf(swarm, 1), rowsOf(swarm, 5)]).toEqual([3, 5]);
    const bars = barsPath(eaf, spread, axis).split('M').slice(1);
    expect(bars).toHaveLength(eaf.bins.filter((bin) => bin > 0).length);
  });
});

it('says where a figure stands among those of its route', () => {
  const spread = spreadOf([...figures('EAF', 100, 200, 300, 400, 500), ...figures('BF-BOF', 900)]);
  const where = (gwp: number, route: 'EAF' | 'BF-BOF' | null = 'EAF') => standingOf({ route, gwp }, spread);
  expect([where(100), where(250), where(350), where(500)]).toEqual([
    'lowestQuarter',
    'belowMedian',
    'aboveMedian',
    'highestQuarter',
  ]);
  expect([where(900, 'BF-BOF'), where(900, null)]).toEqual(['alone', 'alone']);
});
