/** All records of a workplace, whatever page size the server gives. */
import { expect, it, vi } from 'vitest';
import { FILL_CALLS_MAX } from '#src/parts/own-filters/fill.ts';
import { readBatch } from '#src/parts/verification/queries.ts';
import { toVerificationPage } from '#src/parts/verification/read.ts';
import { countOpen, inWorkOrder } from '#src/parts/verification/work-order.ts';
import { drifted } from '../../drifted.ts';

/** Rows may lack what the contract requires: servers differ. */
const pageOf = (list: object[], totals?: number) =>
  toVerificationPage(drifted({ list, ...(totals !== undefined && { totals }) }));

/** @param most rows that the server gives a page, whatever it is asked for */
function server(count: number, { counts = true, most = 100, pages = true } = {}) {
  const all = Array.from({ length: count }, (_, at) => ({ id: `v-${String(at)}`, verifyState: 3 }));
  return vi.fn((page: number, asked: number) => {
    const size = Math.min(asked, most);
    const list = all.slice(pages ? (page - 1) * size : 0, pages ? page * size : size);
    return Promise.resolve(pageOf(list, counts ? count : undefined));
  });
}

it.each([
  ['one page', 4, {}, 1],
  ['sixty', 60, {}, 2],
  ['sixty in pages of ten', 60, { most: 10 }, 6],
  ['sixty without a total', 60, { counts: false }, 3],
  ['the same page again and again', 60, { pages: false, most: 20 }, 2],
])('reads %s to the end', async (_, count, how, calls) => {
  const ask = server(count, how);
  const { rows, goesOn } = await readBatch(ask, 1);
  expect([rows.length, goesOn]).toEqual([_.startsWith('the same') ? 20 : count, false]);
  expect(ask).toHaveBeenCalledTimes(calls);
});

it('stops after ten calls and goes on with the next batch', async () => {
  const ask = server(150, { most: 10 });
  const first = await readBatch(ask, 1);
  expect([first.rows.length, first.goesOn, first.total]).toEqual([100, true, 150]);
  expect(ask).toHaveBeenCalledTimes(FILL_CALLS_MAX);
  const second = await readBatch(ask, 2);
  expect([second.rows.length, second.rows[0]?.id, second.goesOn]).toEqual([50, 'v-100', false]);
});

it('counts nothing where no record says its state', () => {
  const rows = (list: object[]) => pageOf(list, 1).rows;
  expect(countOpen(rows([{ id: 'a' }]))).toBeNull();
  expect(countOpen(rows([{ id: 'a' }, { id: 'b', verifyState: 3 }]))).toBe(1);
  expect(countOpen([])).toBe(0);
});

it('orders what is in progress from the oldest, then what is decided from the newest', () => {
  const row = (id: string, verifyState: number, submitTime?: string) => ({ id, verifyState, submitTime });
  const order = (list: object[]) =>
    inWorkOrder(pageOf(list, 9).rows)
      .map(({ id }) => id)
      .join(' ');
  const at = (day: number) => `2026-11-0${String(day)} 09:00:00`;
  expect(order([row('d', 3, at(9)), row('c', 1, at(8)), row('b', 3, at(4)), row('a', 2, at(2))])).toBe(
    'b d c a',
  );
  // Without dates: as the server lists them, newest first.
  expect(order([row('d', 3), row('c', 1), row('b', 3), row('a', 2)])).toBe('b d c a');
});
