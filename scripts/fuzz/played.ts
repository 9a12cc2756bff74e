/** Findings of the fuzz as recordings: played in a World of their own, judged by what must always hold. */
import { answerControl } from '#mocks/control/answer-control.ts';
import { openPlayRoom } from '#mocks/control/replay.ts';
import type { Mock, OffContract } from '#mocks/core/mock.ts';
import { isOperationId } from '#mocks/openapi/operations.ts';
import type { Recording } from '#mocks/recording/format.ts';
import { replay } from '#mocks/recording/replay.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { problemsOf } from './invariants.ts';

/** A step of a recording that violates an invariant. */
export interface PlayedFinding {
  /** Number of the step. */
  readonly n: number;
  readonly operation: OperationId;
  readonly problem: string;
}

/** A problem without what differs from case to case. */
export const kindOf = (problem: string): string => problem.replace(/\d+/g, '#').slice(0, 120);

/**
 * Plays a recording and checks each call. Whether the answers are the recorded ones does not matter.
 * @param mock created with `report` set to `offContract`
 */
export async function problemsIn(
  mock: Mock,
  offContract: OffContract[],
  recording: Recording,
): Promise<PlayedFinding[]> {
  const { player, world } = await openPlayRoom(mock, answerControl, recording);
  const found: PlayedFinding[] = [];
  for await (const { step } of replay(recording, player, { all: true })) {
    const { n, kind, operation } = step;
    if (kind !== 'call' || operation === null || !isOperationId(operation)) continue;
    const status = world.journal.tail(1)[0]?.status ?? 0;
    for (const problem of problemsOf(operation, offContract, world, status))
      found.push({ n, operation, problem });
  }
  return found;
}
