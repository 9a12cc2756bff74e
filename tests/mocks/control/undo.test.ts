import { beforeEach, describe, expect, test } from 'vitest';
import type { ControlSchemas } from '#mocks/openapi/control.gen.ts';
import { UndoHistory, UNDO_STEPS_MAX } from '#mocks/world/undo-history.ts';
import { openBench } from '../support.ts';
import { ofEachTest } from '../../support/of-each-test.ts';
import { must } from '../../support/must.ts';

type Undoable = ControlSchemas['ControlUndoList'];

const bench = ofEachTest(() => openBench());
const undoable = () => bench.read<Undoable>('/undo');
const names = ({ steps }: Undoable) => steps.map(({ kind, operation }) => operation ?? kind);
const world = () => bench.mock.worlds.get('default');

/** The World's state without the request log, which undo does not revert. */
function standing(): unknown {
  const { base, state } = world().snapshot();
  const { journal: _journal, ...rest } = state;
  return { base, rest };
}

/** Somebody is signed in, and a quote waits. */
let token: string;
beforeEach(async () => {
  await bench.control('POST', '/reset', { scenario: 'quote-issued', seed: 1 });
  world().clock.set({ frozen: true });
  token = await bench.login('certified');
});
function confirm() {
  const { id } = must(world().store.quotes.all().at(-1));
  return bench.call('POST', '/api/p/price/confirm', { token, body: { id } });
}

describe('undo', () => {
  test('leaves everything as it stood before the last step that changed something', async () => {
    const before = standing();
    expect((await confirm()).json.code).toBe(1);
    // Reads change nothing and are no step to undo.
    await bench.call('GET', '/api/n/menu/all', { token });
    expect(standing()).not.toEqual(before);
    expect(names(await undoable())).toEqual(['confirmQuote', 'login']);

    const { status, json } = await bench.control('POST', '/undo');
    expect([status, json['scenario']]).toEqual([200, 'quote-issued']);
    expect(standing()).toEqual(before);
    expect(names(await undoable())).toEqual(['login']);
    // After undo the session continues, the same call works again, and the recorder contains it once.
    expect((await confirm()).json.code).toBe(1);
    const recorded = world().recorder.list();
    expect(recorded.map(({ operation, kind }) => operation ?? kind)).toEqual(['login', 'confirmQuote']);
  });

  test('leaves what the server is like: that is no step of the World', async () => {
    const behaviour = { fields: 'documented', dialects: ['msg'] };
    await bench.control('PUT', '/server', behaviour);
    await bench.control('POST', '/undo');
    expect((await bench.control('GET', '/server')).json).toMatchObject(behaviour);
  });

  test('counts steps on: none has the name of another that is listed', async () => {
    const move = () => bench.control('POST', '/clock', { advanceMs: 1000 });
    await move();
    await move();
    await bench.control('POST', '/undo');
    await move();
    const ids = (await undoable()).steps.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect(ids).toHaveLength(3);
  });

  test('goes back before a chosen step, over steps of every kind', async () => {
    const before = standing();
    await bench.control('POST', '/clock', { advanceMs: 86_400_000 });
    await bench.control('PUT', '/faults', [{ operationId: '*', kind: 'status', value: 503, times: 1 }]);
    // A used-up fault is also a change.
    expect((await bench.call('GET', '/api/n/menu/all')).status).toBe(503);
    await bench.control('POST', '/operator/setSetting', { name: 'qrShow', value: '1' });
    const all = await undoable();
    expect(names(all)).toEqual(['setSetting', 'getMenu', 'faults', 'clock', 'login']);
    await bench.control('POST', '/undo', { to: all.steps[3]?.id });
    expect(standing()).toEqual(before);
    const journal = await bench.read<{ kind: string; answer: { undone: object[] } }[]>('/requests');
    expect(journal[0]).toMatchObject({ kind: 'undo', action: 'clock' });
    expect(journal[0]?.answer.undone).toHaveLength(4);
    // Undone calls stay in the request log.
    expect(journal.map(({ kind }) => kind)).toEqual([
      'undo',
      'operator',
      'request',
      'faults',
      'clock',
      'login',
    ]);
  });

  test('leaves no marked range that ends or begins behind what is still recorded', async () => {
    const recorder = async () => (await bench.control('GET', '/world')).json['recorder'];
    const freeze = () => bench.control('POST', '/clock', { frozen: true });
    await freeze();
    await bench.control('POST', '/recording/mark', { isRunning: true });
    await freeze();
    await bench.control('POST', '/recording/mark', { isRunning: false });
    expect(await recorder()).toMatchObject({ steps: 3, from: 3, until: 3 });
    await bench.control('POST', '/undo');
    expect(await recorder()).toMatchObject({ steps: 2, from: 3, until: null });
    await bench.control('POST', '/undo');
    expect(await recorder()).toMatchObject({ steps: 1, from: 2, until: null });
  });

  test('ends the session of a sign-in that it undoes', async () => {
    await bench.control('POST', '/undo');
    expect((await bench.call('GET', '/p/portal/my/company/epd', { token })).status).toBe(401);
  });

  test('says in both languages why there is nothing to undo', async () => {
    await bench.control('POST', '/reset', {});
    const { reason } = await undoable();
    expect(reason).toEqual({ zh: expect.stringContaining('还没有'), en: expect.stringContaining('Nothing') });
    const refused = await bench.control('POST', '/undo');
    expect([refused.status, refused.json['text']]).toEqual([400, reason]);
    await bench.login('certified');
    await bench.control('PUT', '/snapshot', world().snapshot());
    expect((await undoable()).reason?.en).toContain('came from a snapshot');
    expect((await bench.control('POST', '/undo', { to: 99 })).status).toBe(400);
  });
});

test('the past keeps its last steps only', () => {
  let n = 0;
  const rows = { size: 1, difference: () => ({ users: { rows: [], removed: ['u'] } }) };
  const past = new UndoHistory(() => ({
    persona: null,
    clock: { offsetMs: (n += 1), frozenAt: null },
    counters: {},
    faults: [],
    rows,
  }));
  for (let step = 0; step < UNDO_STEPS_MAX + 5; step += 1)
    past.note({ kind: 'clock', operation: null, at: 0, recorded: step });
  expect(past.list().map(({ recorded }) => recorded)).toEqual(
    Array.from({ length: UNDO_STEPS_MAX }, (_, at) => at + 5),
  );
  expect(past.list()[0]?.before.clock.offsetMs).toBe(6);
});
