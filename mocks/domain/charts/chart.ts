/**
 * What a chart of states is: a pure table. Handlers and steps of the staff ask it whether it is their turn, and the control
 * API draws it, so that a drawing says what really happens (tests/mocks/charts walks every arrow).
 */
import type { OperationId } from '#src/api/generated/operations.gen.ts';

export interface Words {
  readonly zh: string;
  readonly en: string;
}

/** Whose a transition is. */
export type Who = 'customer' | 'staff' | 'time';

export interface State {
  readonly title: Words;
  /** Which group of the chart it belongs to. */
  readonly group: string;
  /** Where it is drawn: the usual way goes down column 0, what leads away from it stands in column 1. */
  readonly row: number;
  readonly column: 0 | 1;
}

/** What does a transition: a step of the staff, perhaps with an argument that decides it, a call of the portal, or time. */
export type By =
  | { readonly step: string; readonly given?: Readonly<Record<string, boolean>> }
  | { readonly call: OperationId }
  | { readonly passing: 'days' };

export interface Transition<StateId extends string> {
  /** Unique in its chart. */
  readonly id: string;
  readonly title: Words;
  readonly who: Who;
  readonly by: By;
  readonly from: readonly StateId[];
  /** Null where things stay as they are, for example when a file is replaced. */
  readonly to: StateId | null;
  /** In a chart with several groups at once: one of these must hold beside. */
  readonly beside?: readonly StateId[];
  /** None of these may hold. */
  readonly unless?: readonly StateId[];
  /** A state beside the others that this ends, at once or with the last of several. */
  readonly ends?: StateId;
  /** Nobody waits for it: a person may, and need not. */
  readonly isFree?: true;
}

export interface Chart<StateId extends string = string> {
  /** Groups in their order, with what they are called. */
  readonly groups: Readonly<Record<string, Words>>;
  readonly states: Readonly<Record<StateId, State>>;
  readonly transitions: readonly Transition<StateId>[];
}

/** Whether it is this transition's turn, for something that is at these states (one of each group that it is in). */
export function isOpen<Id extends string>(
  { from, beside = from, unless = [] }: Transition<Id>,
  at: readonly Id[],
): boolean {
  const holds = (some: readonly Id[]): boolean => some.some((state) => at.includes(state));
  return holds(from) && holds(beside) && !holds(unless);
}

/** Whether somebody is waited for to do it: not where it leaves all as it is, takes only time, or nobody minds. */
export function isTurn<Id extends string>(transition: Transition<Id>, at: readonly Id[]): boolean {
  const { to, who, isFree, ends } = transition;
  const leads = to !== null || (ends !== undefined && at.includes(ends));
  return leads && who !== 'time' && isFree !== true && isOpen(transition, at);
}

function anyOpen<Id extends string>(
  name: string,
  transitions: readonly Transition<Id>[],
  at: readonly Id[],
): boolean {
  if (transitions.length === 0) throw new Error(`No chart knows "${name}"`);
  return transitions.some((transition) => isOpen(transition, at));
}

/** Whether this transition is open now. */
export function allows<Id extends string>(chart: Chart<Id>, id: string, at: readonly Id[]): boolean {
  return anyOpen(
    id,
    chart.transitions.filter((transition) => transition.id === id),
    at,
  );
}

/** Whether it is the turn of this step of the staff, whichever way it decides. */
export function allowsStep<Id extends string>(chart: Chart<Id>, step: string, at: readonly Id[]): boolean {
  return anyOpen(
    step,
    chart.transitions.filter(({ by }) => 'step' in by && by.step === step),
    at,
  );
}
