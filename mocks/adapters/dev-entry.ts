/**
 * Entry point of the mock in the development server, reloaded after each edit. Worlds are passed in and survive the reload, so
 * that edits keep the current state.
 */
import { worldFactory } from '../scenarios/create-world.ts';
import type { PlainAnswer } from '../core/answer.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import { logRealCall, type ForwardedCall } from '../core/log-real-call.ts';
import type { RealServer } from '../core/real-server.ts';
import { createMock, violationText, dispatch } from './create-mock.ts';
import type { DevErrors } from './dev-overlay.ts';
import { memoryInNode } from './incoming-file.ts';
import { Worlds, type WorldStorage } from '../world/worlds.ts';

export { banner } from './banner.ts';

const answerCause = (operationId: string): string => `answer of ${operationId}`;

export interface DevHost {
  /** Worlds of the previous load; null at first. */
  readonly worlds: Worlds | null;
  readonly storage: WorldStorage | null;
  readonly hostNames: readonly string[];
  readonly real: RealServer | null;
  readonly errors: DevErrors;
}

export interface DevBackend {
  readonly worlds: Worlds;
  answer(call: PlainCall): Promise<PlainAnswer | null>;
  logForwarded(call: ForwardedCall): Promise<void>;
  /** Withdraws reported problems, since they concern old code. */
  retire(): void;
}

export async function createDevBackend({
  worlds,
  storage,
  hostNames,
  real,
  errors,
}: DevHost): Promise<DevBackend> {
  const kept = worlds ?? new Worlds(worldFactory, storage ?? memoryInNode());
  kept.factory = worldFactory;
  const reported = new Set<string>();
  /** Operations with a problem in the current answer. */
  const wrong = new Set<string>();
  const tell = (operationId: string, text: string): void => {
    wrong.add(operationId);
    reported.add(operationId);
    errors.show(answerCause(operationId), text);
  };
  const mock = await createMock({
    worlds: kept,
    hostNames,
    real,
    openapi: 'report',
    onViolation: (report) => tell(report.operationId, violationText(report)),
    onError: (operationId, error) =>
      tell(
        operationId,
        `${operationId} threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      ),
    // A valid answer resolves the reported problem.
    onAnswered(operationId) {
      if (!wrong.delete(operationId)) errors.clear(answerCause(operationId));
    },
  });
  return {
    worlds: kept,
    answer: (call) => dispatch(mock, call),
    logForwarded: (call) => logRealCall(mock, call),
    retire() {
      for (const operationId of reported) errors.clear(answerCause(operationId));
    },
  };
}
