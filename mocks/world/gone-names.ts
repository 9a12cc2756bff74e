/** Names of deleted Worlds that are remembered. */
const GONE_MAX = 1000;

/** Names of deleted Worlds, the last {@link GONE_MAX} of them: a server that runs for months stays small. */
export class GoneNames {
  private readonly names = new Set<string>();

  has(id: string): boolean {
    return this.names.has(id);
  }

  add(id: string): void {
    this.names.add(id);
    const [oldest] = this.names;
    if (this.names.size > GONE_MAX && oldest !== undefined) this.names.delete(oldest);
  }

  delete(id: string): void {
    this.names.delete(id);
  }
}
