import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { subscribeErrors } from '#src/lib/notice-error.ts';
import { randomUuid } from '#src/lib/uuid.ts';
import { describe, scrubPath, type ErrorReport } from './describe.ts';

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

  subscribeErrors((noticed) => {
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
function followVitals(report: (vital: VitalReport) => void): void {
  for (const follow of [onTTFB, onFCP, onLCP, onCLS, onINP]) follow((metric) => report(toReport(metric)));
}

export interface VitalReport {
  kind: 'vital';
  name: Metric['name'];
  /** ms; CLS is unitless. */
  value: number;
}
export type Report = (ErrorReport | VitalReport) & { route: string };

export interface Page {
  version: string;
  language: string;
  visit: string;
}

const SEND_AFTER_MS = 3000;
const A_MINUTE_MS = 60_000;
const ERRORS_A_MINUTE = 10;
const ERRORS_A_VISIT = 50;

export interface Sender {
  add: (report: Report) => void;
  flush: () => void;
}

/** `sendBeacon` is only the fallback of older browsers, because it includes cookies and the referrer. */
function send(url: string, text: string): void {
  if ('keepalive' in Request.prototype) {
    fetch(url, {
      method: 'POST',
      body: text,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // Avoids a CORS preflight.
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    }).catch(() => null);
  } else {
    navigator.sendBeacon(url, text);
  }
}

export function createSender(url: string, page: Page, now: () => number = Date.now): Sender {
  let waiting: Report[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reported = new Set<string>();
  let minute: number[] = [];

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const reports = waiting;
    waiting = [];
    send(url, JSON.stringify({ ...page, reports }));
  };

  const isTooMuch = (report: Report): boolean => {
    if (report.kind !== 'error') return false;
    const key = [report.where, report.name, report.message, report.operation, report.pointer].join('|');
    minute = minute.filter((time) => now() - time < A_MINUTE_MS);
    if (reported.has(key) || reported.size >= ERRORS_A_VISIT || minute.length >= ERRORS_A_MINUTE) return true;
    reported.add(key);
    minute.push(now());
    return false;
  };

  return {
    add: (report) => {
      if (isTooMuch(report)) return;
      waiting.push(report);
      timer ??= setTimeout(flush, SEND_AFTER_MS);
    },
    flush,
  };
}
