/** State charts as data: handlers and operator steps check against them, and the control API returns them for drawing. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { TwoLanguages } from '../../lib/text.ts';

export type Bilingual = TwoLanguages;

export type Who = 'customer' | 'staff' | 'time';

export interface State {
  readonly title: Bilingual;
  readonly group: string;
  /** Position in the drawing: main path in column 0, deviations in column 1. */
  readonly row: number;
  readonly column: 0 | 1;
}

/** What triggers a transition: an operator step (optionally with a deciding argument), a call of the portal, or time. */
type By =
  | { readonly step: string; readonly given?: Readonly<Record<string, boolean>> }
  | { readonly call: OperationId }
  | { readonly passing: 'days' };

export interface Transition<StateId extends string> {
  readonly id: string;
  readonly title: Bilingual;
  readonly who: Who;
  readonly by: By;
  readonly from: readonly StateId[];
  /** Null if the state does not change, e.g. when a file is replaced. */
  readonly to: StateId | null;
  /** In charts with parallel groups: one of these states must be active too. */
  readonly beside?: readonly StateId[];
  readonly unless?: readonly StateId[];
  /** A parallel state that this transition ends, immediately or with the last of several. */
  readonly ends?: StateId;
  /** Optional: not counted as waiting for someone. */
  readonly isOptional?: true;
}

export interface Chart<StateId extends string = string> {
  readonly groups: Readonly<Record<string, Bilingual>>;
  readonly states: Readonly<Record<StateId, State>>;
  readonly transitions: readonly Transition<StateId>[];
}

export function state<Group extends string>(
  group: Group,
  row: number,
  column: 0 | 1,
  zh: string,
  en: string,
): State & { readonly group: Group } {
  return { title: { zh, en }, group, row, column };
}

type More<Id extends string> = Partial<Pick<Transition<Id>, 'by' | 'beside' | 'unless' | 'isOptional'>>;

/** A transition by the operator step with its id; `more` may name another step and a decision. */
export function staff<Id extends string>(
  id: string,
  zh: string,
  en: string,
  from: readonly Id[],
  to: Id,
  more: More<Id> = {},
): Transition<Id> {
  return { id, title: { zh, en }, who: 'staff', by: { step: id }, from, to, ...more };
}

/** A transition by the call of the portal with its id. */
export function customer<Id extends string>(
  id: OperationId,
  zh: string,
  en: string,
  from: readonly Id[],
  to: Id,
  more: More<Id> = {},
): Transition<Id> {
  return { id, title: { zh, en }, who: 'customer', by: { call: id }, from, to, ...more };
}

/** Whether a transition is allowed in these active states (one per group). */
export function isOpen<Id extends string>(
  { from, beside = from, unless = [] }: Transition<Id>,
  at: readonly Id[],
): boolean {
  const holds = (some: readonly Id[]): boolean => some.some((state) => at.includes(state));
  return holds(from) && holds(beside) && !holds(unless);
}

/** Whether a transition waits for someone: not if it keeps the state, is triggered by time, or is optional. */
export function awaitsAction<Id extends string>(transition: Transition<Id>, at: readonly Id[]): boolean {
  const { to, who, isOptional: isFree, ends } = transition;
  const leads = to !== null || (ends !== undefined && at.includes(ends));
  return leads && who !== 'time' && isFree !== true && isOpen(transition, at);
}

function isAnyAllowed<Id extends string>(
  name: string,
  transitions: readonly Transition<Id>[],
  at: readonly Id[],
): boolean {
  if (transitions.length === 0) throw new Error(`No chart knows "${name}"`);
  return transitions.some((transition) => isOpen(transition, at));
}

export function allows<Id extends string>(chart: Chart<Id>, id: string, at: readonly Id[]): boolean {
  return isAnyAllowed(
    id,
    chart.transitions.filter((transition) => transition.id === id),
    at,
  );
}

export function allowsStep<Id extends string>(chart: Chart<Id>, step: string, at: readonly Id[]): boolean {
  return isAnyAllowed(
    step,
    chart.transitions.filter(({ by }) => 'step' in by && by.step === step),
    at,
  );
}
