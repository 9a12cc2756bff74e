/** Storage interface for Worlds outside memory. */
import type { IncomingFile } from './incoming.ts';
import type { Snapshot } from './snapshot.ts';
import { recordedSince, type RecordedSince, type StepHistory } from './step-history.ts';
import type { LiveWorld } from './world.ts';
import type { UndoStep } from './undo-history.ts';
import type { Recorder } from './recorder.ts';

/** Values of a stored World that lists show. */
export const namesIn = ({ base, state }: Snapshot): Pick<StoredWorldInfo, 'scenario' | 'persona'> => ({
  scenario: base.scenario,
  persona: state.persona,
});

export interface StoredWorldInfo {
  readonly bytes: number;
  /** Scenario and last signed-in persona (null for none); both null if the file is unreadable. */
  readonly scenario: string | null;
  readonly persona: string | null;
  /** Last write, epoch ms (real time). */
  readonly savedAt: number;
  /** Null if its recording is not stored. */
  readonly recorded: RecordedSince | null;
}

/** Entry in a list of Worlds; bytes in memory, or in storage if evicted. */
export interface KnownWorld extends Omit<StoredWorldInfo, 'savedAt'> {
  readonly id: string;
  /** Null if evicted to storage. */
  readonly world: LiveWorld | null;
  /** Epoch ms, real time. */
  readonly usedAt: number;
}

/** Recording and undo steps of a stored World. */
export interface StoredStepHistory {
  readonly recorder: Recorder;
  readonly past: readonly UndoStep[];
}

/** Memory for the histories of evicted Worlds, bytes; the oldest are dropped first (invented). */
const HISTORIES_BYTES = 128 * 1024 * 1024;

/**
 * Synchronous, so that a call is persisted before its answer is sent. Adapters with asynchronous storage preload everything and
 * queue writes.
 */
export interface WorldStorage {
  load(id: string): Snapshot | null;
  /** Recording and undo steps of the World that {@link load} returned; null if they are not stored. */
  history(id: string): StoredStepHistory | null;
  /** Whether it was stored; if not, the storage has reported the reason. */
  save(id: string, snapshot: Snapshot, history: StepHistory): boolean;
  /** Stores calls that changed nothing; the next change stores them otherwise. */
  saveSteps?(id: string, history: StepHistory): void;
  list(): readonly string[];
  about(id: string): StoredWorldInfo | null;
  /** Deletes a stored World durably: it must not reappear after a crash. Throws on failure. */
  remove(id: string): void;
  /** Moves an unreadable World aside and reports it. */
  quarantine(id: string, reason: string): void;
  /** Whether to write each change immediately, or only on eviction from memory. */
  readonly writeThrough: boolean;
  /** Streams an upload to storage; defaults to memory. */
  incoming?(): IncomingFile;
}

/** Keeps evicted Worlds as their difference from the seed. */
export function memoryStorage(): WorldStorage {
  const stored = new Map<string, { snapshot: Snapshot; savedAt: number }>();
  const histories = new Map<string, StoredStepHistory & { readonly bytes: number }>();
  const dropOldHistories = (): void => {
    let bytes = [...histories.values()].reduce((sum, history) => sum + history.bytes, 0);
    for (const [id, history] of histories) {
      if (bytes <= HISTORIES_BYTES) return;
      bytes -= history.bytes;
      histories.delete(id);
    }
  };
  const remove = (id: string): void => {
    stored.delete(id);
    histories.delete(id);
  };
  return {
    load: (id) => stored.get(id)?.snapshot ?? null,
    history: (id) => histories.get(id) ?? null,
    save(id, snapshot, { recorder, past }) {
      stored.set(id, { snapshot, savedAt: Date.now() });
      histories.delete(id);
      histories.set(id, { recorder, past: [...past.list()], bytes: recorder.bytes + past.bytes });
      dropOldHistories();
      return true;
    },
    list: () => [...stored.keys()],
    about(id) {
      const found = stored.get(id);
      const history = histories.get(id);
      return found === undefined
        ? null
        : {
            bytes: JSON.stringify(found.snapshot).length,
            savedAt: found.savedAt,
            recorded: history === undefined ? null : recordedSince(history.recorder),
            ...namesIn(found.snapshot),
          };
    },
    remove,
    quarantine: remove,
    writeThrough: false,
  };
}
