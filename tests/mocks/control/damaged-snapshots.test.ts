/** A damaged snapshot is refused with the place of the damage, and the World stays as it was. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Snapshot } from '#mocks/world/snapshot.ts';
import { openBench, type TestBench } from '../support.ts';

/** A World in which everything that a journal can hold has happened, as a file. */
async function used(): Promise<{ bench: TestBench; text: string; file: () => Snapshot }> {
  const bench = await openBench();
  const token = await bench.login('certified');
  await bench.control('POST', '/clock', { advanceMs: 1000 });
  await bench.control('PUT', '/faults', [{ operationId: 'getMenu', kind: 'status', value: 503 }]);
  await bench.call('GET', '/api/n/menu/all', { language: 'zh-CN' });
  await bench.call('POST', '/p/epd/page', { body: { pageNum: 'x' } });
  await bench.call('POST', '/p/epd/inner/count', { token, body: { status: 0, type: 1 } });
  await bench.call('GET', '/api/n/nothing');
  await bench.control('POST', '/operator/sendMessage', { userId: 'u-certified', zh: '消息' });
  const text = await (await bench.control('GET', '/snapshot')).response.text();
  return { bench, text, file: () => JSON.parse(text) as Snapshot };
}

/** A snapshot with other parts in its state. */
const withState = (snapshot: Snapshot, change: object): object => ({
  ...snapshot,
  state: { ...snapshot.state, ...change },
});
/** A snapshot whose first journal entry differs. */
const withEntry = (snapshot: Snapshot, change: object): object => {
  const [first, ...rest] = snapshot.state.journal.entries;
  return withState(snapshot, {
    journal: { ...snapshot.state.journal, entries: [{ ...first, ...change }, ...rest] },
  });
};
const withBase = (snapshot: Snapshot, change: object): object => ({
  ...snapshot,
  base: { ...snapshot.base, ...change },
});
const clock = (offsetMs: unknown, frozenAt: unknown) => ({ clock: { offsetMs, frozenAt } });
const faults = (...list: readonly object[]) => ({ faults: list });

const DAMAGED: readonly (readonly [string, string, (snapshot: Snapshot) => object])[] = [
  ['a clock moved beyond all time', 'state.clock', (file) => withState(file, clock(1e300, null))],
  ['a clock that stands out of its range', 'state.clock', (file) => withState(file, clock(0, 8.64e15))],
  ['a clock that stands nowhere', 'state.clock', (file) => withState(file, clock(0, undefined))],
  [
    'a fault with no status',
    'state.faults" is not as it should be: Fault 1: value of a status',
    (file) => withState(file, faults({ operationId: '*', kind: 'status', value: 99 })),
  ],
  [
    'a fault of no operation',
    'state.faults',
    (file) => withState(file, faults({ operationId: 'getMenuu', kind: 'network' })),
  ],
  [
    'an empty journal entry',
    'state.journal',
    (file) => withState(file, { journal: { count: 1, entries: [{}] } }),
  ],
  ['an entry at no time', 'state.journal', (file) => withEntry(file, { at: 1e300 })],
  ['an entry of no kind', 'state.journal', (file) => withEntry(file, { kind: 'dance' })],
  ['an entry with half a fault', 'state.journal', (file) => withEntry(file, { fault: { kind: 'status' } })],
  ['an entry with half a change', 'state.journal', (file) => withEntry(file, { changes: [{ id: 'x' }] })],
  ['an entry with half a finding', 'state.journal', (file) => withEntry(file, { answerFindings: [null] })],
  ['an endless counter', 'state.counters', (file) => withState(file, { counters: { m: 1e300 } })],
  ['a seed that is none', 'base.seed', (file) => withBase(file, { seed: 1e300 })],
  ['a start without offset', 'base.now', (file) => withBase(file, { now: '2026-11-20T09:00:00' })],
  ['a start in a far year', 'base.now', (file) => withBase(file, { now: '+275760-09-13T00:00:00Z' })],
];

describe('a damaged snapshot', () => {
  let world: Awaited<ReturnType<typeof used>>;
  beforeAll(async () => {
    world = await used();
  });

  test.each(DAMAGED)('with %s is refused', async (_name, place, damage) => {
    const { bench, text, file } = world;
    const { status, json } = await bench.control('PUT', '/snapshot', damage(file()));
    expect(status).toBe(400);
    expect(json.error).toContain(`The snapshot is damaged: "${place}`);
    expect((await bench.control('GET', '/world')).status).toBe(200);
    expect(await (await bench.control('GET', '/snapshot')).response.text()).toBe(text);
  });
});
