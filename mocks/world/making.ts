/** Worlds that are being made in slices, one after the other for each name. */
import { inSlices, type Slices } from '../lib/slices.ts';
import type { LiveWorld } from './world.ts';

/** By the names that they will have. A World that could not be made leaves nothing behind. */
export class Making {
  private readonly running = new Map<string, Promise<LiveWorld>>();

  has(id: string): boolean {
    return this.running.has(id);
  }

  ids(): Iterable<string> {
    return this.running.keys();
  }

  /** When what is being made under this name is there, or could not be made. */
  async ended(id: string): Promise<void> {
    await this.running.get(id)?.catch(() => undefined);
  }

  /** Makes a World after the one that is being made under its name: what was asked for last is what stays. */
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
