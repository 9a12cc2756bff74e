import { describe, expect, it } from 'vitest';
import { ok } from '#mocks/handlers/handler.ts';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import { openBench } from '../mocks/support.ts';

/** The `/p/` calls that serve anonymous screens. */
const OPEN = [
  '/p/epd/page',
  '/p/pcr/page',
  '/p/pcr/list',
  '/p/productCategory/list',
  '/p/system/setting/qrShow',
  '/api/p/region/{code}',
];
const ids = Object.keys(operations) as OperationId[];
const isPersonal = (path: string) => /^\/(?:api\/)?p\//.test(path);

describe('who may call what (decision 2)', () => {
  it('is declared: /n/ open, /p/ with a session but for six calls [2§6 visitors]', () => {
    for (const id of ids) {
      const { path, auth } = operations[id];
      const wanted = isPersonal(path) && !OPEN.includes(path) ? 'token' : 'open';
      // Decision 3: a link cannot send a header.
      expect(auth, path).toBe(path.startsWith('/n/attachment/download/token/') ? 'query-token' : wanted);
    }
  });

  it('is kept: without a valid token HTTP 401 for exactly these', async () => {
    // Neither the checks of the contract nor the handlers matter here, only who calls.
    const bench = await openBench(Object.fromEntries(ids.map((id) => [id, () => ok(null)])), 'off');
    for (const id of ids) {
      const { method, path, auth } = operations[id];
      const filled = path.replace('{code}', 'CN').replace(/\{\w+\}/g, 'nothing');
      const body = method === 'POST' ? { body: {} } : {};
      const wanted = auth === 'open' ? 200 : 401;
      const nobody = await bench.call(method, filled, body);
      const stale = await bench.call(method, filled, { ...body, token: 'gone' });
      expect([nobody.status, stale.status], `${method} ${path}`).toEqual([wanted, wanted]);
    }
    expect(bench.errors).toEqual([]);
  });
});
