import { hearErrors } from '#src/lib/notice-error.ts';
import { randomUuid } from '#src/lib/uuid.ts';
import { describe } from './describe.ts';
import { scrubPath } from './scrub.ts';
import { createSender } from './sender.ts';
import { followVitals } from './vitals.ts';

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
