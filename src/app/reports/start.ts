import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { hearErrors } from '#src/lib/notice-error.ts';
import { randomUuid } from '#src/lib/uuid.ts';
import { describe } from './describe.ts';
import { scrubPath } from './scrub.ts';
import { createSender, type VitalReport } from './sender.ts';

export interface ReportsOptions {
  url: string;
  version: string;
  language: string;
  /** The documented path, with parameter names in place of values. */
  templateOf: (path: string) => string | null;
}

export function startReports({ url, version, language, templateOf }: ReportsOptions): void {
  const sender = createSender(url, { version, language, visit: randomUuid() });
  const { pathname } = window.location;
  const routeOf = (path: string): string => templateOf(path) ?? scrubPath(path);
  const landing = routeOf(pathname);

  hearErrors((noticed) => {
    const report = describe(noticed);
    if (report !== null) sender.add({ ...report, route: routeOf(window.location.pathname) });
  });
  // Before the listener below, so that vitals reported when the page is hidden are flushed by it.
  followVitals((vital) => sender.add({ ...vital, route: landing }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sender.flush();
  });
  window.addEventListener('pagehide', () => sender.flush());
}

/** Whole milliseconds; CLS with four decimals. */
export function toReport({ name, value }: Pick<Metric, 'name' | 'value'>): VitalReport {
  const unit = name === 'CLS' ? 10_000 : 1;
  return { kind: 'vital', name, value: Math.round(value * unit) / unit };
}

/** Reports each vital when it is final, mostly when the page is hidden; again if it grows afterwards. */
function followVitals(tell: (vital: VitalReport) => void): void {
  for (const follow of [onTTFB, onFCP, onLCP, onCLS, onINP]) follow((metric) => tell(toReport(metric)));
}
