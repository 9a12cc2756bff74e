/** The clock takes real moments only, and whatever it takes the portal can live with. */
import { describe, expect, test } from 'vitest';
import { EARLIEST, LATEST, platformTime } from '#mocks/world/clock.ts';
import { errorOf, openBench, type TestBench } from '../support.ts';
import { ofEachTest } from '../../support/of-each-test.ts';

const bench = ofEachTest(() => openBench());

describe('the clock of the control API', () => {
  test('cannot be advanced out of its range', async () => {
    await bench.control('POST', '/clock', { now: '2099-12-31T00:00:00+08:00' });
    expect(await errorOf(bench.control('POST', '/clock', { advanceMs: 86_400_000 }))).toEqual([
      400,
      'The clock can be set to times from 2000-01-01T00:00:00.000+08:00 to 2099-12-31T23:59:59.000+08:00',
    ]);
  });

  describe.each([EARLIEST, LATEST])('at %i, its first or last moment', (now) => {
    test.each([
      ['moved there', (bench: TestBench) => bench.control('POST', '/clock', { now: platformTime(now) })],
      ['made there', (bench: TestBench) => bench.mock.worlds.reset('default', { seed: 1, now })],
    ])('keeps every answer on the contract, %s', async (_name, go) => {
      await go(bench);
      expect((await bench.control('GET', '/world')).status).toBe(200);
      for (const [action, body] of [
        ['publishNews', { titleZh: '标题', textZh: '正文' }],
        ['sendMessage', { userId: 'u-certified', zh: '消息' }],
        ['issueQuote', { applicationId: 'app-012' }],
      ] as const) {
        expect((await bench.control('POST', `/operator/${action}`, body)).status).toBe(200);
      }
      const token = await bench.login('certified');
      const page = { pageNum: 1, pageSize: 100, type: 1, status: 0 };
      for (const [method, path, body] of [
        ['POST', '/p/epd/inner/list', page],
        ['GET', '/p/portal/my/company/epd?pageNum=1&pageSize=100', undefined],
        ['POST', '/n/portal/list/news', page],
        ['POST', '/p/epd/page', page],
      ] as const) {
        const { status, json } = await bench.call(method, path, { token, body });
        expect([path, status, json.message]).toEqual([path, 200, 'success']);
      }
      expect(bench.reports).toEqual([]);
    });
  });
});
