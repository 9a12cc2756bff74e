import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportSlowPages } from '#src/app/missing-scripts.ts';
import { CHUNK_TIMEOUT_MS } from '#src/lib/limits.ts';
import { notify } from '#src/ui/notify.ts';

type Listener = () => void;

/** A router as far as its events go. */
function fakeRouter() {
  const listeners = new Map<string, Listener>();
  const subscribe = (type: string, listener: Listener) => {
    listeners.set(type, listener);
    return () => listeners.delete(type);
  };
  return {
    // A stub of the only method that is used.
    router: { subscribe } as unknown as Parameters<typeof reportSlowPages>[0],
    emit: (type: string) => listeners.get(type)?.(),
    heard: () => listeners.size,
  };
}

describe('a page whose script does not come', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(notify, 'error').mockReturnValue('id');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is reported after 120,000 ms [1§9 chunk timeout]', () => {
    const { router, emit } = fakeRouter();
    reportSlowPages(router);
    emit('onBeforeLoad');
    vi.advanceTimersByTime(CHUNK_TIMEOUT_MS - 1);
    expect(notify.error).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(notify.error).toHaveBeenCalledExactlyOnceWith('error.chunkLoad');
  });

  it('is not reported once it has come, or when nobody listens any more', () => {
    const { router, emit, heard } = fakeRouter();
    const stop = reportSlowPages(router);
    emit('onBeforeLoad');
    emit('onLoad');
    vi.advanceTimersByTime(CHUNK_TIMEOUT_MS);
    emit('onBeforeLoad');
    stop();
    vi.advanceTimersByTime(CHUNK_TIMEOUT_MS);
    expect(notify.error).not.toHaveBeenCalled();
    expect(heard()).toBe(0);
  });
});
