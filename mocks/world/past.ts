/** Undo history of a World: its last steps with the state before each. */
import type { WorldState } from './snapshot.ts';
import type { HeldStore } from './store.ts';

export const PAST_STEPS = 50;
/** Maximum number of rows in all kept states: fewer steps for a World with many changed rows. */
const PAST_ROWS = 200_000;
/** Memory estimate per row reference, bytes; rows and most references are shared. */
const ROW_BYTES = 8;

export interface Standing extends Omit<WorldState, 'journal' | 'rows' | 'server'> {
  readonly rows: HeldStore;
}

export interface PastStep {
  readonly id: number;
  readonly kind: 'request' | 'operator' | 'login' | 'clock' | 'faults';
  /** operationId or staff action. */
  readonly operation: string | null;
  /** World time, epoch ms. */
  readonly at: number;
  readonly recorded: number;
  readonly before: Standing;
}

export class Past {
  private steps: PastStep[] = [];
  private last: Standing;
  private held = 0;
  private count = 0;
  private readonly stands: () => Standing;

  constructor(stands: () => Standing) {
    this.stands = stands;
    this.last = stands();
  }

  /** Adds a step; call it right after the change, before any other. */
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

  /** Clears the history: earlier changes belong to the creation of the World. */
  begin(): void {
    this.continueFrom([]);
  }

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

  /** The state after the last step. */
  get standing(): Standing {
    return this.last;
  }

  /** Memory estimate, bytes. */
  get bytes(): number {
    return this.held * ROW_BYTES;
  }
}
