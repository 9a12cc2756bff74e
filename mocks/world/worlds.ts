/** The Worlds of one server, side by side: made on first use, kept while they are used, stored when they change. */
import type { Snapshot } from './snapshot.ts';
import type {
  createWorld as CreateWorld,
  LiveWorld,
  restoreWorld as RestoreWorld,
  WorldOptions,
} from './world.ts';

export const DEFAULT_WORLD = 'default';
export const WORLD_HEADER = 'x-mock-world';
export const WORLD_COOKIE = 'mock_world';

const WORLD_ID = /^[\w.-]{1,64}$/;
/** Worlds in memory; the one that was used longest ago leaves first. */
const WORLDS_IN_MEMORY = 200;
/** Journal entries that go into storage with each write. */
const STORED_JOURNAL = 50;

/**
 * Where Worlds rest. Synchronous on purpose: a call has been stored when its answer leaves. An adapter whose storage is
 * asynchronous reads everything before it starts and queues its writes.
 */
export interface WorldStorage {
  /** The stored World, or null. */
  load(id: string): Snapshot | null;
  save(id: string, snapshot: Snapshot): void;
  list(): readonly string[];
  /** Puts a stored World that cannot be restored out of the way, and says so to people. */
  setAside(id: string, reason: string): void;
  /** Whether each change is written at once, or a World only when it leaves memory. */
  readonly writeThrough: boolean;
}

/** Keeps Worlds that left memory as their small difference from the seed. */
export function memoryStorage(): WorldStorage {
  const stored = new Map<string, Snapshot>();
  return {
    load: (id) => stored.get(id) ?? null,
    save: (id, snapshot) => void stored.set(id, snapshot),
    list: () => [...stored.keys()],
    setAside: (id) => void stored.delete(id),
    writeThrough: false,
  };
}

/** How Worlds are made. The development server renews these when their code changes; the Worlds stay. */
export interface WorldFactory {
  createWorld: typeof CreateWorld;
  restoreWorld: typeof RestoreWorld;
}

/** An id that cannot name a World. */
export class WorldIdError extends Error {
  override readonly name = 'WorldIdError';
}

export class Worlds {
  /** How Worlds are made from now on. */
  factory: WorldFactory;
  /** The World of a request that names none. */
  fallback = DEFAULT_WORLD;
  private readonly storage: WorldStorage;
  private readonly limit: number;
  /** In the order of last use. */
  private readonly open = new Map<string, LiveWorld>();

  constructor(
    factory: WorldFactory,
    storage: WorldStorage = memoryStorage(),
    limit: number = WORLDS_IN_MEMORY,
  ) {
    this.factory = factory;
    this.storage = storage;
    this.limit = limit;
  }

  /** The World of this id; made from the default scenario when it is new. Throws {@link WorldIdError}. */
  get(id: string): LiveWorld {
    const known = this.open.get(id);
    if (known !== undefined) {
      this.open.delete(id);
      this.open.set(id, known);
      return known;
    }
    checkId(id);
    return this.keep(this.stored(id) ?? this.factory.createWorld(id));
  }

  /** Puts a fresh World in the place of the one with this id. */
  reset(id: string, options: WorldOptions): LiveWorld {
    checkId(id);
    return this.keepAndStore(this.factory.createWorld(id, options));
  }

  /** Puts the World of a snapshot in the place of the one with this id. */
  restore(id: string, snapshot: Snapshot): LiveWorld {
    checkId(id);
    return this.keepAndStore(this.factory.restoreWorld(id, snapshot));
  }

  /** To be called after each change. */
  changed(world: LiveWorld): void {
    // A World that was reset while one of its calls still ran must not overwrite its successor.
    if (this.storage.writeThrough && this.open.get(world.id) === world) this.store(world);
  }

  /** Ids of all Worlds, in memory or stored. */
  list(): readonly string[] {
    return [...new Set([...this.storage.list(), ...this.open.keys()])].sort();
  }

  private stored(id: string): LiveWorld | null {
    const snapshot = this.storage.load(id);
    if (snapshot === null) return null;
    try {
      return this.factory.restoreWorld(id, snapshot);
    } catch (error) {
      // Its scenario or a collection is gone since it was stored.
      this.storage.setAside(id, error instanceof Error ? error.message : String(error));
      return null;
    }
  }

  private keepAndStore(world: LiveWorld): LiveWorld {
    // Stored first: a World that cannot be stored must not take the place of one that can.
    if (this.storage.writeThrough) this.store(world);
    return this.keep(world);
  }

  private keep(world: LiveWorld): LiveWorld {
    this.open.delete(world.id);
    this.open.set(world.id, world);
    if (this.open.size > this.limit) {
      const [oldest] = this.open.values();
      if (oldest !== undefined) {
        this.store(oldest);
        this.open.delete(oldest.id);
      }
    }
    return world;
  }

  private store(world: LiveWorld): void {
    this.storage.save(world.id, world.snapshot(STORED_JOURNAL));
  }
}

function checkId(id: string): void {
  // "." and ".." would be paths when the id names a file.
  if (!WORLD_ID.test(id) || /^\.+$/.test(id)) {
    throw new WorldIdError('The id of a World is 1 to 64 letters, digits, ".", "_" or "-"');
  }
}

/** The id that a request names: header, else cookie, else null. An empty one names none. */
export function worldIdOf(headers: Headers): string | null {
  const named = headers.get(WORLD_HEADER);
  if (named !== null && named !== '') return named;
  const cookies = headers.get('cookie');
  if (cookies === null) return null;
  for (const cookie of cookies.split(';')) {
    const [name, value] = cookie.split('=');
    if (name?.trim() === WORLD_COOKIE && value !== undefined && value.trim() !== '') return value.trim();
  }
  return null;
}
