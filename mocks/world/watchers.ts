/** Who wants to know when something happens in a World. */

type Told = () => void;

/** By the ids of Worlds: a watcher stays when another World takes the name. */
export class Watchers {
  private readonly byWorld = new Map<string, Set<Told>>();

  /**
   * Calls `told` each time that something happened in the World of this id, also when it was made anew.
   * @returns what ends that
   */
  watch(id: string, told: Told): () => void {
    const all = this.byWorld.get(id) ?? new Set<Told>();
    this.byWorld.set(id, all.add(told));
    return () => {
      all.delete(told);
      if (all.size === 0 && this.byWorld.get(id) === all) this.byWorld.delete(id);
    };
  }

  /** Something happened to the server, and so to all its Worlds. */
  tellAll(): void {
    for (const id of this.byWorld.keys()) this.tell(id);
  }

  /** How many watch this World. */
  count(id: string): number {
    return this.byWorld.get(id)?.size ?? 0;
  }

  /** Something happened in this World. */
  tell(id: string): void {
    for (const told of this.byWorld.get(id) ?? []) told();
  }
}
