import { describe, expect, test, vi } from 'vitest';
import type { AnyHandler } from '#mocks/core/mock.ts';
import { openBench } from '../support.ts';
import { ofEachTest } from '../../support/of-each-test.ts';

const bench = ofEachTest(() => openBench());

const MENU = '/api/n/menu/all';
const last = (bench: Awaited<ReturnType<typeof openBench>>) => bench.world.journal.tail(1)[0];

describe('a fault', () => {
  test('of the network drops the connection before anything happened', async () => {
    const handler = vi.fn<AnyHandler>();
    const bench = await openBench({ getMenu: handler });
    bench.world.faults = [{ operationId: 'getMenu', kind: 'network' }];
    expect((await bench.call('GET', MENU)).response.type).toBe('error');
    expect(handler).not.toHaveBeenCalled();
    expect(last(bench)).toMatchObject({ status: 0 });
  });

  test('of one body hits that call alone, also before anybody looked at its token', async () => {
    const fault = { operationId: 'confirmQuote', kind: 'status', value: 503, times: 1 } as const;
    bench.world.faults = [{ ...fault, match: { field: '/id', equals: 'q-2' } }];
    const confirm = async (id: string) =>
      (await bench.call('POST', '/api/p/price/confirm', { body: { id } })).status;
    expect([await confirm('q-1'), await confirm('q-2'), await confirm('q-2')]).toEqual([401, 503, 401]);
  });

  test('that breaks the body off lets the work be done', async () => {
    bench.world.faults = [{ operationId: 'getMenu', kind: 'malformed' }];
    const { response } = await bench.call('GET', MENU);
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });
});
