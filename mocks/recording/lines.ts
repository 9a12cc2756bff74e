/** Progress of a replay as JSON Lines: one per step, then the result. */
import type { Difference } from './compare.ts';
import type { Recording } from './format.ts';
import { hasPassed, type Played } from './replay.ts';

/** Maximum number of differences per step. */
const DIFFERENCES_MAX = 20;

export interface StepLine {
  n: number;
  of: number;
  kind: string;
  operation: string | null;
  passed: boolean;
  problem?: string;
  differences?: readonly Difference[];
}

export interface EndLine {
  done: true;
  steps: number;
  of: number;
  passed: boolean;
  /** The first step with a difference. */
  first?: StepLine;
}

export function stepsUntil({ steps }: Recording, until = Number.POSITIVE_INFINITY): number {
  return steps.filter(({ n }) => n <= until).length;
}

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
