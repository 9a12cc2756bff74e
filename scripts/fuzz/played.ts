/** Replays fuzz findings in a separate World and checks invariants. */
import { answerControl } from '#mocks/control/answer-control.ts';
import { createReplayWorld } from '#mocks/control/replay.ts';
import type { Mock, Violation } from '#mocks/core/mock.ts';
import { isOperationId } from '#mocks/openapi/operations.ts';
import type { Recording } from '#mocks/recording/format.ts';
import { replay } from '#mocks/recording/replay.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { problemsOf } from './invariants.ts';

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
