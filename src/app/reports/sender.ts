import type { ErrorReport } from './describe.ts';
import type { VitalReport } from './vitals.ts';

/** Gathers reports and sends a few at a time; what comes too often is left out, so that a broken page is no attack. */

export type Report = (ErrorReport | VitalReport) & { route: string };

/** What every sending says of the page it comes from. */
export interface Page {
  /** Of the build, as the page names it. */
  version: string;
  language: string;
  /** Tells the reports of one visit from those of the next; made for it and kept nowhere. */
  visit: string;
}

const SEND_AFTER_MS = 3000;
const A_MINUTE_MS = 60_000;
const ERRORS_A_MINUTE = 10;
const ERRORS_A_VISIT = 50;

export interface Sender {
  add: (report: Report) => void;
  /** Sends at once what waits. */
  flush: () => void;
}

/**
 * Sends text, also from a page that goes away. Without cookies and without the address of the page, which `sendBeacon` would both
 * take along: it is for browsers that know nothing better.
 */
function send(url: string, text: string): void {
  if ('keepalive' in Request.prototype) {
    fetch(url, {
      method: 'POST',
      body: text,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // Of text, so that another origin need not be asked first.
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
      // What cannot be reported is not worth an error of its own.
    }).catch(() => null);
  } else {
    navigator.sendBeacon(url, text);
  }
}

export function createSender(url: string, page: Page, now: () => number = Date.now): Sender {
  let waiting: Report[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const told = new Set<string>();
  let minute: number[] = [];

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const reports = waiting;
    waiting = [];
    send(url, JSON.stringify({ ...page, reports }));
  };

  /** The same error at the same place is one report; others have a limit. */
  const isTooMuch = (report: Report): boolean => {
    if (report.kind !== 'error') return false;
    const key = [report.where, report.name, report.message, report.operation, report.pointer].join('|');
    minute = minute.filter((time) => now() - time < A_MINUTE_MS);
    if (told.has(key) || told.size >= ERRORS_A_VISIT || minute.length >= ERRORS_A_MINUTE) return true;
    told.add(key);
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
