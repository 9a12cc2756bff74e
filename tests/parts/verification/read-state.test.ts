/** Records in one state, on servers that know the filter and on those that do not (decision 31). */
import { expect, it, vi } from 'vitest';
import { FILL_CALLS_MAX } from '#src/parts/own-filters/fill.ts';
import { readState } from '#src/parts/verification/read-state.ts';
import { toVerificationPage, type VerificationPage } from '#src/parts/verification/read.ts';

const SIZE = 2;
const wanted = { state: 3, page: 1, size: SIZE } as const;

/** @param most rows that the server gives a page, whatever it is asked for */
function server(states: readonly number[], { filters = false, counts = true, most = 100 } = {}) {
  const all = states.map((verifyState, at) => ({ id: `v-${String(at)}`, verifyState }));
  return vi.fn((page: number, asked: number, state?: number) => {
    const rows = filters && state !== undefined ? all.filter((row) => row.verifyState === state) : all;
    const size = Math.min(asked, most);
    const list = rows.slice((page - 1) * size, page * size);
    return Promise.resolve(toVerificationPage({ list, ...(counts && { totals: rows.length }) } as never));
  });
}
const ids = ({ rows }: { rows: readonly { id: string }[] }) => rows.map(({ id }) => id);

it('are taken from a server that finds fewer with the filter than without, in two calls', async () => {
  const ask = server([3, 1, 3, 2, 3], { filters: true });
  const page = await readState(ask, wanted);
  expect([ids(page), page.total]).toEqual([['v-0', 'v-2'], 3]);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('are found here where the server ignores the filter, page by page', async () => {
  const states = [3, 1, 3, 2, 3];
  const first = await readState(server(states), wanted);
  expect([ids(first), first.total]).toEqual([['v-0', 'v-2'], 3]);
  const second = await readState(server(states), { ...wanted, page: 2 });
  expect([ids(second), second.total]).toEqual([['v-4'], 3]);
});

it('are counted truly where the first page happens to hold no others', async () => {
  expect((await readState(server([3, 3, 1, 2]), wanted)).total).toBe(2);
  expect((await readState(server([3, 3, 3]), wanted)).total).toBe(3);
  expect(await readState(server([1, 2]), wanted)).toMatchObject({ rows: [], total: 0 });
});

it('are not counted where not all could be read', async () => {
  const ask = server(
    Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? 3 : 1)),
    { most: 2 },
  );
  const page = await readState(ask, wanted);
  expect([page.rows.length, page.total]).toEqual([2, null]);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(FILL_CALLS_MAX + 1);
});

it('are not called none where no record says its state', async () => {
  const silent = (): Promise<VerificationPage> =>
    Promise.resolve(toVerificationPage({ list: [{ id: 'v-0' }], totals: 1 } as never));
  await expect(readState(silent, wanted)).rejects.toThrow('No record says its state.');
});

it('are all read where the server does not count, until a page brings nothing new', async () => {
  const page = await readState(server([3, 1, 3, 3, 2], { counts: false }), wanted);
  expect([ids(page), page.total]).toEqual([['v-0', 'v-2'], 3]);
});
