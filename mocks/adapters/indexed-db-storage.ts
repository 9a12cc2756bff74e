/**
 * Stores Worlds in IndexedDB (world-database.ts). IndexedDB is asynchronous, World storage synchronous: all Worlds are loaded
 * before the first call, and each call waits for its write before it answers.
 */
import { messageOf } from '../lib/text.ts';
import { readSnapshot, type Snapshot } from '../world/snapshot.ts';
import { Recorder } from '../world/recorder.ts';
import { namesIn, type StoredStepHistory } from '../world/storage.ts';
import {
  pastSteps,
  recordedSince,
  storedPast,
  type StoredPastStep,
  type StepHistory,
} from '../world/step-history.ts';
import type { StoredWorldInfo, Worlds, WorldStorage } from '../world/worlds.ts';
import { joinUploads, splitUploads } from './snapshot-uploads.ts';
import {
  baseKey,
  storedStep,
  type WorldDatabase,
  type DatabaseChange,
  type StoredWorld,
} from './world-database.ts';

interface Place {
  /** Current or last in-memory state. */
  snapshot: Snapshot | null;
  isDirty: boolean;
  /** Last write, epoch ms, and its size. */
  savedAt: number;
  bytes: number;
  /** Keys of the uploads in the database. */
  uploads: ReadonlySet<string>;
  history: (StoredStepHistory & { readonly stored: readonly StoredPastStep[] }) | null;
  /** The recorder whose steps are in the database, and its step count. */
  recorder: Recorder | null;
  recorded: number;
  unwatch: () => void;
}

/** The recorder of a stored World. Throws for a damaged base. */
function storedRecorder({ recorder, uploads, savedAt, steps }: StoredWorld): Recorder {
  const { fromStart, life, since = savedAt, marked } = recorder;
  const text = uploads.get(baseKey(recorder));
  const base = text === undefined ? null : readSnapshot(JSON.parse(text));
  return Recorder.resume(fromStart ? 'start' : base, { life, since, steps, ...marked });
}

const baseTexts = new WeakMap<Snapshot, string>();

/** Serialised once: every change is written with it. */
function baseText(base: Snapshot): string {
  const text = baseTexts.get(base) ?? JSON.stringify(base);
  baseTexts.set(base, text);
  return text;
}

const lengthOf = (uploads: ReadonlyMap<string, string>): number =>
  [...uploads.values()].reduce((sum, base64) => sum + base64.length, 0);

export class IndexedDbStorage implements WorldStorage {
  readonly writeThrough = true;
  /** Whether everything is written to the database. */
  isKept = true;
  private readonly database: WorldDatabase;
  private readonly warn: (message: string) => void;
  private readonly places = new Map<string, Place>();
  private readonly opened = new Map<string, Promise<void>>();
  private readonly removed = new Set<string>();
  private work: Promise<void> = Promise.resolve();

  private constructor(database: WorldDatabase, warn: (message: string) => void) {
    this.database = database;
    this.warn = warn;
  }

  /** Creates the storage. If the database is unusable, calls `warn` and continues in memory. */
  static async over(
    database: WorldDatabase,
    warn: (message: string) => void = console.warn,
  ): Promise<IndexedDbStorage> {
    const storage = new IndexedDbStorage(database, warn);
    await storage.tried(async () => {
      await Promise.all((await database.ids()).map((id) => storage.read(id)));
    });
    return storage;
  }

  load(id: string): Snapshot | null {
    return this.places.get(id)?.snapshot ?? null;
  }

  history(id: string): StoredStepHistory | null {
    return this.places.get(id)?.history ?? null;
  }

  save(id: string, snapshot: Snapshot, { recorder, past }: StepHistory): boolean {
    // Each step is computed when it is new: the World may leave memory before the write.
    const history = { recorder, past: [...past.list()], stored: storedPast(past) };
    Object.assign(this.placeOf(id), { snapshot, history, isDirty: true, savedAt: Date.now() });
    return true;
  }

  list(): readonly string[] {
    return [...this.places.keys()];
  }

  about(id: string): StoredWorldInfo | null {
    const place = this.places.get(id);
    return place === undefined || place.snapshot === null
      ? null
      : {
          bytes: place.bytes,
          savedAt: place.savedAt,
          recorded: place.history === null ? null : recordedSince(place.history.recorder),
          ...namesIn(place.snapshot),
        };
  }

  quarantine(id: string, reason: string): void {
    this.warn(`The World "${id}" starts anew. ${reason}`);
    this.places.delete(id);
  }

  remove(id: string): void {
    this.places.get(id)?.unwatch();
    this.places.delete(id);
    this.opened.delete(id);
    this.removed.add(id);
    this.work = this.work.then(() => this.tried(() => this.removeAll()));
  }

  /**
   * Loads a World with its recorder, or creates and stores it. Call before each request; rejects if the World cannot be created.
   */
  async open(worlds: Worlds, id: string): Promise<void> {
    const opened = this.opened.get(id) ?? this.enter(worlds, id);
    this.opened.set(id, opened);
    try {
      await opened;
    } catch {
      this.opened.delete(id);
    }
  }

  /** Writes pending changes. Never throws: errors are reported through `warn`. */
  async flush(worlds: Worlds): Promise<void> {
    this.work = this.work.then(() => this.tried(() => this.writeAll(worlds)));
    await this.work;
  }

  private placeOf(id: string): Place {
    const known = this.places.get(id);
    if (known !== undefined) return known;
    const place: Place = {
      snapshot: null,
      history: null,
      isDirty: false,
      savedAt: 0,
      bytes: 0,
      uploads: new Set(),
      recorder: null,
      recorded: 0,
      unwatch: () => undefined,
    };
    this.places.set(id, place);
    return place;
  }

  private async read(id: string): Promise<void> {
    const rests = await this.database.read(id);
    if (rests === null) return;
    try {
      const snapshot = joinUploads(rests.snapshot, rests.uploads);
      const recorder = storedRecorder(rests);
      // Only this file writes it.
      const stored = JSON.parse(rests.recorder.past ?? '[]') as StoredPastStep[];
      const history = { recorder, past: pastSteps(stored, snapshot.state.rows), stored };
      Object.assign(this.placeOf(id), {
        snapshot,
        history,
        savedAt: rests.savedAt,
        bytes: rests.snapshot.length + lengthOf(rests.uploads),
        uploads: new Set(rests.uploads.keys()),
        recorder,
        recorded: recorder.count,
      } satisfies Partial<Place>);
    } catch (error) {
      this.quarantine(id, messageOf(error));
    }
  }

  private async enter(worlds: Worlds, id: string): Promise<void> {
    await worlds.ready(id);
    const place = this.placeOf(id);
    // A browser may stop an idle service worker; on restart the recorder must start with the World.
    if (place.recorder === null) worlds.changed(worlds.get(id));
    // Replays and event streams change the World after the response is sent.
    place.unwatch = worlds.watchers.watch(id, () => void this.flush(worlds));
  }

  /** Retries failed deletions, otherwise the World would reappear after a restart. */
  private async removeAll(): Promise<void> {
    for (const id of this.removed) {
      await this.database.remove(id);
      this.removed.delete(id);
    }
  }

  private async writeAll(worlds: Worlds): Promise<void> {
    await this.removeAll();
    for (const { id, world } of worlds.known()) {
      const place = this.places.get(id);
      // The snapshot contains the journal, which also grows with read-only calls.
      if (place !== undefined && world !== null && world.recorder.count > place.recorded)
        worlds.changed(world);
      if (place !== undefined)
        await this.write(id, place, world?.recorder ?? place.history?.recorder ?? null);
    }
  }

  private async write(id: string, place: Place, recorder: Recorder | null): Promise<void> {
    if (recorder === null) return;
    const isNew = recorder !== place.recorder;
    const upTo = recorder.count;
    const steps =
      isNew || upTo > place.recorded ? recorder.list().filter(({ n }) => isNew || n > place.recorded) : [];
    const { snapshot, isDirty } = place;
    if (!isNew && !isDirty && steps.length === 0) return;
    const taken = (isDirty || isNew) && snapshot !== null ? splitUploads(snapshot) : null;
    const { base, life, since } = recorder;
    const parts = new Map(taken?.uploads);
    if (base !== null && base !== 'start') parts.set(baseKey(recorder), baseText(base));
    const change: DatabaseChange = {
      world:
        taken === null
          ? null
          : {
              snapshot: taken.text,
              savedAt: place.savedAt,
              keep: new Set(parts.keys()),
              uploads: new Map([...parts].filter(([key]) => !place.uploads.has(key))),
            },
      recorder: {
        fromStart: base === 'start',
        life,
        since,
        past: JSON.stringify(place.history?.stored ?? []),
        marked: { from: recorder.from, until: recorder.until },
        isNew,
        from: recorder.lost + 1,
        steps: await Promise.all(steps.map(storedStep)),
      },
    };
    // Changes made during this write are written by the next call.
    place.isDirty = place.snapshot !== snapshot;
    try {
      await this.database.write(id, change);
    } catch (error) {
      place.isDirty ||= isDirty;
      throw error;
    }
    Object.assign(place, { recorder, recorded: upTo } satisfies Partial<Place>);
    if (taken !== null) {
      place.uploads = new Set(parts.keys());
      place.bytes = taken.text.length + lengthOf(parts);
    }
    this.isKept = true;
  }

  private async tried(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // Warn once until a write succeeds again.
      if (this.isKept) this.warn(`Changes stay in memory and end with this worker: ${messageOf(error)}`);
      this.isKept = false;
    }
  }
}
