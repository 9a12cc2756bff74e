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

  tellAll(): void {
    for (const id of this.byWorld.keys()) this.tell(id);
  }

  count(id: string): number {
    return this.byWorld.get(id)?.size ?? 0;
  }

  tell(id: string): void {
    for (const listener of this.byWorld.get(id) ?? []) listener();
  }
}
