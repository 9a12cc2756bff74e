/** Worlds being created in slices, one after the other per id. */
import { inSlices, type Slices } from '../lib/slices.ts';
import type { LiveWorld } from './world.ts';

/** By id. A failed creation leaves nothing behind. */
export class Making {
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
