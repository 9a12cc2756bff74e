import type { ErrorReport } from './describe.ts';
import type { Metric } from 'web-vitals';

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
