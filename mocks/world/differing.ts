/** The rows of a collection that differ from its seed, in the order of their arrival, ready to be asked for after every change. */

export class Differing<T> {
  /** Handed out as it is; copied before the next change when somebody has it. */
  private list: T[] = [];
  private isShared = false;
  /** The arrival of each, ascending. */
  private readonly arrivals: number[] = [];

  /** What nobody changes any more. Costs nothing while nothing has changed, else a copy of the list. */
  rows(): readonly T[] {
    this.isShared = true;
    return this.list;
  }

  put(row: T, arrival: number): void {
    this.own();
    const at = this.placeOf(arrival);
    const isKnown = this.arrivals[at] === arrival;
    this.list.splice(at, isKnown ? 1 : 0, row);
    if (!isKnown) this.arrivals.splice(at, 0, arrival);
  }

  remove(arrival: number): void {
    const at = this.placeOf(arrival);
    if (this.arrivals[at] !== arrival) return;
    this.own();
    this.list.splice(at, 1);
    this.arrivals.splice(at, 1);
  }

  private own(): void {
    if (!this.isShared) return;
    this.list = [...this.list];
    this.isShared = false;
  }

  /** Where a row of this arrival stands, or would. Most are the newest. */
  private placeOf(arrival: number): number {
    let high = this.arrivals.length;
    if ((this.arrivals[high - 1] ?? -1) < arrival) return high;
    let low = 0;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.arrivals[middle] ?? 0) < arrival) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
