/** The last steps of a World, each with how everything stood before it: so that they can be undone exactly. */
import type { WorldState } from './snapshot.ts';
import type { HeldStore } from './store.ts';

/** Steps that can be undone. */
export const PAST_STEPS = 50;
/** Rows in all the states that are kept: of a World in which thousands of rows differ from the seed, fewer steps. */
const PAST_ROWS = 200_000;
/** A place in the list of a state, bytes; the rows themselves are shared, and most of the places too. */
const ROW_BYTES = 8;

/** How a World stands, without its journal. */
export interface Standing extends Omit<WorldState, 'journal' | 'rows' | 'server'> {
  readonly rows: HeldStore;
}

/** A step that changed something. */
export interface PastStep {
  /** Counts up over the World's life. */
  readonly id: number;
  readonly kind: 'request' | 'operator' | 'login' | 'clock' | 'faults';
  /** operationId, or the action of the staff. */
  readonly operation: string | null;
  /** World time, epoch ms. */
  readonly at: number;
  /** The last step on the tape before it. */
  readonly taped: number;
  readonly before: Standing;
}

export class Past {
  private steps: PastStep[] = [];
  private last: Standing;
  private held = 0;
  private count = 0;
  private readonly stands: () => Standing;

  /** @param stands how the World stands now */
  constructor(stands: () => Standing) {
    this.stands = stands;
    this.last = stands();
  }

  /** Notes a step that has just changed the World, before another one can. */
  note(step: Omit<PastStep, 'id' | 'before'>): void {
    this.count += 1;
    this.steps.push({ ...step, id: this.count, before: this.last });
    this.held += this.last.rows.size;
    this.last = this.stands();
    while (this.steps.length > PAST_STEPS || (this.held > PAST_ROWS && this.steps.length > 1)) {
      const [oldest] = this.steps.splice(0, 1);
      if (oldest !== undefined) this.held -= oldest.before.rows.size;
    }
  }

  /** Forgets everything: what came before belongs to how the World was made. */
  begin(): void {
    this.continueFrom([]);
  }

  /** Goes on after these steps. */
  continueFrom(steps: readonly PastStep[]): void {
    this.steps = [...steps];
    this.count = steps.at(-1)?.id ?? 0;
    this.held = steps.reduce((sum, { before }) => sum + before.rows.size, 0);
    this.last = this.stands();
  }

  /** Oldest first. */
  list(): readonly PastStep[] {
    return this.steps;
  }

  /** What it takes in memory, roughly. */
  get bytes(): number {
    return this.held * ROW_BYTES;
  }
}
