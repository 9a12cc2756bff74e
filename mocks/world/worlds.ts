/** The Worlds of one server: created on first use, cached in memory (LRU), persisted on change. */
import { messageOf } from '../lib/text.ts';
import { DeletedNames, checkId, isId, WorldGoneError } from './world-id.ts';
import { receiveInMemory, type IncomingFile } from './incoming.ts';
import type { Snapshot } from './snapshot.ts';
import { recordedSince } from './step-history.ts';
import { memoryStorage, type KnownWorld, type WorldStorage } from './storage.ts';
import * as capacities from './world-capacity.ts';
import { atOnce, type Slices } from '../lib/slices.ts';
import type { LiveWorld, WorldOptions } from './world.ts';
import { DEFAULT_WORLD } from '../lib/cookies.ts';

export { memoryStorage, type KnownWorld, type StoredWorldInfo, type WorldStorage } from './storage.ts';

const STORED_JOURNAL = 50;

/** Factory for Worlds (mocks/scenarios). Hot module reload replaces it; existing Worlds are kept. */
export interface WorldFactory {
  readonly create: (id: string, options?: WorldOptions) => Slices<LiveWorld>;
  readonly restore: (id: string, snapshot: Snapshot) => Slices<LiveWorld>;
}

interface Place {
  readonly world: LiveWorld;
  /** As estimated by {@link memoryOf} after the last call. */
  weight: number;
  /** End of the last call, epoch ms (real time). */
  usedAt: number;
}

export class Worlds {
  /** Replaced on hot module reload. */
  factory: WorldFactory;
  /** Id of the World for requests without a World cookie or header. */
  fallback = DEFAULT_WORLD;
  /** Notified after each call in a World and when a World is replaced. */
  readonly watchers = new capacities.Watchers();
  private readonly storage: WorldStorage;
  private readonly limits: capacities.WorldLimits;
  private readonly capacity: capacities.Capacity;
  /** In LRU order. */
  private readonly open = new Map<string, Place>();
  private readonly running = new WeakMap<LiveWorld, number>();
  private readonly making = new capacities.WorldCreation();
  /** Deleted ids: calls get an error until the World is explicitly created again. */
  private readonly deleted = new DeletedNames();
  private bytes = 0;

  constructor(
    factory: WorldFactory,
    storage: WorldStorage = memoryStorage(),
    limits: Partial<capacities.WorldLimits> = {},
    capacity: Partial<capacities.Capacity> = {},
  ) {
    this.factory = factory;
    this.storage = storage;
    this.limits = { ...capacities.MEMORY_LIMITS, ...limits };
    this.capacity = { ...capacities.CAPACITY, ...capacity };
  }

  /** Returns the World with this id; creates it from the default scenario if new. Throws {@link WorldIdError}. */
  get(id: string): LiveWorld {
    const known = this.open.get(id);
    if (known !== undefined) {
      this.open.delete(id);
      this.open.set(id, known);
      return known.world;
    }
    this.checkName(id);
    return this.keep(atOnce(this.storedOrNew(id)));
  }

  /** Replaces the World with this id synchronously. Throws {@link CapacityError}. */
  reset(id: string, options: WorldOptions): LiveWorld {
    this.checkNew(id);
    return this.keepAndStore(atOnce(this.factory.create(id, options)));
  }

  /** Like {@link reset}, but yields to the event loop; calls in this World wait until it is done. */
  async resetInSlices(id: string, options: WorldOptions): Promise<LiveWorld> {
    return this.replace(id, () => this.factory.create(id, options));
  }

  /** Replaces the World with this id by the World of a snapshot; yields to the event loop. */
  async restore(id: string, snapshot: Snapshot): Promise<LiveWorld> {
    return this.replace(id, () => this.factory.restore(id, snapshot));
  }

  /** Loads the World with this id into memory; yields to the event loop for a large one. Throws {@link WorldIdError}. */
  async ready(id: string): Promise<void> {
    if (this.isReady(id)) return;
    checkId(id);
    // Loop: the first waiting call may have started to create it again.
    while (this.making.has(id)) await this.making.ended(id);
    if (this.isReady(id)) return;
    this.checkName(id);
    await this.making.add(
      id,
      () => this.storedOrNew(id),
      (world) => this.keep(world),
    );
  }

  /** Loads or creates the World with this id, then runs {@link during}. Throws {@link WorldIdError}. */
  async within<T>(id: string, call: (world: LiveWorld) => Promise<T>): Promise<T> {
    // Loop: another World may evict this one between `ready` and this continuation.
    while (!this.isReady(id)) await this.ready(id);
    const world = this.get(id);
    return this.during(world, () => call(world));
  }

  /** Runs a call and pins its World in memory: after an eviction, changes would go to a stale copy. */
  async during<T>(world: LiveWorld, call: () => Promise<T>): Promise<T> {
    this.running.set(world, this.callsIn(world) + 1);
    try {
      return await call();
    } finally {
      this.running.set(world, this.callsIn(world) - 1);
      if (this.isOpen(world)) this.storage.saveSteps?.(world.id, world);
      this.weigh(world);
      this.evict();
      this.watchers.notify(world.id);
    }
  }

  /** Call after each change, before the call that made it ends. */
  changed(world: LiveWorld): void {
    // A late call of a replaced World must not overwrite its successor.
    if (this.storage.writeThrough && this.isOpen(world)) this.store(world);
  }

  incoming(): IncomingFile {
    return this.storage.incoming?.() ?? receiveInMemory();
  }

  list(): readonly string[] {
    return [...new Set([...this.storage.list(), ...this.open.keys()])].sort();
  }

  known(): readonly KnownWorld[] {
    return this.list().flatMap((id): KnownWorld | [] => {
      const place = this.open.get(id);
      if (place !== undefined) {
        const { world, weight: bytes, usedAt } = place;
        const recorded = recordedSince(world.recorder);
        return { id, world, scenario: world.scenario, persona: world.persona, bytes, usedAt, recorded };
      }
      const resting = this.storage.about(id);
      if (resting === null) return [];
      const { savedAt: usedAt, ...rest } = resting;
      return { id, world: null, ...rest, usedAt };
    });
  }

  has(id: string): boolean {
    return this.open.has(id) || this.storage.about(id) !== null;
  }

  /** Deletes a World permanently; later calls in it get an error. Throws if the storage cannot delete it. */
  async remove(id: string): Promise<void> {
    checkId(id);
    await this.making.ended(id);
    // Storage first: if it throws, the World stays unchanged.
    this.storage.remove(id);
    this.forget(id);
    this.deleted.add(id);
    this.watchers.notify(id);
  }

  /** The error for creating a World with this id; null if it exists or there is room. */
  capacityErrorFor(id: string): capacities.CapacityError | null {
    // The fallback World always exists.
    if (id === this.fallback || !isId(id) || this.has(id)) return null;
    const others = new Set([...this.list(), ...this.making.ids()]);
    return capacities.capacityError(
      [...others].filter((one) => one !== id && one !== this.fallback).length,
      this.capacity,
    );
  }

  private replace(id: string, make: () => Slices<LiveWorld>): Promise<LiveWorld> {
    this.checkNew(id);
    return this.making.add(id, make, (world) => this.keepAndStore(world));
  }

  private checkName(id: string): void {
    checkId(id);
    if (this.deleted.has(id)) throw new WorldGoneError(id);
    this.checkNew(id);
  }

  private checkNew(id: string): void {
    checkId(id);
    const none = this.capacityErrorFor(id);
    if (none !== null) throw none;
  }

  private *storedOrNew(id: string): Slices<LiveWorld> {
    const snapshot = this.storage.load(id);
    if (snapshot !== null) {
      try {
        const world = yield* this.factory.restore(id, snapshot);
        const history = this.storage.history(id);
        if (history !== null) {
          world.recorder = history.recorder;
          world.past.restore(history.past);
        }
        return world;
      } catch (error) {
        // Its scenario or a collection no longer exists.
        this.storage.quarantine(id, messageOf(error));
      }
    }
    return yield* this.factory.create(id);
  }

  private isReady(id: string): boolean {
    return this.open.has(id) && !this.making.has(id);
  }

  private keepAndStore(world: LiveWorld): LiveWorld {
    capacities.checkSize(world, this.capacity);
    // Store first: if that throws, the old World stays.
    if (this.storage.writeThrough) this.store(world);
    return this.keep(world);
  }

  private keep(world: LiveWorld): LiveWorld {
    this.forget(world.id);
    this.deleted.delete(world.id);
    this.open.set(world.id, { world, weight: 0, usedAt: Date.now() });
    world.uploadsMaxBytes = capacities.uploadQuota(world, this.capacity);
    this.weigh(world);
    this.evict();
    this.watchers.notify(world.id);
    return world;
  }

  private forget(id: string): void {
    this.bytes -= this.open.get(id)?.weight ?? 0;
    this.open.delete(id);
  }

  private weigh(world: LiveWorld): void {
    const place = this.open.get(world.id);
    if (place?.world !== world) return;
    place.usedAt = Date.now();
    const weight = capacities.memoryOf(world);
    this.bytes += weight - place.weight;
    place.weight = weight;
  }

  private isOpen(world: LiveWorld): boolean {
    return this.open.get(world.id)?.world === world;
  }

  private callsIn(world: LiveWorld): number {
    return this.running.get(world) ?? 0;
  }

  private isOverLimit(): boolean {
    return this.open.size > this.limits.worlds || this.bytes > this.limits.bytes;
  }

  /** Evicts least recently used Worlds, except the newest, unstorable ones and those with running calls. */
  private evict(): void {
    if (!this.isOverLimit()) return;
    const others = [...this.open.values()].slice(0, -1);
    for (const { world } of others) {
      if (this.callsIn(world) > 0 || !this.store(world)) continue;
      this.forget(world.id);
      if (!this.isOverLimit()) return;
    }
  }

  private store(world: LiveWorld): boolean {
    return this.storage.save(world.id, world.snapshot(STORED_JOURNAL), world);
  }
}
