import { expect, test } from 'vitest';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { ok } from '#mocks/handlers/handler.ts';
import type { AnyHandler, Mock } from '#mocks/core/mock.ts';
import { worldFactory } from '#mocks/scenarios/create-world.ts';
import { memoryStorage, Worlds, type WorldStorage } from '#mocks/world/worlds.ts';
import { clientOf } from '../support.ts';

/** A mock whose Worlds are written at every change, and of which only one stays in memory. */
async function mockOf(getMenu: AnyHandler): Promise<{ mock: Mock; storage: WorldStorage }> {
  const storage: WorldStorage = { ...memoryStorage(), writeThrough: true };
  const made = await createMock({
    openapi: 'off',
    worlds: new Worlds(worldFactory, storage, { worlds: 1 }),
    onError: () => undefined,
  });
  return { mock: { ...made, handlers: { ...made.handlers, getMenu } }, storage };
}

const callIn = (mock: Mock, world: string) => clientOf(mock).call('GET', '/api/n/menu/all', { world });

/** Who is stored under this name. */
const storedName = (storage: WorldStorage, id: string): unknown =>
  storage.load(id)?.state.rows.users?.rows.map((row) => ('userName' in row ? row.userName : null));

test('a change is stored before its answer leaves, also when other Worlds pushed into memory meanwhile', async () => {
  let goOn = (): void => undefined;
  const waiting = new Promise<void>((done) => (goOn = done));
  const { mock, storage } = await mockOf(async ({ world }) => {
    if (world.id !== 'one') return ok([]);
    await waiting;
    world.store.users.update('u-certified', { userName: 'A' });
    return ok([]);
  });
  const call = callIn(mock, 'one');
  await callIn(mock, 'two');
  await callIn(mock, 'three');
  goOn();
  expect((await call).status).toBe(200);
  expect(storedName(storage, 'one')).toEqual(['A']);
  expect(mock.worlds.get('one').store.users.get('u-certified')?.userName).toBe('A');
});

test('what a failing call had changed before it failed is its own, and stored', async () => {
  const { mock, storage } = await mockOf(({ world }) => {
    world.store.users.update('u-certified', { userName: 'A' });
    throw new Error('broke');
  });
  expect((await callIn(mock, 'one')).status).toBe(500);
  expect(storedName(storage, 'one')).toEqual(['A']);
  expect(mock.worlds.get('one').journal.tail(1)[0]?.changes).toMatchObject([{ id: 'u-certified' }]);
});

test('a fault that was counted down is stored, though the call changed nothing else', async () => {
  const { mock, storage } = await mockOf(() => ok([]));
  const world = mock.worlds.get('one');
  world.faults = [{ operationId: 'getMenu', kind: 'status', value: 503, times: 2 }];
  mock.worlds.changed(world);
  expect((await callIn(mock, 'one')).status).toBe(503);
  expect(storage.load('one')?.state.faults).toMatchObject([{ times: 1 }]);
  expect((await callIn(mock, 'one')).status).toBe(503);
  expect(storage.load('one')?.state.faults).toEqual([]);
});
