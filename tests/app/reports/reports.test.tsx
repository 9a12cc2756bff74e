/** Reports of errors and web vitals, from detection to the request. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watched } from '#src/api/drift.ts';
import { reportIfConfigured } from '#src/app/reports.ts';
import { startReports, toReport } from '#src/app/reports/start.ts';
import { parseConfig } from '#src/config/schema.ts';
import { forgetConfig, setConfig } from '#src/config/config.ts';
import { BusinessError, ProtocolError } from '#src/lib/errors.ts';
import { subscribeErrors, noticeError } from '#src/lib/notice-error.ts';

interface Sent {
  url: string;
  init: RequestInit;
  body: { version: string; visit: string; reports: Record<string, unknown>[] };
}

let sent: Sent[];
let listening: (() => void)[];

/** The test DOM does not support `keepalive`. */
class Outliving {
  get keepalive(): boolean {
    return true;
  }
}

beforeEach(() => {
  // Errors buffered by another file of this worker.
  subscribeErrors(null)();
  vi.useFakeTimers();
  vi.stubGlobal('Request', Outliving);
  sent = [];
  listening = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init, body: JSON.parse(String(init.body)) as Sent['body'] });
    return Promise.resolve(new Response());
  });
  // Event listeners must not leak into the next test.
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((name: string, listener: unknown) => {
      add(name, listener as EventListener);
      listening.push(() => target.removeEventListener(name, listener as EventListener));
    });
  }
});
afterEach(() => {
  for (const stop of listening) stop();
  subscribeErrors(null)();
  forgetConfig();
});

const templateOf = (path: string): string | null => (path.startsWith('/app/epd/') ? '/app/epd/$id' : null);
const start = (): void => startReports({ url: '/reports', version: '1.2.3', language: 'zh', templateOf });
const reports = (): Record<string, unknown>[] => sent.flatMap(({ body }) => body.reports);

it('an error leaves without what it met, with the pattern of its page, and without cookies', () => {
  window.history.replaceState(null, '', '/app/epd/EPD-1?token=SECRET');
  start();
  noticeError({ where: 'uncaught', error: new TypeError('no user 19900000007') });
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(3000);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    url: '/reports',
    init: { method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' },
    body: {
      version: '1.2.3',
      reports: [
        {
          kind: 'error',
          where: 'uncaught',
          name: 'TypeError',
          message: 'no user [phone]',
          route: '/app/epd/$id',
        },
      ],
    },
  });
  expect(String(sent[0]?.init.body)).not.toMatch(/SECRET|19900000007|EPD-1/);
  window.history.replaceState(null, '', '/');
});

it('what happened before somebody listened is told too; of a refusal the code alone', () => {
  noticeError({ where: 'boot', error: new Error('texts did not come') });
  start();
  noticeError({ where: 'rejection', error: new BusinessError(0, 'Lanjiang Steel is not registered') });
  noticeError({ where: 'rejection', error: { password: 'Steel2026' } });
  vi.advanceTimersByTime(3000);
  expect(reports().map(({ where, message }) => [where, message])).toEqual([
    ['boot', 'texts did not come'],
    ['rejection', 'code 0'],
    ['rejection', 'thrown: object'],
  ]);
});

it('an answer that drifts is told by operation and place, never by its value', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  start();
  const drift = { pointer: '/data/items/3/phone', value: '19900000007' };
  const read = watched('GET /p/reports/test', () =>
    Promise.reject(new ProtocolError('Not a number.', { drift })),
  );
  await expect(read).rejects.toThrow('Not a number.');
  await vi.dynamicImportSettled();
  expect(console.error).toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(reports()).toMatchObject([
    { where: 'answer', name: 'ProtocolError', message: 'Not a number.', pointer: '/data/items/:id/phone' },
  ]);
  expect(JSON.stringify(sent)).not.toContain('19900000007');
});

it('the same error is told once, and a broken page is no attack', () => {
  start();
  for (let round = 0; round < 3; round += 1) noticeError({ where: 'uncaught', error: new Error('again') });
  vi.advanceTimersByTime(3000);
  expect(reports()).toHaveLength(1);
  const letters = (at: number): string =>
    String.fromCharCode(97 + Math.floor(at / 26)) + String.fromCharCode(97 + (at % 26));
  const many = (from: number): void => {
    for (let at = from; at < from + 20; at += 1)
      noticeError({ where: 'uncaught', error: new Error(letters(at)) });
    vi.advanceTimersByTime(61_000);
  };
  many(0);
  expect(reports()).toHaveLength(10);
  for (let minute = 1; minute < 9; minute += 1) many(minute * 20);
  expect(reports()).toHaveLength(50);
});

it.each([
  ['goes out of sight', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['goes away', () => window.dispatchEvent(new Event('pagehide'))],
])('what waits leaves at once when its page %s', (_, leave) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  start();
  noticeError({ where: 'uncaught', error: new Error('at the end') });
  expect(sent).toEqual([]);
  leave();
  expect(reports()).toHaveLength(1);
});

it('noise is no error', () => {
  start();
  noticeError({ where: 'rejection', error: new DOMException('left', 'AbortError') });
  noticeError({ where: 'uncaught', error: 'ResizeObserver loop completed with undelivered notifications.' });
  noticeError({ where: 'uncaught', error: 'Script error.' });
  vi.advanceTimersByTime(3000);
  expect(sent).toEqual([]);
});

it('a browser that cannot outlive its page by fetch uses the beacon', () => {
  const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('Request', class {});
  start();
  noticeError({ where: 'uncaught', error: new Error('gone') });
  vi.advanceTimersByTime(3000);
  expect(sent).toEqual([]);
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith('/reports', expect.stringContaining('"gone"'));
});

it('without a field in the configuration nobody listens, and nothing is kept', async () => {
  setConfig(parseConfig({}));
  noticeError({ where: 'boot', error: new Error('early') });
  reportIfConfigured(() => null);
  noticeError({ where: 'uncaught', error: new Error('late') });
  expect(listening).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  const heard = vi.fn<() => void>();
  subscribeErrors(heard);
  expect([heard.mock.calls, sent]).toEqual([[], []]);
});

it('of the visits only the share reports that the configuration wants', async () => {
  setConfig(parseConfig({ reportUrl: '/reports', reportShare: 0.25 }));
  vi.spyOn(Math, 'random').mockReturnValue(0.25);
  reportIfConfigured(() => null);
  expect(listening).toEqual([]);
  vi.spyOn(Math, 'random').mockReturnValue(0.24);
  reportIfConfigured(() => null);
  const before = listening.length;
  expect(before).toBeGreaterThan(0);
  // The reporter is a dynamic import: it must start within this test.
  await vi.waitFor(() => expect(listening.length).toBeGreaterThan(before));
});

it.each([
  'http://collector.example.com/',
  '//collector.example.com',
  '/reports?key=1',
  'reports',
  'https://c.example.com/?k=1',
])('reports do not go to %s', (reportUrl) => {
  expect(() => parseConfig({ reportUrl })).toThrow('reportUrl');
});

it.each(['', '/reports', '/gateway/reports/', 'https://collector.example.com/v1'])(
  'reports may go to "%s"',
  (reportUrl) => {
    expect(parseConfig({ reportUrl }).reportUrl).toBe(reportUrl);
  },
);

it('tells milliseconds whole and the share that moved exactly', () => {
  expect(toReport({ name: 'LCP', value: 900.6 })).toEqual({ kind: 'vital', name: 'LCP', value: 901 });
  expect(toReport({ name: 'CLS', value: 0.123_46 })).toEqual({ kind: 'vital', name: 'CLS', value: 0.1235 });
});
