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

type Damage = (snapshot: Snapshot) => object;
/** Other parts in the state of a snapshot, in its first journal entry, in its base. */
const state =
  (change: object): Damage =>
  (file) => ({ ...file, state: { ...file.state, ...change } });
const entry =
  (change: object): Damage =>
  (file) => {
    const [first, ...rest] = file.state.journal.entries;
    return state({ journal: { ...file.state.journal, entries: [{ ...first, ...change }, ...rest] } })(file);
  };
const base =
  (change: object): Damage =>
  (file) => ({ ...file, base: { ...file.base, ...change } });
const clock = (offsetMs: unknown, frozenAt: unknown) => state({ clock: { offsetMs, frozenAt } });
const fault = (one: object) => state({ faults: [one] });

const FAULT_1 = 'state.faults" is not as it should be: Fault 1: value of a status';
const DAMAGED: readonly (readonly [string, string, Damage])[] = [
  ['a clock moved beyond all time', 'state.clock', clock(1e300, null)],
  ['a clock that stands out of its range', 'state.clock', clock(0, 8.64e15)],
  ['a clock that stands nowhere', 'state.clock', clock(0, undefined)],
  ['a fault with no status', FAULT_1, fault({ operationId: '*', kind: 'status', value: 99 })],
  ['a fault of no operation', 'state.faults', fault({ operationId: 'getMenuu', kind: 'network' })],
  ['an empty journal entry', 'state.journal', state({ journal: { count: 1, entries: [{}] } })],
  ['an entry at no time', 'state.journal', entry({ at: 1e300 })],
  ['an entry of no kind', 'state.journal', entry({ kind: 'dance' })],
  ['an entry with half a fault', 'state.journal', entry({ fault: { kind: 'status' } })],
  ['an entry with half a change', 'state.journal', entry({ changes: [{ id: 'x' }] })],
  ['an entry with half a finding', 'state.journal', entry({ answerFindings: [null] })],
  ['an endless counter', 'state.counters', state({ counters: { m: 1e300 } })],
  ['a seed that is none', 'base.seed', base({ seed: 1e300 })],
  ['a start without offset', 'base.now', base({ now: '2026-11-20T09:00:00' })],
  ['a start in a far year', 'base.now', base({ now: '+275760-09-13T00:00:00Z' })],
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
