/** What an operator action is: one thing the platform's staff would do, as a pure step on the World. */
import type { World } from '../world/types.ts';

export interface Choice {
  readonly value: string;
  /** What people read who choose it. */
  readonly title: { readonly zh: string; readonly en: string };
}

/** One argument, described so that a form can be built for it. */
export interface OperatorArgument {
  readonly name: string;
  readonly type: 'text' | 'number' | 'boolean';
  readonly required: boolean;
  /** Most characters of a text. */
  readonly max?: number;
  /** What may be chosen now; without it, anything of the type. */
  readonly options?: readonly Choice[];
  /** The options are rows whose turn it is: the step itself says of any other row why it is not. */
  readonly isRow?: true;
}

export type OperatorArguments = Readonly<Record<string, unknown>>;

export interface OperatorAction {
  /** Stable: tests and scripts name it, for example `issueQuote`. */
  readonly id: string;
  readonly title: { readonly zh: string; readonly en: string };
  /** The arguments with what may be chosen in this World now. */
  readonly args: (world: World) => readonly OperatorArgument[];
  /** Whether there is anything this step could act on now. */
  readonly possible: (world: World) => boolean;
  /** Does it. `changed` says in one sentence what happened; throws {@link OperatorError} when it is not possible now. */
  readonly run: (world: World, args: OperatorArguments) => { readonly changed: string };
}

/** A step that is not possible now or whose arguments make no sense. The control API answers it as HTTP 400. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  /** The same for people who read Chinese. */
  readonly zh: string;
  constructor(en: string, zh: string) {
    super(en);
    this.zh = zh;
  }
}
