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
  /** The documented path of a page, with the names of its parameters in the place of their values. */
  templateOf: (path: string) => string | null;
}

/** Reports errors and web vitals from now on, and the errors that were noticed before. */
export function startReports({ url, version, language, templateOf }: ReportsOptions): void {
  const sender = createSender(url, { version, language, visit: randomUuid() });
  const { pathname } = window.location;
  const routeOf = (path: string): string => templateOf(path) ?? scrubPath(path);
  const landing = routeOf(pathname);

  hearErrors((noticed) => {
    const report = describe(noticed);
    if (report !== null) sender.add({ ...report, route: routeOf(window.location.pathname) });
  });
  // Before the listener below: what is told when the page goes out of sight leaves with it.
  followVitals((vital) => sender.add({ ...vital, route: landing }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sender.flush();
  });
  window.addEventListener('pagehide', () => sender.flush());
}
