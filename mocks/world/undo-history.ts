/** Undo history of a World: its last steps with the state before each. */
import type { WorldState } from './snapshot.ts';
import type { HeldStore } from './store.ts';

export const UNDO_STEPS_MAX = 50;
/** Maximum number of rows in all kept states: fewer steps for a World with many changed rows. */
const UNDO_ROWS_MAX = 200_000;
/** Memory estimate per row reference, bytes; rows and most references are shared. */
const ROW_BYTES = 8;

export interface UndoState extends Omit<WorldState, 'journal' | 'rows' | 'server'> {
  readonly rows: HeldStore;
}

export interface UndoStep {
  readonly id: number;
  readonly kind: 'request' | 'operator' | 'login' | 'clock' | 'faults';
  /** operationId or staff action. */
  readonly operation: string | null;
  /** World time, epoch ms. */
  readonly at: number;
  readonly recorded: number;
  readonly before: UndoState;
}

export class UndoHistory {
  private steps: UndoStep[] = [];
  private last: UndoState;
  private held = 0;
  private count = 0;
  private readonly stands: () => UndoState;

  constructor(stands: () => UndoState) {
    this.stands = stands;
    this.last = stands();
  }

  /** Adds a step; call it right after the change, before any other. */
  note(step: Omit<UndoStep, 'id' | 'before'>): void {
    this.count += 1;
    this.steps.push({ ...step, id: this.count, before: this.last });
    this.held += this.last.rows.size;
    this.last = this.stands();
    while (this.steps.length > UNDO_STEPS_MAX || (this.held > UNDO_ROWS_MAX && this.steps.length > 1)) {
      const [oldest] = this.steps.splice(0, 1);
      if (oldest !== undefined) this.held -= oldest.before.rows.size;
    }
  }

  /** Clears the history: earlier changes belong to the creation of the World. */
  clear(): void {
    this.restore([]);
  }

  restore(steps: readonly UndoStep[]): void {
    this.steps = [...steps];
    this.count = steps.at(-1)?.id ?? 0;
    this.held = steps.reduce((sum, { before }) => sum + before.rows.size, 0);
    this.last = this.stands();
  }

  list(): readonly UndoStep[] {
    return this.steps;
  }

  get standing(): UndoState {
    return this.last;
  }

  get bytes(): number {
    return this.held * ROW_BYTES;
  }
}
