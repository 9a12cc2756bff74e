/**
 * What the development server loads of the mock, again after each edit. The Worlds are handed in and outlive it: editing a
 * handler keeps everything that was typed and clicked so far.
 */
import { worldFactory } from '../scenarios/create-world.ts';
import type { PlainAnswer } from '../core/answer.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import { noteReal, type HandedOn } from '../core/note-real.ts';
import type { RealServer } from '../core/real-server.ts';
import { createMock, offContractText } from './create-mock.ts';
import type { Troubles } from './dev-overlay.ts';
import { dispatch } from './dispatch.ts';
import { Worlds, type WorldStorage } from '../world/worlds.ts';

export { banner } from './banner.ts';

const answerCause = (operationId: string): string => `answer of ${operationId}`;

export interface DevHost {
  /** From the load before; null at first. */
  readonly worlds: Worlds | null;
  readonly storage: WorldStorage | null;
  readonly hostNames: readonly string[];
  readonly real: RealServer | null;
  readonly troubles: Troubles;
}

export interface DevBackend {
  readonly worlds: Worlds;
  /** Null when the request is none of the mock's. */
  answer(call: PlainCall): Promise<PlainAnswer | null>;
  /** Notes a call that the real server has answered. */
  note(call: HandedOn): Promise<void>;
  /** Takes back what it has told: its code has been edited, and the next answers come from the new one. */
  retire(): void;
}

export async function createDevBackend({
  worlds,
  storage,
  hostNames,
  real,
  troubles,
}: DevHost): Promise<DevBackend> {
  const kept = worlds ?? new Worlds(worldFactory, storage ?? undefined);
  kept.factory = worldFactory;
  const told = new Set<string>();
  /** Operations whose running answer is in trouble. */
  const wrong = new Set<string>();
  const tell = (operationId: string, text: string): void => {
    wrong.add(operationId);
    told.add(operationId);
    troubles.show(answerCause(operationId), text);
  };
  const mock = await createMock({
    worlds: kept,
    hostNames,
    real,
    openapi: 'report',
    onOffContract: (report) => tell(report.operationId, offContractText(report)),
    onError: (operationId, error) =>
      tell(
        operationId,
        `${operationId} threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      ),
    // An answer as it should be: the trouble with this call is over.
    onAnswered(operationId) {
      if (!wrong.delete(operationId)) troubles.gone(answerCause(operationId));
    },
  });
  return {
    worlds: kept,
    answer: (call) => dispatch(mock, call),
    note: (call) => noteReal(mock, call),
    retire() {
      for (const operationId of told) troubles.gone(answerCause(operationId));
    },
  };
}
