import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS } from '#src/lib/limits.ts';
import { ChunkTimeoutError, loadChunk } from '#src/lib/load-chunk.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a script that has not come after 120,000 ms is given up [1§9 chunk timeout]', async () => {
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  const answer = loadChunk(() => new Promise<never>(() => undefined)).catch((error: unknown) => error);
  let given: unknown = 'still waiting';
  void answer.then((error) => (given = error));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(given).toBe('still waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(given).toBeInstanceOf(ChunkTimeoutError);
});

it('a script that comes is handed over, a failure passes on, and no timer is left', async () => {
  await expect(loadChunk(() => Promise.resolve('part'))).resolves.toBe('part');
  await expect(loadChunk(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});
