/** Invariants of every call. */
import { findingText, type Violation } from '#mocks/core/mock.ts';
import type { LiveWorld } from '#mocks/world/world.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';

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
