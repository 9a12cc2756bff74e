/** The drawing of a chart: readable at every width, no box upon another, no arrow without its ends. */
import { describe, expect, test } from 'vitest';
import { CHART_KINDS } from '#mocks/control/charts.ts';
import { badgePlaces, layoutOf } from '#mocks/workbench/charts/layout.ts';
import { hashOf, KINDS, placeOf } from '#mocks/workbench/charts/place.ts';
import { must } from '../../support/must.ts';

const CHARTS = Object.entries(CHART_KINDS).map(([kind, { chart }]) => {
  const states = Object.entries(chart.states).map(([id, state]) => ({ id, ...state }));
  return [kind, states, chart.transitions.map((one) => ({ ...one, from: [...one.from] }))] as const;
});
const WIDTHS = [328, 358, 440, 560] as const;

describe.each(CHARTS)('the chart of %s', (_, states, transitions) => {
  test.each(WIDTHS)('fits into %i pixels without boxes that touch', (width) => {
    const { boxes, height } = layoutOf(states, transitions, width);
    expect(boxes).toHaveLength(states.length);
    for (const box of boxes) {
      expect(box.width).toBeGreaterThan(120);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      for (const other of boxes.filter(({ id }) => id !== box.id)) {
        const isApart =
          box.x + box.width < other.x ||
          other.x + other.width < box.x ||
          box.y + box.height < other.y ||
          other.y + other.height < box.y;
        expect([box.id, other.id, isApart]).toEqual([box.id, other.id, true]);
      }
    }
  });

  test('has an arrow for every way, which begins at one box and ends at the other', () => {
    const { arrows, boxes } = layoutOf(states, transitions, 440);
    const ways = transitions.flatMap(({ id, from, to }) =>
      to === null ? [] : from.map((origin) => `${id} ${origin} ${to}`),
    );
    expect(arrows.map(({ transition, from, to }) => `${transition} ${from} ${to}`)).toEqual(ways);
    for (const { from, to, at } of arrows) {
      for (const [id, { x, y }] of [
        [from, at(0)],
        [to, at(1)],
      ] as const) {
        const box = must(boxes.find((one) => one.id === id));
        const isAtSide = (x === box.x || x === box.x + box.width) && y > box.y && y < box.y + box.height;
        const isAtEnd = x === box.x + box.width / 2 && (y === box.y || y === box.y + box.height);
        expect([from, to, isAtSide || isAtEnd]).toEqual([from, to, true]);
      }
    }
    // Two arrows never run in one line.
    expect(new Set(arrows.map(({ path }) => path)).size).toBe(arrows.length);
  });

  test('numbers of what is possible at one place never cover each other', () => {
    for (const width of WIDTHS) {
      const { arrows } = layoutOf(states, transitions, width);
      for (const { id } of states) {
        const places = badgePlaces(arrows.filter(({ from }) => from === id));
        places.forEach((a, index) => {
          for (const b of places.slice(index + 1))
            expect([id, Math.hypot(a.x - b.x, a.y - b.y) >= 24]).toEqual([id, true]);
        });
      }
    }
  });

  test('the bands of its groups hold their boxes', () => {
    const { boxes, bands } = layoutOf(states, transitions, 440);
    for (const { id, group } of states) {
      const box = boxes.find((one) => one.id === id);
      const band = bands.find((one) => one.group === group);
      expect(box?.y ?? 0).toBeGreaterThan(band?.y ?? Infinity);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((band?.y ?? 0) + (band?.height ?? 0));
    }
  });
});

describe('the address of a chart', () => {
  test('says which, and is read again', () => {
    for (const kind of KINDS)
      for (const id of [null, 'app-011', 'a/b c'])
        expect(placeOf(hashOf({ kind, id }))).toEqual({ kind, id });
  });

  test('that makes no sense is the board of applications', () => {
    for (const hash of ['', '#applications', '#applications/ships', '#clock'])
      expect(placeOf(hash)).toEqual({ kind: 'applications', id: null });
  });
});
