/**
 * Worlds on a shelf (shelf.ts). The shelf answers later, a World is stored at once: so all are read before the first call, and
 * each call waits until what it changed is written, before its answer leaves.
 */
import type { Snapshot } from '../world/snapshot.ts';
import { Tape } from '../world/tape.ts';
import type { LiveWorld } from '../world/world.ts';
import { namesIn } from '../world/storage.ts';
import type { Resting, Worlds, WorldStorage } from '../world/worlds.ts';
import { putTogether, takenApart } from './shelf-uploads.ts';
import { shelvedStep, tapedStep, type Shelf, type ShelfChange } from './shelf.ts';

interface Place {
  /** As it is in memory, or was when it left memory. */
  snapshot: Snapshot | null;
  /** Whether that is not written yet. */
  isDirty: boolean;
  /** When it was stored last, epoch ms, and what it takes. */
  savedAt: number;
  bytes: number;
  /** Keys of the uploads that are on the shelf. */
  uploads: ReadonlySet<string>;
  /** The tape whose steps are on the shelf, and how many it has had. */
  tape: Tape | null;
  taped: number;
  /** Ends the watch over it. */
  unwatch: () => void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const lengthOf = (uploads: ReadonlyMap<string, string>): number =>
  [...uploads.values()].reduce((sum, base64) => sum + base64.length, 0);

export class ShelfStorage implements WorldStorage {
  readonly writeThrough = true;
  /** Whether all that happened is on the shelf. */
  isKept = true;
  private readonly shelf: Shelf;
  private readonly warn: (message: string) => void;
  private readonly places = new Map<string, Place>();
  private readonly opened = new Map<string, Promise<void>>();
  /** Worlds whose deletion has not reached the shelf yet. */
  private readonly removed = new Set<string>();
  /** Writing, one after the other. */
  private work: Promise<void> = Promise.resolve();

  private constructor(shelf: Shelf, warn: (message: string) => void) {
    this.shelf = shelf;
    this.warn = warn;
  }

  /** Storage over a shelf. One that cannot be used is told about through `warn`, and all goes on in memory. */
  static async over(shelf: Shelf, warn: (message: string) => void = console.warn): Promise<ShelfStorage> {
    const storage = new ShelfStorage(shelf, warn);
    await storage.tried(async () => {
      await Promise.all((await shelf.ids()).map((id) => storage.read(id)));
    });
    return storage;
  }

  load(id: string): Snapshot | null {
    return this.places.get(id)?.snapshot ?? null;
  }

  save(id: string, snapshot: Snapshot): boolean {
    Object.assign(this.placeOf(id), { snapshot, isDirty: true, savedAt: Date.now() });
    return true;
  }

  list(): readonly string[] {
    return [...this.places.keys()];
  }

  about(id: string): Resting | null {
    const place = this.places.get(id);
    return place === undefined || place.snapshot === null
      ? null
      : { bytes: place.bytes, savedAt: place.savedAt, ...namesIn(place.snapshot) };
  }

  setAside(id: string, reason: string): void {
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
   * Sees to it that a World is in memory, with its tape, and that a new one is stored. To be called before each call in it,
   * which is told itself when there can be no such World.
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

  /** Writes what happened since the last time. Never throws: what cannot be written has been told. */
  async flush(worlds: Worlds): Promise<void> {
    this.work = this.work.then(() => this.tried(() => this.writeAll(worlds)));
    await this.work;
  }

  private placeOf(id: string): Place {
    const known = this.places.get(id);
    if (known !== undefined) return known;
    const place: Place = {
      snapshot: null,
      isDirty: false,
      savedAt: 0,
      bytes: 0,
      uploads: new Set(),
      tape: null,
      taped: 0,
      unwatch: () => undefined,
    };
    this.places.set(id, place);
    return place;
  }

  private async read(id: string): Promise<void> {
    const rests = await this.shelf.read(id);
    if (rests === null) return;
    try {
      const snapshot = putTogether(rests.snapshot, rests.uploads);
      const tape = Tape.resume(rests.fromStart, rests.life, rests.steps.map(tapedStep));
      Object.assign(this.placeOf(id), {
        snapshot,
        savedAt: rests.savedAt,
        bytes: rests.snapshot.length + lengthOf(rests.uploads),
        uploads: new Set(rests.uploads.keys()),
        tape,
        taped: tape.count,
      } satisfies Partial<Place>);
    } catch (error) {
      this.setAside(id, messageOf(error));
    }
  }

  private async enter(worlds: Worlds, id: string): Promise<void> {
    await worlds.ready(id);
    const world = worlds.get(id);
    const place = this.placeOf(id);
    // One that the browser lets rest with its worker begins at the same time when it comes back.
    if (place.tape === null) worlds.changed(world);
    else world.tape = place.tape;
    // A replay ends, and news are read, after the answer has left.
    place.unwatch = worlds.watchers.watch(id, () => void this.flush(worlds));
  }

  /** A deletion that failed is tried again before the next write, else the World would be back after a restart. */
  private async removeAll(): Promise<void> {
    for (const id of this.removed) {
      await this.shelf.remove(id);
      this.removed.delete(id);
    }
  }

  private async writeAll(worlds: Worlds): Promise<void> {
    await this.removeAll();
    for (const { id, world } of worlds.known()) {
      const place = this.places.get(id);
      // The journal is in the snapshot, and counts calls that changed no row too.
      if (place !== undefined && world !== null && world.tape.count > place.taped) worlds.changed(world);
      if (place !== undefined) await this.write(id, place, world);
    }
  }

  /** @param world null while it rests: its tape has gone with it. */
  private async write(id: string, place: Place, world: LiveWorld | null): Promise<void> {
    const tape = world?.tape ?? place.tape;
    if (tape === null) return;
    const isNew = tape !== place.tape;
    const upTo = tape.count;
    const steps = isNew || upTo > place.taped ? tape.list().filter(({ n }) => isNew || n > place.taped) : [];
    const { snapshot, isDirty } = place;
    if (!isNew && !isDirty && steps.length === 0) return;
    const taken = (isDirty || isNew) && snapshot !== null ? takenApart(snapshot) : null;
    const change: ShelfChange = {
      world:
        taken === null
          ? null
          : {
              snapshot: taken.text,
              savedAt: place.savedAt,
              keep: new Set(taken.uploads.keys()),
              uploads: new Map([...taken.uploads].filter(([key]) => !place.uploads.has(key))),
            },
      tape: {
        fromStart: tape.fromStart,
        life: tape.life,
        isNew,
        from: tape.lost + 1,
        steps: await Promise.all(steps.map(shelvedStep)),
      },
    };
    // Of what comes in while this is written, the next call takes care.
    place.isDirty = place.snapshot !== snapshot;
    try {
      await this.shelf.write(id, change);
    } catch (error) {
      place.isDirty ||= isDirty;
      throw error;
    }
    Object.assign(place, { tape, taped: upTo } satisfies Partial<Place>);
    if (taken !== null) {
      place.uploads = new Set(taken.uploads.keys());
      place.bytes = taken.text.length + lengthOf(taken.uploads);
    }
    this.isKept = true;
  }

  private async tried(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // Told once, until all is stored again: the next call would only say the same.
      if (this.isKept) this.warn(`Changes stay in memory and end with this worker: ${messageOf(error)}`);
      this.isKept = false;
    }
  }
}
