/** Types of the fault kinds. */
import type { ServerBehaviour } from '#mocks/world/server.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';

/** Expected behaviour of a screen under a fault. */
export type Expectation =
  /** The call failed: the screen shows a message or omits the part. */
  | 'failure'
  /** The call succeeded with a slightly different answer: the screen renders as much as possible. */
  | 'drift'
  /** No visible difference at all. */
  | 'same';

export interface FaultKind {
  readonly name: string;
  readonly expects: Expectation;
  /** Time without an answer, ms. */
  readonly silence?: number;
  /** The network is offline for all calls: from the start, or from this call on. */
  readonly offline?: 'from the start' | 'in the middle';
  /** Manner of the server in all calls, independent of the call under test. */
  readonly server?: Partial<ServerBehaviour>;
  readonly applies: (operation: OperationId) => boolean;
  readonly lay: (operation: OperationId, answer: () => Promise<Response | null>) => Promise<Response | null>;
}

export const always = (): boolean => true;
