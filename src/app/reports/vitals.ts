/** The web vitals of a page (web.dev/vitals), as a browser measures them; what it does not measure is not reported. */

export interface VitalReport {
  kind: 'vital';
  name: 'TTFB' | 'FCP' | 'LCP' | 'CLS' | 'INP';
  /** Milliseconds; of CLS the share of the window that moved. */
  value: number;
}

/** Shifts belong together that are less than a second apart, for five seconds at most. */
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;
/** Of so many interactions one may be slower than what counts. */
const INTERACTIONS_A_STRAY = 50;
/** Shorter interactions are none that anybody noticed, ms. */
const INTERACTION_FROM_MS = 40;

/** Fields that the compiler's DOM does not know. */
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId?: number };
type Options = PerformanceObserverInit & { durationThreshold?: number };

function observe(
  type: string,
  hear: (entries: readonly PerformanceEntry[]) => void,
  more: Options = {},
): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => hear(list.getEntries())).observe({ type, buffered: true, ...more });
}

/** Largest sum of shifts that belong together. */
function followShifts(): () => number {
  let largest = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  observe('layout-shift', (entries) => {
    for (const { startTime, value, hadRecentInput } of entries as readonly Shift[]) {
      if (hadRecentInput) continue;
      const together = startTime - last < SHIFT_GAP_MS && startTime - first < SHIFT_WINDOW_MS;
      if (!together) first = startTime;
      sum = together ? sum + value : value;
      last = startTime;
      largest = Math.max(largest, sum);
    }
  });
  return () => largest;
}

/** How long the slowest interaction took, strays left out; null while there was none. */
function followInteractions(): () => number | null {
  const longest = new Map<number, number>();
  observe(
    'event',
    (entries) => {
      for (const { interactionId = 0, duration } of entries as readonly Interaction[])
        if (interactionId > 0)
          longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    },
    { durationThreshold: INTERACTION_FROM_MS },
  );
  return () => {
    const slowest = [...longest.values()].sort((a, b) => b - a);
    return slowest[Math.floor(slowest.length / INTERACTIONS_A_STRAY)] ?? null;
  };
}

/** Follows a page from its beginning. The answer tells what there is to tell when it goes away. */
export function followVitals(): () => VitalReport[] {
  let fcp: number | null = null;
  let lcp: number | null = null;
  observe('paint', (entries) => {
    fcp = entries.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? fcp;
  });
  observe('largest-contentful-paint', (entries) => {
    lcp = entries.at(-1)?.startTime ?? lcp;
  });
  const cls = followShifts();
  const inp = followInteractions();
  return () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const measured: Record<VitalReport['name'], number | null> = {
      TTFB: navigation?.responseStart ?? null,
      FCP: fcp,
      LCP: lcp,
      CLS: lcp === null ? null : Math.round(cls() * 10_000) / 10_000,
      INP: inp(),
    };
    return Object.entries(measured).flatMap(([name, value]) =>
      value === null
        ? []
        : [
            {
              kind: 'vital' as const,
              name: name as VitalReport['name'],
              value: name === 'CLS' ? value : Math.round(value),
            },
          ],
    );
  };
}
