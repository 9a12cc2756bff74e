import { afterEach, expect, test } from 'vitest';
import { startMock, type TestMock } from '#mocks/adapters/msw-node.ts';

let mock: TestMock | undefined;
afterEach(() => mock?.stop());

test('fails a request that nobody answers', async () => {
  mock = await startMock();
  await expect(fetch('http://localhost/somewhere.json')).rejects.toThrow();
});
