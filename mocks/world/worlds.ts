/** The Worlds of one server, side by side: made on first use, kept while they are used, stored when they change. */
import { GoneNames } from './gone-names.ts';
import { incomingInMemory, type Incoming } from './incoming.ts';
import { Making } from './making.ts';
import type { Snapshot } from './snapshot.ts';
import { memoryStorage, type WorldStorage } from './storage.ts';
import { Watchers } from './watchers.ts';
import { weightOf } from './weight.ts';
import { atOnce, type Slices } from '../lib/slices.ts';
import type { LiveWorld, WorldOptions } from './world.ts';
import { DEFAULT_WORLD } from '../lib/cookies.ts';
import { checkId, isId, WorldGoneError } from './world-id.ts';
import {
  checkSize,
  IN_MEMORY,
  noRoomBeside,
  ROOM,
  roomForUploads,
  type NoRoomError,
  type WorldLimits,
  type WorldRoom,
} from './world-room.ts';

export { memoryStorage, type Resting, type WorldStorage } from './storage.ts';

/** Journal entries that go into storage with each write. */
const STORED_JOURNAL = 50;

/** How Worlds are made (mocks/scenarios). The development server renews this when its code changes; the Worlds stay. */
export interface WorldFactory {
  readonly create: (id: string, options?: WorldOptions) => Slices<LiveWorld>;
  readonly restore: (id: string, snapshot: Snapshot) => Slices<LiveWorld>;
}

/** A World in memory. */
interface Place {
  readonly world: LiveWorld;
  /** By {@link weightOf}, when it was looked at last. */
  weight: number;
  /** When a call ended in it last, epoch ms of the machine. */
  usedAt: number;
}

/** A World as a list shows it. */
export interface KnownWorld {
  readonly id: string;
  /** Null while it rests in storage. */
  readonly world: LiveWorld | null;
  readonly scenario: string | null;
  readonly persona: string | null;
  /** In memory, or in storage while it rests there. */
  readonly bytes: number;
  /** Epoch ms of the machine. */
  readonly usedAt: number;
}

export class Worlds {
  /** How Worlds are made from now on. */
  factory: WorldFactory;
  /** The World of a request that names none. */
  fallback = DEFAULT_WORLD;
  /** Told after each call in a World, and when another one takes its place. */
  readonly watchers = new Watchers();
  private readonly storage: WorldStorage;
  private readonly limits: WorldLimits;
  private readonly room: WorldRoom;
  /** In the order of last use. */
  private readonly open = new Map<string, Place>();
  /** How many calls run in a World now. */
  private readonly running = new WeakMap<LiveWorld, number>();
  private readonly making = new Making();
  /** Worlds that were deleted: who still uses one is told so, until somebody makes it anew. */
  private readonly gone = new GoneNames();
  /** What all of `open` weighs. */
  private bytes = 0;

  constructor(
    factory: WorldFactory,
    storage: WorldStorage = memoryStorage(),
    limits: Partial<WorldLimits> = {},
    room: Partial<WorldRoom> = {},
  ) {
    this.factory = factory;
    this.storage = storage;
    this.limits = { ...IN_MEMORY, ...limits };
    this.room = { ...ROOM, ...room };
  }

  /** The World of this id; made from the default scenario when it is new. Throws {@link WorldIdError}. */
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

  /** Puts a fresh World in the place of the one with this id, now. Throws {@link NoRoomError}, as all that makes one does. */
  reset(id: string, options: WorldOptions): LiveWorld {
    this.checkNew(id);
    return this.keepAndStore(atOnce(this.factory.create(id, options)));
  }

  /** {@link reset} in slices: calls in other Worlds get their turn meanwhile, calls in this one wait for it. */
  async resetInSlices(id: string, options: WorldOptions): Promise<LiveWorld> {
    this.checkNew(id);
    return this.making.add(
      id,
      () => this.factory.create(id, options),
      (world) => this.keepAndStore(world),
    );
  }

  /** Puts the World of a snapshot in the place of the one with this id, in slices. */
  async restore(id: string, snapshot: Snapshot): Promise<LiveWorld> {
    this.checkNew(id);
    return this.making.add(
      id,
      () => this.factory.restore(id, snapshot),
      (world) => this.keepAndStore(world),
    );
  }

  /** Sees to it that the World of this id is in memory; a large one is made in slices. Throws {@link WorldIdError}. */
  async ready(id: string): Promise<void> {
    if (this.isReady(id)) return;
    checkId(id);
    // Of several calls that wait, the first one may have begun to make it anew.
    while (this.making.has(id)) await this.making.ended(id);
    if (this.isReady(id)) return;
    this.checkName(id);
    await this.making.add(
      id,
      () => this.storedOrNew(id),
      (world) => this.keep(world),
    );
  }

  /** {@link during} in the World of this id, which is made first when it is not there. Throws {@link WorldIdError}. */
  async within<T>(id: string, call: (world: LiveWorld) => Promise<T>): Promise<T> {
    // Another World may need its room between the moment it is ready and the moment in which this goes on.
    while (!this.isReady(id)) await this.ready(id);
    const world = this.get(id);
    return this.during(world, () => call(world));
  }

  /**
   * Runs a call in a World, which stays in memory until the call has ended: else its changes would be made to a copy that
   * nobody reads any more.
   */
  async during<T>(world: LiveWorld, call: () => Promise<T>): Promise<T> {
    this.running.set(world, this.callsIn(world) + 1);
    try {
      return await call();
    } finally {
      this.running.set(world, this.callsIn(world) - 1);
      this.weigh(world);
      this.makeRoom();
      this.watchers.tell(world.id);
    }
  }

  /** To be called after each change, while the call that made it still runs. */
  changed(world: LiveWorld): void {
    // A World that was reset while one of its calls still ran must not overwrite its successor.
    if (this.storage.writeThrough && this.isOpen(world)) this.store(world);
  }

  /** Where an upload goes as it comes. */
  incoming(): Incoming {
    return this.storage.incoming?.() ?? incomingInMemory();
  }

  /** Ids of all Worlds, in memory or stored. */
  list(): readonly string[] {
    return [...new Set([...this.storage.list(), ...this.open.keys()])].sort();
  }

  /** Every World there is, in memory or stored. */
  known(): readonly KnownWorld[] {
    return this.list().flatMap((id): KnownWorld | [] => {
      const place = this.open.get(id);
      if (place !== undefined) {
        const { world, weight: bytes, usedAt } = place;
        return { id, world, scenario: world.scenario, persona: world.persona, bytes, usedAt };
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

  /** Deletes a World for good; whoever still uses it is told so. Throws when its storage cannot. */
  async remove(id: string): Promise<void> {
    checkId(id);
    await this.making.ended(id);
    // First where it rests: what cannot be deleted there stays as it is.
    this.storage.remove(id);
    this.forget(id);
    this.gone.add(id);
    this.watchers.tell(id);
  }

  /** Why no World of this id can be made; null when it can, or is there. */
  noRoomFor(id: string): NoRoomError | null {
    // That of requests which name none is always there.
    if (id === this.fallback || !isId(id) || this.has(id)) return null;
    const others = new Set([...this.list(), ...this.making.ids()]);
    return noRoomBeside([...others].filter((one) => one !== id && one !== this.fallback).length, this.room);
  }

  private checkName(id: string): void {
    checkId(id);
    if (this.gone.has(id)) throw new WorldGoneError(id);
    this.checkNew(id);
  }

  private checkNew(id: string): void {
    checkId(id);
    const none = this.noRoomFor(id);
    if (none !== null) throw none;
  }

  private *storedOrNew(id: string): Slices<LiveWorld> {
    const snapshot = this.storage.load(id);
    if (snapshot !== null) {
      try {
        return yield* this.factory.restore(id, snapshot);
      } catch (error) {
        // Its scenario or a collection is gone since it was stored.
        this.storage.setAside(id, error instanceof Error ? error.message : String(error));
      }
    }
    return yield* this.factory.create(id);
  }

  private isReady(id: string): boolean {
    return this.open.has(id) && !this.making.has(id);
  }

  private keepAndStore(world: LiveWorld): LiveWorld {
    checkSize(world, this.room);
    // Stored first: a World that cannot be stored must not take the place of one that can.
    if (this.storage.writeThrough) this.store(world);
    return this.keep(world);
  }

  private keep(world: LiveWorld): LiveWorld {
    this.forget(world.id);
    this.gone.delete(world.id);
    this.open.set(world.id, { world, weight: 0, usedAt: Date.now() });
    world.uploadsMaxBytes = roomForUploads(world, this.room);
    this.weigh(world);
    this.makeRoom();
    this.watchers.tell(world.id);
    return world;
  }

  private forget(id: string): void {
    this.bytes -= this.open.get(id)?.weight ?? 0;
    this.open.delete(id);
  }

  /** Notes what a World weighs, and that it was used just now. */
  private weigh(world: LiveWorld): void {
    const place = this.open.get(world.id);
    if (place?.world !== world) return;
    place.usedAt = Date.now();
    const weight = weightOf(world);
    this.bytes += weight - place.weight;
    place.weight = weight;
  }

  private isOpen(world: LiveWorld): boolean {
    return this.open.get(world.id)?.world === world;
  }

  private callsIn(world: LiveWorld): number {
    return this.running.get(world) ?? 0;
  }

  private isCrowded(): boolean {
    return this.open.size > this.limits.worlds || this.bytes > this.limits.bytes;
  }

  /**
   * The World that was used last stays, however large it is, and so does one that cannot be stored or in which a call
   * runs: that call makes room when it ends.
   */
  private makeRoom(): void {
    if (!this.isCrowded()) return;
    const others = [...this.open.values()].slice(0, -1);
    for (const { world } of others) {
      if (this.callsIn(world) > 0 || !this.store(world)) continue;
      this.forget(world.id);
      if (!this.isCrowded()) return;
    }
  }

  private store(world: LiveWorld): boolean {
    return this.storage.save(world.id, world.snapshot(STORED_JOURNAL));
  }
}
