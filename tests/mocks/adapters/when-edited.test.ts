import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onEdit } from '#mocks/adapters/vite-plugin.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a burst of edits is taken up once, and an edit meanwhile once more, never two at a time', async () => {
  const heard = new Map<string, (file: string) => void>();
  const ended: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((done) => ended.push(done)));
  const watcher = { on: (event: string, hear: (file: string) => void) => void heard.set(event, hear) };
  // Of a watcher only this is used.
  onEdit(watcher as never, (file) => file.endsWith('.yaml'), work);
  heard.get('change')?.('read.me');
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).not.toHaveBeenCalled();
  for (const event of ['add', 'change', 'unlink']) heard.get(event)?.('quote.yaml');
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledOnce();
  heard.get('change')?.('quote.yaml');
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledOnce();
  ended[0]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(2);
});
