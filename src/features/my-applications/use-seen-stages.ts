import { useEffect, useState } from 'react';
import { number, record } from '#src/lib/received.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStoredJson, writeStorage } from '#src/lib/storage.ts';

const stored = (): Record<string, unknown> =>
  record<Record<string, unknown>>(readStoredJson(STORAGE.seenStages));

/** Number of stages done when this browser last showed the application, for a glow that plays once; undefined at first. */
export function useSeenStages(id: string, done: number): number | undefined {
  const [before] = useState(() => number(stored()[id]));
  useEffect(() => {
    writeStorage(STORAGE.seenStages, JSON.stringify({ ...stored(), [id]: done }));
  }, [id, done]);
  return before ?? undefined;
}
