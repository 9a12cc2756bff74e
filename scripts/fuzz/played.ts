/** Replays fuzz findings in a separate World and checks invariants. */
import { answerControl } from '#mocks/control/answer-control.ts';
import { createReplayWorld } from '#mocks/control/replay.ts';
import { type Mock, type Violation, findingText } from '#mocks/core/mock.ts';
import { isOperationId } from '#mocks/openapi/operations.ts';
import type { Recording } from '#mocks/recording/format.ts';
import { replay } from '#mocks/recording/replay.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { LiveWorld } from '#mocks/world/world.ts';

/** Invariants of every call. */

/** Collections that a refusal may change: counters of attempts, and puzzles, which are single-use. */
const CHANGED_BY_REFUSALS: Partial<Record<OperationId, readonly string[]>> = {
  checkCaptcha: ['captchas', 'counters'],
};

/** Invariants violated by the last call of a World. Empties `violations`. */
export function problemsOf(
  operation: OperationId,
  violations: Violation[],
  world: LiveWorld,
  status: number,
): string[] {
  const problems = violations
    .splice(0)
    .map(({ findings }) => `off the contract: ${findings.map(findingText).join('; ')}`);
  const entry = world.journal.tail(1)[0];
  if (status >= 500) problems.push(`HTTP ${status}: ${entry?.answer ?? ''}`);
  const refused = status >= 400 || (entry?.code !== null && entry?.code !== 1);
  const tolerated = CHANGED_BY_REFUSALS[operation] ?? [];
  const changed = [...new Set((entry?.changes ?? []).map(({ collection }) => collection))].filter(
    (name) => !tolerated.includes(name),
  );
  if (refused && changed.length > 0) problems.push(`refused, and yet changed ${changed.join(', ')}`);
  return problems;
}

export interface PlayedFinding {
  readonly n: number;
  readonly operation: OperationId;
  readonly problem: string;
}

/** A problem without case-specific parts. */
export const kindOf = (problem: string): string => problem.replace(/\d+/g, '#').slice(0, 120);

/**
 * Replays a recording and checks the invariants of each call; answers may differ from the recorded ones. @param mock created
 * with `report` set to `violations`
 */
export async function problemsIn(
  mock: Mock,
  violations: Violation[],
  recording: Recording,
): Promise<PlayedFinding[]> {
  const { player, world } = await createReplayWorld(mock, answerControl, recording);
  const found: PlayedFinding[] = [];
  for await (const { step } of replay(recording, player, { all: true })) {
    const { n, kind, operation } = step;
    if (kind !== 'call' || operation === null || !isOperationId(operation)) continue;
    const status = world.journal.tail(1)[0]?.status ?? 0;
    for (const problem of problemsOf(operation, violations, world, status))
      found.push({ n, operation, problem });
  }
  return found;
}
