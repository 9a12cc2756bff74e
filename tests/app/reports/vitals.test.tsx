import { afterEach, expect, it, vi } from 'vitest';
import { followVitals } from '#src/app/reports/vitals.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Entry = Record<string, unknown>;

/** A browser that measures what is listed, and measured these. */
function measured(entries: Readonly<Record<string, readonly Entry[]>>): void {
  class Observer {
    static supportedEntryTypes = Object.keys(entries);
    private readonly hear: (list: { getEntries: () => readonly Entry[] }) => void;
    constructor(hear: (list: { getEntries: () => readonly Entry[] }) => void) {
      this.hear = hear;
    }
    observe({ type }: { type: string }): void {
      this.hear({ getEntries: () => entries[type] ?? [] });
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { responseStart: 80.4 } as unknown as PerformanceEntry,
  ]);
}

const told = (): Record<string, number> =>
  Object.fromEntries(followVitals()().map(({ name, value }) => [name, value]));

it('tells what the browser measured', () => {
  measured({
    paint: [
      { name: 'first-paint', startTime: 90 },
      { name: 'first-contentful-paint', startTime: 120.4 },
    ],
    'largest-contentful-paint': [{ startTime: 200 }, { startTime: 900.6 }],
    'layout-shift': [
      { startTime: 100, value: 0.1 },
      { startTime: 900, value: 0.05 },
      // Somebody opened something.
      { startTime: 1000, value: 0.9, hadRecentInput: true },
      // More than a second later: another window of shifts.
      { startTime: 4000, value: 0.12 },
    ],
    event: [
      { interactionId: 1, duration: 80 },
      { interactionId: 1, duration: 120 },
      { interactionId: 2, duration: 48 },
      { interactionId: 0, duration: 900 },
    ],
  });
  expect(told()).toEqual({ TTFB: 80, FCP: 120, LCP: 901, CLS: 0.15, INP: 120 });
});

it('shifts that go on belong together for five seconds at most', () => {
  const shifts = Array.from({ length: 8 }, (_, at) => ({ startTime: at * 900, value: 0.01 }));
  measured({ 'largest-contentful-paint': [{ startTime: 1 }], 'layout-shift': shifts });
  expect(told()['CLS']).toBe(0.06);
});

it('one interaction in fifty is a stray', () => {
  const interactions = Array.from({ length: 50 }, (_, at) => ({
    interactionId: at + 1,
    duration: 40 + at * 8,
  }));
  measured({ event: interactions });
  expect(told()['INP']).toBe(40 + 48 * 8);
});

it('what a browser does not measure is left out', () => {
  measured({});
  expect(told()).toEqual({ TTFB: 80 });
});
