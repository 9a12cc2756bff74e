import { onTestFinished } from 'vitest';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { startMockServer, type MockServer } from '#mocks/adapters/node-http.ts';

/** A mock over HTTP until the end of the test, with a mock of its own unless the options name one. */
export async function mockServerOfTest(
  options: Partial<Parameters<typeof startMockServer>[0]> = {},
): Promise<MockServer> {
  const server = await startMockServer({ mock: await createMock(), port: 0, ...options });
  onTestFinished(() => server.close());
  return server;
}
