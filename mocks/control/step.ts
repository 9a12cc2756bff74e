/** Runs a control API step on a World: changes are recorded and stored immediately. */
import { maskedText } from '../world/masked-text.ts';
import { withoutTokens } from '../world/journal.ts';
import { createdBy, type CreatedValue } from '../world/created-values.ts';
import type { RowChange } from '../world/store.ts';
import type { LiveWorld } from '../world/world.ts';
import type { Mock } from '../core/mock.ts';

/** Kind in the recorder, and operation in the journal. */
const STEP_KINDS = {
  operator: { taped: 'staff', method: 'POST' },
  login: { taped: 'login', method: 'POST' },
  clock: { taped: 'clock', method: 'POST' },
  faults: { taped: 'faults', method: 'PUT' },
} as const;

interface Step<T> {
  readonly kind: keyof typeof STEP_KINDS;
  readonly action?: string;
  readonly request: unknown;
  /** Language of texts in the answer; default Chinese. */
  readonly language?: 'zh' | 'en';
  readonly run: () => T;
  /** Answer to the client, if it differs from the result. */
  readonly answer?: (done: Pick<StepDone<T>, 'result' | 'changes'>) => unknown;
}

interface StepDone<T> {
  readonly result: T;
  /** Session ids removed: they are tokens. */
  readonly changes: readonly RowChange[];
  readonly index: number;
}

const callOf = ({ kind, action }: Pick<Step<unknown>, 'kind' | 'action'>) => ({
  method: STEP_KINDS[kind].method,
  path: `/__mock/api/${kind}${action === undefined ? '' : `/${action}`}`,
});

export function recordStep(
  world: LiveWorld,
  step: Pick<Step<unknown>, 'kind' | 'action' | 'request' | 'language'>,
  {
    at,
    made,
    answer,
    entry,
  }: {
    readonly at: number;
    readonly made: readonly CreatedValue[];
    readonly answer: unknown;
    readonly entry: number | null;
  },
): void {
  world.recorder.add({
    kind: STEP_KINDS[step.kind].taped,
    operation: step.action ?? null,
    at,
    ...callOf(step),
    token: null,
    // Matches a call without Accept-Language header.
    language: step.language === 'en' ? 'en' : null,
    request: { json: JSON.stringify(step.request) },
    answer: { status: 200, json: JSON.stringify(answer) },
    entry,
    made,
    changed: true,
  });
}

/** Runs a step exclusively in its World. An error leaves the journal unchanged. */
export function runStep<T>(mock: Mock, world: LiveWorld, step: Step<T>): Promise<StepDone<T>> {
  return mock.worlds.during(world, () => runStepIn(world, mock, step));
}

async function runStepIn<T>(world: LiveWorld, mock: Mock, step: Step<T>): Promise<StepDone<T>> {
  const began = performance.now();
  const at = world.clock.now();
  const done = await world.exclusive(() => {
    world.takeChanges();
    const result = step.run();
    const changes = world.takeChanges();
    const { kind, action: operation = null } = step;
    world.past.note({ kind, operation, at, recorded: world.recorder.count });
    return { result, changes: withoutTokens(changes), made: createdBy(world.store, changes) };
  });
  const index = world.journal.add({
    kind: step.kind,
    at: world.clock.now(),
    ...callOf(step),
    operationId: step.action ?? null,
    language: step.language ?? null,
    ms: performance.now() - began,
    request: maskedText(step.request),
    answer: maskedText(done.result),
    changes: done.changes,
  });
  recordStep(world, step, {
    at,
    made: done.made,
    answer: step.answer?.(done) ?? done.result ?? null,
    entry: index,
  });
  world.steered += 1;
  mock.worlds.changed(world);
  return { result: done.result, changes: done.changes, index };
}
