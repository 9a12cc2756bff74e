/** Where Worlds rest while nobody uses them. */
import type { Incoming } from './incoming.ts';
import type { Snapshot } from './snapshot.ts';

/** What a list shows of a World that rests. */
export const namesIn = ({ base, state }: Snapshot): Pick<Resting, 'scenario' | 'persona'> => ({
  scenario: base.scenario,
  persona: state.persona,
});

/** A World in storage. */
export interface Resting {
  readonly bytes: number;
  /** Where it began, and who signed in last; null for nobody, both null when its file cannot be read. */
  readonly scenario: string | null;
  readonly persona: string | null;
  /** When it was stored last, epoch ms of the machine. */
  readonly savedAt: number;
}

/**
 * Where Worlds rest. Synchronous on purpose: a call has been stored when its answer leaves. An adapter whose storage is
 * asynchronous reads everything before it starts and queues its writes.
 */
export interface WorldStorage {
  /** The stored World, or null. */
  load(id: string): Snapshot | null;
  /** Whether it was stored; if not, the storage has told people why. */
  save(id: string, snapshot: Snapshot): boolean;
  list(): readonly string[];
  /** What rests of a World; null when nothing does. */
  about(id: string): Resting | null;
  /** Forgets a stored World for good: a crash later brings nothing of it back. Throws when it cannot. */
  remove(id: string): void;
  /** Puts a stored World that cannot be restored out of the way, and says so to people. */
  setAside(id: string, reason: string): void;
  /** Whether each change is written at once, or a World only when it leaves memory. */
  readonly writeThrough: boolean;
  /** Takes an upload as it comes; in memory without it. */
  incoming?(): Incoming;
}

/** Keeps Worlds that left memory as their small difference from the seed. */
export function memoryStorage(): WorldStorage {
  const stored = new Map<string, { snapshot: Snapshot; savedAt: number }>();
  return {
    load: (id) => stored.get(id)?.snapshot ?? null,
    save: (id, snapshot) => stored.set(id, { snapshot, savedAt: Date.now() }).has(id),
    list: () => [...stored.keys()],
    about(id) {
      const found = stored.get(id);
      return found === undefined
        ? null
        : {
            bytes: JSON.stringify(found.snapshot).length,
            savedAt: found.savedAt,
            ...namesIn(found.snapshot),
          };
    },
    remove: (id) => void stored.delete(id),
    setAside: (id) => void stored.delete(id),
    writeThrough: false,
  };
}
