/** A step of the control API on a World: what it changed is noted, and stored at once. */
import { maskedText } from '../world/masked-text.ts';
import { withoutTokens, type JournalEntry } from '../world/journal.ts';
import type { RowChange } from '../world/store.ts';
import type { LiveWorld } from '../world/world.ts';
import type { Mock } from '../core/mock.ts';

interface Step<T> {
  readonly kind: Exclude<JournalEntry['kind'], 'request'>;
  /** Operator action, or null. */
  readonly action: string | null;
  readonly method: string;
  readonly path: string;
  readonly request: unknown;
  readonly run: () => T;
}

interface StepDone<T> {
  readonly result: T;
  /** Sessions without their ids, which are tokens. */
  readonly changes: readonly RowChange[];
  /** Place in the journal. */
  readonly index: number;
}

/** Runs a step alone in its World. What it throws leaves the journal as it was. */
export function takeStep<T>(mock: Mock, world: LiveWorld, step: Step<T>): Promise<StepDone<T>> {
  return mock.worlds.during(world, () => stepIn(world, mock, step));
}

async function stepIn<T>(world: LiveWorld, mock: Mock, step: Step<T>): Promise<StepDone<T>> {
  const began = performance.now();
  const done = await world.exclusive(() => {
    world.takeChanges();
    const result = step.run();
    return { result, changes: withoutTokens(world.takeChanges()) };
  });
  const index = world.journal.add({
    kind: step.kind,
    at: world.clock.now(),
    userId: null,
    method: step.method,
    path: step.path,
    operationId: step.action,
    status: 200,
    code: null,
    language: null,
    fault: null,
    ms: performance.now() - began,
    request: maskedText(step.request),
    answer: maskedText(done.result),
    requestFindings: [],
    answerFindings: [],
    changes: done.changes,
  });
  mock.worlds.changed(world);
  return { ...done, index };
}
