import { afterEach, expect, test } from 'vitest';
import { startMock, type TestMock } from '#mocks/adapters/msw-node.ts';

let mock: TestMock | undefined;
afterEach(() => mock?.stop());

const count = (token: string): Promise<Response> =>
  fetch('http://localhost/p/epd/inner/count', {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: '{"status":0,"type":1}',
  });

test('answers fetch from a World of this test alone', async () => {
  mock = await startMock({ persona: 'certified' });
  expect(mock.user?.id).toBe('u-certified');
  expect((await count(mock.token ?? '')).status).toBe(200);
  const { world, token } = mock;
  mock.stop();

  mock = await startMock();
  expect(mock.world).not.toBe(world);
  expect(mock.token).toBeNull();
  expect((await count(token ?? '')).status).toBe(401);
  expect((await count(mock.signIn('agency'))).status).toBe(200);
});

test('fails a request that nobody answers', async () => {
  mock = await startMock();
  await expect(fetch('http://localhost/somewhere.json')).rejects.toThrow();
});

test('drops a connection as fetch sees it', async () => {
  mock = await startMock();
  mock.world.faults = [{ operationId: 'getMenu', kind: 'network' }];
  await expect(fetch('http://localhost/api/n/menu/all')).rejects.toThrow(TypeError);
});
