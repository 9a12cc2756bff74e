import type { LiveWorld } from './world.ts';
import { WorldIdError } from './world-id.ts';
import { UPLOADS_MAX_BYTES, uploadedBytes } from './incoming.ts';
import { inSlices, type Slices } from '../lib/slices.ts';

/** A row with its index entries, measured with 100,000 declarations. */
const ROW_BYTES = 800;
/** Uploads are stored as base64. */
const BYTES_OF_UPLOADED = 4 / 3;

export function bytesOfRows(world: LiveWorld): number {
  return world.count() * ROW_BYTES;
}

/** Estimate in bytes: a World with 100,000 declarations equals about a hundred small ones. */
export function memoryOf(world: LiveWorld): number {
  return (
    bytesOfRows(world) +
    uploadedBytes(world.store) * BYTES_OF_UPLOADED +
    world.journal.bytes +
    world.recorder.bytes +
    world.past.bytes
  );
}

const MEGABYTE = 1024 * 1024;

/** Limits of memory; the least recently used World is evicted first. */
export interface WorldLimits {
  readonly worlds: number;
  /** As estimated by `memoryOf`. */
  readonly bytes: number;
}

/** 512 MB hold six Worlds with 100,000 declarations; small machines limit a process to 2 GB. */
export const MEMORY_LIMITS: WorldLimits = { worlds: 200, bytes: 512 * MEGABYTE };

export interface Capacity {
  /** Worlds in memory and storage, without the fallback World. */
  readonly worlds: number;
  /** Rows and uploads of one World. */
  readonly worldBytes: number;
}

/** Enough for a World with 100,000 declarations and the full upload quota. */
export const CAPACITY: Capacity = { worlds: 10_000, worldBytes: 300 * MEGABYTE };

export class CapacityError extends WorldIdError {
  override readonly name = 'CapacityError';
  override readonly status = 507;
}

export function capacityError(there: number, { worlds }: Capacity): CapacityError | null {
  if (there < worlds) return null;
  return new CapacityError({
    zh: `本服务器最多保留 ${worlds} 个世界，无法再新建。请在工作台的“世界”中删除不再使用的，或使用已有的世界。`,
    en: `This server keeps ${worlds} Worlds and makes no more. Delete one that nobody needs in the workbench, or use one that exists.`,
  });
}

/** Throws {@link CapacityError} if a World exceeds its size limit. */
export function checkSize(world: LiveWorld, { worldBytes }: Capacity): void {
  const bytes = bytesOfRows(world) + uploadedBytes(world.store);
  if (bytes <= worldBytes) return;
  const [size, most] = [bytes, worldBytes].map((value) => Math.ceil(value / MEGABYTE));
  throw new CapacityError({
    zh: `该世界约需 ${size} MB，超过本服务器对单个世界的上限 ${most} MB。请选择较小的世界。`,
    en: `This World takes about ${size} MB; this server lets one take ${most} MB. Choose a smaller one.`,
  });
}

export function uploadQuota(world: LiveWorld, { worldBytes }: Capacity): number {
  return Math.max(0, Math.min(UPLOADS_MAX_BYTES, worldBytes - bytesOfRows(world)));
}

/** By id. A failed creation leaves nothing behind. */
export class WorldCreation {
  private readonly running = new Map<string, Promise<LiveWorld>>();

  has(id: string): boolean {
    return this.running.has(id);
  }

  ids(): Iterable<string> {
    return this.running.keys();
  }

  /** Resolves when a pending creation has ended, even with an error. */
  async ended(id: string): Promise<void> {
    await this.running.get(id)?.catch(() => undefined);
  }

  /** Waits for a pending creation of the same id: the last request wins. */
  async add(
    id: string,
    work: () => Slices<LiveWorld>,
    keep: (world: LiveWorld) => LiveWorld,
  ): Promise<LiveWorld> {
    const before = this.ended(id);
    const made = (async () => {
      await before;
      return keep(await inSlices(work()));
    })();
    this.running.set(id, made);
    try {
      return await made;
    } finally {
      if (this.running.get(id) === made) this.running.delete(id);
    }
  }
}

type Listener = () => void;

/** Keyed by id: listeners stay when the World is replaced. */
export class Watchers {
  private readonly byWorld = new Map<string, Set<Listener>>();

  /** Includes its replacement. @returns unsubscribe */
  watch(id: string, listener: Listener): () => void {
    const all = this.byWorld.get(id) ?? new Set<Listener>();
    this.byWorld.set(id, all.add(listener));
    return () => {
      all.delete(listener);
      if (all.size === 0 && this.byWorld.get(id) === all) this.byWorld.delete(id);
    };
  }

  notifyAll(): void {
    for (const id of this.byWorld.keys()) this.notify(id);
  }

  count(id: string): number {
    return this.byWorld.get(id)?.size ?? 0;
  }

  notify(id: string): void {
    for (const listener of this.byWorld.get(id) ?? []) listener();
  }
}
