/** How a replay goes, line by line: each step as it is played, then the whole. */
import type { Difference } from './compare.ts';
import type { Recording } from './format.ts';
import { hasPassed, type Played } from './replay.ts';

/** Differences of one step that are told; more would hide the first. */
const DIFFERENCES_MAX = 20;

export interface StepLine {
  n: number;
  /** How many steps are to be played. */
  of: number;
  kind: string;
  operation: string | null;
  passed: boolean;
  problem?: string;
  differences?: readonly Difference[];
}

export interface EndLine {
  done: true;
  /** How many steps were played. */
  steps: number;
  of: number;
  passed: boolean;
  /** The first step that is not as recorded. */
  first?: StepLine;
}

/** How many steps there are up to the one with this number. */
export function stepsUntil({ steps }: Recording, until = Number.POSITIVE_INFINITY): number {
  return steps.filter(({ n }) => n <= until).length;
}

/** A step as a line. */
export function stepLine(played: Played, of: number): StepLine {
  const { step, differences, problem } = played;
  const { n, kind, operation } = step;
  return {
    n,
    of,
    kind,
    operation,
    passed: hasPassed(played),
    ...(problem === undefined ? {} : { problem }),
    ...(differences.length === 0 ? {} : { differences: differences.slice(0, DIFFERENCES_MAX) }),
  };
}

/** Every step as it is played, and the whole at the end. */
export async function* linesOf(run: AsyncIterable<Played>, of: number): AsyncGenerator<StepLine | EndLine> {
  let steps = 0;
  let first: StepLine | undefined;
  for await (const played of run) {
    steps += 1;
    const line = stepLine(played, of);
    if (!line.passed) first ??= line;
    yield line;
  }
  yield { done: true, steps, of, passed: first === undefined, ...(first === undefined ? {} : { first }) };
}
